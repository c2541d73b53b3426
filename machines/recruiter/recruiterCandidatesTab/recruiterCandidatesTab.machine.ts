import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import type { World } from '../../model/world/index.ts';
import { portalAt } from '../../portal/model/index.ts';
import type { PortalSamples, RowsOfWorld } from '../../portal/model/index.ts';
import { portalTableTab } from '../../portal/portalTableTab/index.ts';
import type { PortalTableTabParentEvent } from '../../portal/portalTableTab/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { candidatePoolMachine } from '../candidatePool/index.ts';
import type { CandidatePoolEmitted, CandidatePoolParentEvent } from '../candidatePool/index.ts';
import { candidateRows, candidatesOf, candidateTable, readCandidateRoute } from '../model/index.ts';
import type { Candidate, RecruiterSamples } from '../model/index.ts';
import { comparedCandidates } from './comparedCandidates.machine.ts';
import type { ComparedCandidates } from './comparedCandidates.machine.ts';

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

const routeOf = ({ route }: RouteChanged) => readCandidateRoute(route.detail, route.query);

/**
 * The candidates of a recruiter in a table, and the comparison of some of them. The table marks who is compared, and offers no
 * more once as many are chosen as fit side by side.
 */
const machine = setup({
  types: {
    context: {} as RecruiterCandidatesTabContext,
    events: {} as RouteChanged | WorldChanged | CandidatePoolEmitted | TabEmitted,
    emitted: {} as TabEmitted,
    input: {} as RecruiterCandidatesTabInput,
    children: {} as { pool: 'pool'; table: 'table' },
  },
  actors: { worldChanges, pool: relayed(candidatePoolMachine), table: portalTableTab },
  actions: {
    setCompared: assign((_, { compared }: { compared: readonly string[] }) => ({ compared })),
    remember: sendTo(
      ({ context }) => context.remembered,
      (_, { ids }: { ids: readonly string[] }) => ({ type: 'compared.changed', ids }),
    ),
    notifyPool: sendTo('pool', (_, event: RouteChanged): CandidatePoolParentEvent => ({
      type: 'location.changed',
      route: routeOf(event),
    })),
    notifyCandidates: sendTo('pool', ({ context }, { world }: WorldChanged): CandidatePoolParentEvent => ({
      type: 'candidates.changed',
      candidates: context.candidatesIn(world),
    })),
    notifyTable: sendTo('table', (_, event: RouteChanged): PortalTableTabParentEvent => event),
    markRows: sendTo('table', ({ context }): PortalTableTabParentEvent => ({
      type: 'rowsIn.changed',
      rowsIn: rowsIn(context),
    })),
    askToClose: emit((_, { to }: { to: string }): TabEmitted => ({ type: 'page.back', to })),
    forward: emit((_, event: TabEmitted) => event),
  },
  guards: {
    comparesOthers: ({ context }, { compared }: { compared: readonly string[] }) =>
      compared !== context.compared,
  },
}).createMachine({
  id: 'recruiterCandidatesTab',
  context: ({ input }) => ({
    ...input,
    candidatesIn: candidatesFor(input),
    compared: [],
    remembered: comparedCandidates(input),
  }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'table',
      src: 'table',
      input: ({ context }) => ({
        ...context,
        samples: { table: candidateTable, rows: () => rowsIn(context) },
      }),
    },
    {
      id: 'pool',
      src: 'pool',
      input: ({ context: { candidatesIn, world, route, remembered, reader } }) => ({
        candidates: candidatesIn(world),
        route: routeOf(route),
        persisted: remembered.getSnapshot().context.ids,
        at: portalAt(route),
        locale: reader.locale,
      }),
      onSnapshot: {
        guard: { type: 'comparesOthers', params: ({ event }) => event.snapshot.context },
        actions: [{ type: 'setCompared', params: ({ event }) => event.snapshot.context }, 'markRows'],
      },
    },
  ],
  on: {
    'route.changed': { actions: [withEvent('notifyPool'), withEvent('notifyTable')] },
    'world.changed': { actions: withEvent('notifyCandidates') },
    'compared.changed': { actions: withEvent('remember') },
    'compare.closed': { actions: withEvent('askToClose') },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const recruiterCandidatesTab = relayed(machine);
