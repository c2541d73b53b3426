import { assign, emit, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import { portalAt } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { readReviewRoute } from '../../reviews/model/index.ts';
import { reviewOverlay } from '../../reviews/reviewOverlay/index.ts';
import type { ReviewOverlayParentEvent } from '../../reviews/reviewOverlay/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { nonprofitReviews, readQueueFilters, writeQueueFilters } from '../model/index.ts';
import type { Nonprofit, QueueFilters } from '../model/index.ts';
import { entriesFor, nonprofitQueueMachine } from '../nonprofitQueue/index.ts';
import type {
  NonprofitQueueContext,
  NonprofitQueueEmitted,
  NonprofitQueueParentEvent,
} from '../nonprofitQueue/index.ts';

type NonprofitQueueTabInput = TabInput<PortalSamples<Nonprofit>>;

interface NonprofitQueueTabContext extends NonprofitQueueTabInput {
  records: Nonprofit;
  /** Ids of the displayed applications in their order. */
  order: readonly string[];
}

const orderOf = (queue: NonprofitQueueContext) =>
  entriesFor(queue, queue.filters).map(({ application }) => application.id);

/** The nonprofit's queue of applications, and the review of one of them. The review walks through what the queue shows. */
const machine = setup({
  types: {
    context: {} as NonprofitQueueTabContext,
    events: {} as RouteChanged | WorldChanged | NonprofitQueueEmitted | TabEmitted,
    emitted: {} as TabEmitted,
    input: {} as NonprofitQueueTabInput,
    children: {} as { queue: 'queue'; review: 'review' },
  },
  actors: { worldChanges, queue: relayed(nonprofitQueueMachine), review: reviewOverlay },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setOrder: assign((_, { order }: { order: readonly string[] }) => ({ order })),
    notifyFilters: sendTo('queue', ({ context }, { route }: RouteChanged): NonprofitQueueParentEvent => ({
      type: 'location.changed',
      filters: readQueueFilters(route.query, context.records.programs),
    })),
    notifyWorld: sendTo('queue', ({ context }, { world }: WorldChanged): NonprofitQueueParentEvent => ({
      type: 'world.changed',
      world: context.samples.filterWorld(world),
    })),
    notifyReview: sendTo('review', (_, event: RouteChanged): ReviewOverlayParentEvent => event),
    notifyOrder: sendTo('review', ({ context: { order } }): ReviewOverlayParentEvent => ({
      type: 'order.changed',
      order,
    })),
    askForFilters: emit((_, { filters }: { filters: QueueFilters }): TabEmitted => ({
      type: 'page.setQuery',
      changes: writeQueueFilters(filters),
      replace: true,
    })),
    forward: emit((_, event: TabEmitted) => event),
  },
  guards: {
    isReordered: ({ context }, { order }: { order: readonly string[] }) => !isEqual(order, context.order),
  },
}).createMachine({
  id: 'nonprofitQueueTab',
  context: ({ input }) => ({ ...input, records: input.samples.records(input.now()), order: [] }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'review',
      src: 'review',
      input: ({ context }) => {
        const { records, samples } = context;
        return { ...context, source: nonprofitReviews(records), filterWorld: samples.filterWorld };
      },
    },
    {
      id: 'queue',
      src: 'queue',
      input: ({ context: { records, samples, world, route, reader, now, random } }) => ({
        nonprofit: records,
        world: samples.filterWorld(world),
        filters: readQueueFilters(route.route.query, records.programs),
        at: portalAt(route),
        reader,
        now,
        random,
      }),
      onSnapshot: {
        guard: {
          type: 'isReordered',
          params: ({ event }) => ({ order: orderOf(event.snapshot.context) }),
        },
        actions: [
          { type: 'setOrder', params: ({ event }) => ({ order: orderOf(event.snapshot.context) }) },
          'notifyOrder',
        ],
      },
    },
  ],
  on: {
    'route.changed': {
      actions: [withEvent('setRoute'), withEvent('notifyFilters'), withEvent('notifyReview')],
    },
    'world.changed': { actions: withEvent('notifyWorld') },
    'filters.changed': { actions: withEvent('askForFilters') },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const nonprofitQueueTab = relayed(machine);

export interface NonprofitQueueTabView {
  page: 'queue' | 'unknown';
  /** Whether the URL names an application. */
  isReviewed: boolean;
}

export function nonprofitQueueTabView({
  context: {
    route: {
      route: { detail, query },
    },
  },
}: SnapshotFrom<typeof machine>): NonprofitQueueTabView {
  const isReviewed = readReviewRoute('nonprofit', detail, query).applicationId !== null;
  return { page: detail.length > 0 && !isReviewed ? 'unknown' : 'queue', isReviewed };
}
