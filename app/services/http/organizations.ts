import type { NewOrganization } from '@vetsync/machines/organizations/model';
import { answerOf } from './answer.ts';
import { api } from './calls.ts';

/** Calls about organizations. Each rejects with a `Problem`. */
export const organizations = {
  create: (json: NewOrganization) => answerOf(api.organizations.$post({ json })),
};
