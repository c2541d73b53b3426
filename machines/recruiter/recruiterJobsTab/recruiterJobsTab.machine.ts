import { assign, emit, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { portalAt, tableOf } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { portalTableTab } from '../../portal/portalTableTab/index.ts';
import type { PortalTableTabParentEvent } from '../../portal/portalTableTab/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { openingDemand, openingRows, openingTable, openingView, readOpenJob } from '../model/index.ts';
import type { OpeningView, RecruiterSamples } from '../model/index.ts';

type RecruiterJobsTabInput = TabInput<PortalSamples<RecruiterSamples>>;

interface RecruiterJobsTabContext extends RecruiterJobsTabInput {
  records: RecruiterSamples;
}

/** The jobs of a company in a table, and the one that the URL names. */
const machine = setup({
  types: {
    context: {} as RecruiterJobsTabContext,
    events: {} as RouteChanged | WorldChanged | TabEmitted,
    emitted: {} as TabEmitted,
    input: {} as RecruiterJobsTabInput,
    children: {} as { table: 'table' },
  },
  actors: { worldChanges, table: portalTableTab },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    notifyTable: sendTo('table', (_, event: RouteChanged): PortalTableTabParentEvent => event),
    forward: emit((_, event: TabEmitted) => event),
  },
}).createMachine({
  id: 'recruiterJobsTab',
  context: ({ input }) => ({ ...input, records: input.samples.records(input.now()) }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'table',
      src: 'table',
      input: ({ context }) => {
        const { filterWorld } = context.samples;
        const samples = tableOf(
          { records: () => context.records, filterWorld },
          openingTable,
          (records, world) => openingRows(openingDemand(records, world)),
        );
        return { ...context, samples };
      },
    },
  ],
  on: {
    'route.changed': { actions: [withEvent('setRoute'), withEvent('notifyTable')] },
    'world.changed': { actions: withEvent('setWorld') },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const recruiterJobsTab = relayed(machine);

export interface RecruiterJobsTabView {
  /** The job that the URL names; null if it names none. */
  job: OpeningView | null;
}

export function recruiterJobsTabView({ context }: SnapshotFrom<typeof machine>): RecruiterJobsTabView {
  const { records, samples, world, route } = context;
  const id = readOpenJob(route.route.detail);
  return { job: openingView(records, samples.filterWorld(world), id, portalAt(route)) };
}
