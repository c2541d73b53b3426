import type { Candidacy } from '@vetsync/machines/candidacy';
import { consentsOf } from '@vetsync/machines/exchange/model';
import type { World } from '@vetsync/machines/model/world';
import { answerOf } from './answer.ts';
import { api } from './calls.ts';
import { exchange } from './exchange.ts';
import { loadProfile } from './profile.ts';

const loadOwn = () => answerOf(api.me.candidate.$get()).then(({ candidate }) => candidate);
const loadRecords = (cursor: string | null) =>
  answerOf(api.me['access-log'].$get({ query: cursor === null ? {} : { cursor } }));

/** Calls about what people show to organizations and share with them. Each rejects with a `Problem`. */
export const sharing = {
  async loadCandidacy(): Promise<Candidacy> {
    const [candidate, stored] = await Promise.all([loadOwn(), loadProfile()]);
    return { candidate, profile: stored.profile };
  },
  async loadSharing() {
    const [candidate, state, log] = await Promise.all([loadOwn(), exchange.loadState(), loadRecords(null)]);
    if (!('world' in state)) throw new TypeError('not the state of a person');
    return { consents: consentsOf(state.world as unknown as World, candidate), log };
  },
  loadRecords,
};
