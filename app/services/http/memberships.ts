import { answerOf } from './answer.ts';
import { api } from './calls.ts';

/** The organizations that the signed-in person works for. Rejects with a `Problem`. */
export const loadMemberships = async () => (await answerOf(api.me.organizations.$get())).memberships;
