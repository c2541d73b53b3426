import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { parseTextRecord } from '../../model/text/index.ts';
import type { World } from '../../model/world/index.ts';
import { portalAt } from '../../portal/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import type { DecisionNotes } from '../decision/index.ts';
import { readReviewRoute, reviewHref } from '../model/index.ts';
import type { ReviewRoute, ReviewSource } from '../model/index.ts';
import { reviewDialogMachine } from '../reviewDialog/index.ts';
import type { ReviewDialogEmitted, ReviewDialogParentEvent } from '../reviewDialog/index.ts';

export interface ReviewOverlayInput extends Omit<TabInput, 'samples'> {
  source: ReviewSource;
  /** What of the shared world has reached the organization. */
  filterWorld: (world: World) => World;
  /** Ids of the applications as the table shows them. */
  order: readonly string[];
}

/** Events from the tab. */
export type ReviewOverlayParentEvent = RouteChanged | { type: 'order.changed'; order: readonly string[] };

const routeOf = ({ source, route: { route } }: Pick<ReviewOverlayInput, 'source' | 'route'>): ReviewRoute =>
  readReviewRoute(source.kind, route.detail, route.query);

/** URL of a review over the same tab, which keeps its filters. */
const hrefOf = ({ route: at }: ReviewOverlayInput, route: ReviewRoute): string =>
  reviewHref({ ...portalAt(at), tab: at.tab ?? 'dashboard', query: at.route.query }, route);

const notes = { name: 'review_notes', kind: 'session' } as const;

/**
 * The review dialog over a portal's tab, for the application that the URL names. It lives as long as the tab, so that unsent
 * notes and a decision on its way survive closing the dialog.
 */
const machine = setup({
  types: {
    context: {} as ReviewOverlayInput,
    events: {} as ReviewOverlayParentEvent | WorldChanged | ReviewDialogEmitted,
    emitted: {} as TabEmitted,
    input: {} as ReviewOverlayInput,
    children: {} as { dialog: 'dialog' },
  },
  actors: { worldChanges, dialog: relayed(reviewDialogMachine) },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    notifyRoute: sendTo('dialog', ({ context }): ReviewDialogParentEvent => ({
      type: 'location.changed',
      route: routeOf(context),
    })),
    notifyOrder: sendTo('dialog', (_, event: { order: readonly string[] }): ReviewDialogParentEvent => ({
      type: 'order.changed',
      order: event.order,
    })),
    notifyWorld: sendTo('dialog', ({ context }, { world }: WorldChanged): ReviewDialogParentEvent => ({
      type: 'world.changed',
      world: context.filterWorld(world),
    })),
    askForReview: emit(({ context }, { route }: { route: ReviewRoute }): TabEmitted => ({
      type: 'page.navigate',
      to: hrefOf(context, route),
      replace: true,
    })),
    askToClose: emit(({ context }): TabEmitted => ({
      type: 'page.back',
      to: hrefOf(context, { ...routeOf(context), applicationId: null }),
    })),
    storeNotes: emit((_, changed: { notes: DecisionNotes }): TabEmitted => ({
      type: 'page.store',
      ...notes,
      text: JSON.stringify(changed.notes),
    })),
    forward: emit((_, event: TabEmitted) => event),
  },
  guards: {
    // Not if the person has gone back in the meantime.
    isOpen: ({ context }, { applicationId }: { applicationId: string }) =>
      routeOf(context).applicationId === applicationId,
  },
}).createMachine({
  id: 'reviewOverlay',
  context: ({ input }) => input,
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'dialog',
      src: 'dialog',
      input: ({ context }) => {
        const { source, order, world, filterWorld, route, stored, reader, write, now, random } = context;
        return {
          source,
          route: routeOf(context),
          order,
          world: filterWorld(world),
          at: portalAt(route),
          notes: parseTextRecord(stored(notes.name, notes.kind)),
          reader,
          write,
          now,
          random,
        };
      },
    },
  ],
  on: {
    'route.changed': { actions: [withEvent('setRoute'), 'notifyRoute'] },
    'order.changed': { actions: withEvent('notifyOrder') },
    'world.changed': { actions: withEvent('notifyWorld') },
    'review.go': { actions: withEvent('askForReview') },
    'review.closed': { guard: withEvent('isOpen'), actions: 'askToClose' },
    'notes.changed': { actions: withEvent('storeNotes') },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const reviewOverlay = relayed(machine);
