import type { World } from '../../model/world/index.ts';
import { portalAt } from '../../portal/model/index.ts';
import type { PortalSamples, RowsOfWorld } from '../../portal/model/index.ts';
import { portalTableTab } from '../../portal/portalTableTab/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabHolder.events.ts';
import { candidatePoolMachine } from '../candidatePool/index.ts';
import {
  candidateRows,
  candidatesOf,
  candidateTable,
  compareActions,
  readCandidateRoute,
} from '../model/index.ts';
import type { Candidate, RecruiterSamples } from '../model/index.ts';
import { comparedCandidates } from './comparedCandidates.machine.ts';
import type { ComparedCandidates, ComparedCandidatesLogic } from './comparedCandidates.machine.ts';

type RecruiterCandidatesTabInput = TabInput<PortalSamples<RecruiterSamples>>;

interface RecruiterCandidatesTabContext extends RecruiterCandidatesTabInput {
  /** For the same world it returns the same candidates. */
  candidatesIn: (world: World) => readonly Candidate[];
  /** Ids of those whom the rows mark as compared. */
  compared: readonly string[];
  remembered: ComparedCandidates;
}

function candidatesFor({ samples, now }: RecruiterCandidatesTabInput) {
  const openedAt = now();
  const records = samples.records(openedAt);
  const found = new WeakMap<World, readonly Candidate[]>();
  return (world: World): readonly Candidate[] => {
    const candidates = found.get(world) ?? candidatesOf(records, samples.filterWorld(world), openedAt);
    found.set(world, candidates);
    return candidates;
  };
}

const rowsIn =
  ({ candidatesIn, compared }: RecruiterCandidatesTabContext): RowsOfWorld =>
  (world) =>
    candidateRows(candidatesIn(world), compared);

const routeOf = ({ route: { route } }: RecruiterCandidatesTabContext) =>
  readCandidateRoute(route.detail, route.query);

const child = tabChild<RecruiterCandidatesTabContext>();

const compareEvents: Readonly<Record<string, 'compare.add' | 'compare.remove'>> = {
  [compareActions.add]: 'compare.add',
  [compareActions.remove]: 'compare.remove',
};

const table = child(portalTableTab)({
  input: (tab) => ({ ...tab, samples: { table: candidateTable, rows: () => rowsIn(tab) } }),
  notify: {
    'route.changed': ({ route }) => route,
    'context.changed': (tab) => ({ type: 'rowsIn.changed', rowsIn: rowsIn(tab) }),
  },
  requests: {
    'row.acted': ({ rowId: candidateId, action }) => {
      const type = compareEvents[action];
      return type ? toActor<typeof candidatePoolMachine>('pool', { type, candidateId }) : null;
    },
  },
});

const pool = child(candidatePoolMachine)({
  input: (tab) => {
    const { candidatesIn, world, route, remembered, reader } = tab;
    return {
      candidates: candidatesIn(world),
      route: routeOf(tab),
      persisted: remembered.getSnapshot().context.ids,
      at: portalAt(route),
      locale: reader.locale,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab) }),
    'world.changed': ({ candidatesIn, world }) => ({
      type: 'candidates.changed',
      candidates: candidatesIn(world),
    }),
  },
  requests: {
    'compared.changed': (changed, { remembered }) => toActor<ComparedCandidatesLogic>(remembered, changed),
    'compare.closed': ({ to }) => ({ type: 'page.back', to }),
  },
  select: ({ context: { compared } }) => ({ compared }),
});

/**
 * The candidates of a recruiter in a table, and the comparison of some of them. The table marks who is compared, and offers no
 * more once as many are chosen as fit side by side.
 */
export const recruiterCandidatesTab = createTab({
  id: 'recruiterCandidatesTab',
  context: (input: RecruiterCandidatesTabInput): RecruiterCandidatesTabContext => ({
    ...input,
    candidatesIn: candidatesFor(input),
    compared: [],
    remembered: comparedCandidates(input),
  }),
  children: { table, pool },
  pages: { candidates: {} },
  pageOf: () => 'candidates',
});
