import type { World } from '../../model/world/index.ts';
import { portalAddressOf } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { portalTabContext, tableChild } from '../../portal/portalTab/index.ts';
import type { PortalTabContext } from '../../portal/portalTab/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { candidatePoolMachine } from '../candidatePool/index.ts';
import {
  candidateRows,
  candidatesOf,
  candidateTable,
  compareActions,
  parseCandidateRoute,
} from '../model/index.ts';
import type { Candidate, RecruiterSamples } from '../model/index.ts';
import { comparedCandidates } from './comparedCandidates.machine.ts';
import type { ComparedCandidates, ComparedCandidatesLogic } from './comparedCandidates.machine.ts';

interface RecruiterCandidatesTabContext extends PortalTabContext<RecruiterSamples> {
  /** For the same world it returns the same candidates. */
  candidatesIn: (world: World) => readonly Candidate[];
  /** Ids of those whom the rows mark as compared. */
  compared: readonly string[];
  remembered: ComparedCandidates;
}

function candidatesFor({ records, openedAt }: PortalTabContext<RecruiterSamples>) {
  const found = new WeakMap<World, readonly Candidate[]>();
  return (world: World): readonly Candidate[] => {
    const candidates = found.get(world) ?? candidatesOf(records, world, openedAt);
    found.set(world, candidates);
    return candidates;
  };
}

const routeOf = ({ route: { route } }: RecruiterCandidatesTabContext) =>
  parseCandidateRoute(route.detail, route.query);

const compareEvents: Readonly<Record<string, 'compare.add' | 'compare.remove'>> = {
  [compareActions.add]: 'compare.add',
  [compareActions.remove]: 'compare.remove',
};

const table = tableChild<RecruiterCandidatesTabContext>({
  table: candidateTable,
  rowsOf: ({ candidatesIn, world, compared }) => candidateRows(candidatesIn(world), compared),
  onRowAction({ rowId: candidateId, action }) {
    const type = compareEvents[action];
    return type ? toActor<typeof candidatePoolMachine>('pool', { type, candidateId }) : null;
  },
});

const pool = tabChild<RecruiterCandidatesTabContext>()(candidatePoolMachine)({
  input: (tab) => {
    const { candidatesIn, world, route, remembered, reader } = tab;
    return {
      candidates: candidatesIn(world),
      route: routeOf(tab),
      stored: remembered.getSnapshot().context.ids,
      at: portalAddressOf(route),
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
  context: (input: TabInput<PortalSamples<RecruiterSamples>>): RecruiterCandidatesTabContext => {
    const tab = portalTabContext(input);
    return {
      ...tab,
      candidatesIn: candidatesFor(tab),
      compared: [],
      remembered: comparedCandidates(input),
    };
  },
  children: { table, pool },
  pages: { candidates: {} },
  pageOf: () => 'candidates',
});
