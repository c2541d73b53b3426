import type { CandidatePage, CandidatePageRequest } from '@vetsync/machines/candidates';
import type { Candidacy } from '@vetsync/machines/candidacy';
import { candidateQuery, consentsOf } from '@vetsync/machines/exchange/model';
import type { Candidate } from '@vetsync/machines/model/exchange';
import { parseResponse } from './response.ts';
import { api } from './calls.ts';
import { exchange } from './exchange.ts';
import { loadProfile } from './profile.ts';

const loadOwn = () => parseResponse(api.me.candidate.$get()).then(({ candidate }) => candidate);
const loadRecords = (cursor: string | null) =>
  parseResponse(api.me['access-log'].$get({ query: cursor === null ? {} : { cursor } }));

/** Calls about what people show to organizations and share with them. Each rejects with a `Problem`. */
export const sharing = {
  async loadCandidacy(): Promise<Candidacy> {
    const [candidate, stored] = await Promise.all([loadOwn(), loadProfile()]);
    return { candidate, profile: stored.profile };
  },
  async loadSharing() {
    const [candidate, world, log] = await Promise.all([
      loadOwn(),
      exchange.loadOwnWorld(),
      loadRecords(null),
    ]);
    return { consents: consentsOf(world, candidate), log };
  },
  loadRecords,
};

const ofOrganization = api.organizations[':id'].candidates;

/** Calls about people who let organizations find them, for staff. Each rejects with a `Problem`. */
export const candidates = {
  load: ({ organizationId, filters, cursor }: CandidatePageRequest): Promise<CandidatePage> =>
    parseResponse(
      ofOrganization.$get({
        param: { id: organizationId },
        query: { ...candidateQuery(filters), ...(cursor && { cursor }) },
      }),
    ),
  find: ({ organizationId, id }: { organizationId: string; id: string }): Promise<Candidate> =>
    parseResponse(
      ofOrganization[':candidateId'].$get({ param: { id: organizationId, candidateId: id } }),
    ).then(({ candidate }) => candidate),
};
