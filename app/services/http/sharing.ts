import type { Candidacy } from '@vetsync/machines/exchange/candidacy';
import { consentsOf } from '@vetsync/machines/exchange/model';
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
