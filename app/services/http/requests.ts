import { requestQuery, type SolutionRequestChange } from '@vetsync/machines/leads/model';
import type { SolutionRequestPageRequest } from '@vetsync/machines/leads/solutionRequests';
import { parseResponse } from './response.ts';
import { api } from './calls.ts';

const all = api['custom-solution-leads'];
const one = all[':id'];

/** Calls for requests for custom solutions. Each rejects with a `Problem`. */
export const requests = {
  load: ({ filters, cursor }: SolutionRequestPageRequest) =>
    parseResponse(all.$get({ query: { ...requestQuery(filters), ...(cursor && { cursor }) } })),
  loadOne: (id: string) => parseResponse(one.$get({ param: { id } })),
  change: (id: string, json: SolutionRequestChange) => parseResponse(one.$patch({ param: { id }, json })),
};
