import { assign, emit, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import type { World } from '../../model/world/index.ts';
import { tableOf } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { portalTableTab } from '../../portal/portalTableTab/index.ts';
import { reviewOverlay } from '../../reviews/reviewOverlay/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import {
  applicationsOfRecruiter,
  hiringFigures,
  jobApplicationRows,
  jobApplicationTable,
  recruiterReviews,
} from '../model/index.ts';
import type { HiringFigures, RecruiterSamples } from '../model/index.ts';

type RecruiterDashboardTabInput = TabInput<PortalSamples<RecruiterSamples>>;

interface RecruiterDashboardTabContext extends RecruiterDashboardTabInput {
  records: RecruiterSamples;
  /** Ids of the displayed applications in their order. */
  order: readonly string[];
}

const rowsOf = (records: RecruiterSamples, world: World) =>
  jobApplicationRows(applicationsOfRecruiter(records, world), records.organization);

/**
 * A recruiter's dashboard: figures, the table of applications, and the review of one of them. The review continues with the
 * next application as the table sorts and filters them.
 */
const machine = setup({
  types: {
    context: {} as RecruiterDashboardTabContext,
    events: {} as RouteChanged | WorldChanged | TabEmitted,
    emitted: {} as TabEmitted,
    input: {} as RecruiterDashboardTabInput,
    children: {} as { table: 'table'; review: 'review' },
  },
  actors: { worldChanges, table: portalTableTab, review: reviewOverlay },
  actions: {
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    setOrder: assign((_, { order }: { order: readonly string[] }) => ({ order })),
    notifyTable: sendTo('table', (_, event: RouteChanged) => event),
    notifyReview: sendTo('review', (_, event: RouteChanged) => event),
    notifyOrder: sendTo('review', ({ context: { order } }) => ({ type: 'order.changed', order })),
    forward: emit((_, event: TabEmitted) => event),
  },
  guards: {
    isReordered: ({ context }, { order }: { order: readonly string[] }) => order !== context.order,
  },
}).createMachine({
  id: 'recruiterDashboardTab',
  context: ({ input }) => ({ ...input, records: input.samples.records(input.now()), order: [] }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'review',
      src: 'review',
      input: ({ context }) => {
        const { records, samples } = context;
        return { ...context, source: recruiterReviews(records), filterWorld: samples.filterWorld };
      },
    },
    {
      id: 'table',
      src: 'table',
      input: ({ context }) => {
        const { records, samples } = context;
        const portal = { records: () => records, filterWorld: samples.filterWorld };
        return { ...context, samples: tableOf(portal, jobApplicationTable, rowsOf) };
      },
      onSnapshot: {
        guard: { type: 'isReordered', params: ({ event }) => event.snapshot.context },
        actions: [{ type: 'setOrder', params: ({ event }) => event.snapshot.context }, 'notifyOrder'],
      },
    },
  ],
  on: {
    'route.changed': { actions: [withEvent('notifyTable'), withEvent('notifyReview')] },
    'world.changed': { actions: withEvent('setWorld') },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const recruiterDashboardTab = relayed(machine);

export interface RecruiterDashboardTabView {
  /** Null while the recruiter has nothing to count. */
  figures: HiringFigures | null;
}

export function recruiterDashboardTabView({
  context: { records, samples, world },
}: SnapshotFrom<typeof machine>): RecruiterDashboardTabView {
  return { figures: records.reach ? hiringFigures(records, samples.filterWorld(world)) : null };
}
