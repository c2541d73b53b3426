import { parseResponse } from './response.ts';
import { api } from './calls.ts';

/** The organizations that the signed-in person works for. Rejects with a `Problem`. */
export const loadMemberships = async () => (await parseResponse(api.me.organizations.$get())).memberships;
