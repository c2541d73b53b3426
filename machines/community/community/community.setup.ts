import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock } from '../../kit/index.ts';
import type { ClockTick, WritePhrase } from '../../kit/index.ts';
import {
  findConflictingEvents,
  upcomingEvents,
  eventCalendarEntry,
  eventStep,
  findEvents,
  moreEventFilterCount,
  noEventFilters,
} from '../model/index.ts';
import { dayIn } from '../../model/time/index.ts';
import type {
  CommunityEvent,
  CommunityLinks,
  CommunityStats,
  EventFilters,
  EventStep,
  Group,
  NetworkFigures,
  Participation,
} from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { WorldCommand } from '../../model/world/index.ts';
import { communityToasts } from './communityToasts.ts';
import type {
  CommunityEventsRoute,
  CommunityParentEvent,
  CommunityEmitted,
  CommunityScreenEvent,
  Participations,
} from './community.events.ts';
import { isEqual } from '../../model/isEqual.ts';

/** Number of events listed initially and added per step. */
export const eventPageSize = 12;

export interface CommunityInput extends Participations {
  /** All events, soonest first. */
  events: readonly CommunityEvent[];
  /** From the URL. */
  route: CommunityEventsRoute;
  links: CommunityLinks;
  /** Headline figures, and those of the reader's network; null: not known. */
  stats: CommunityStats | null;
  network: NetworkFigures | null;
  /** The reader's groups. */
  groups: readonly Pick<Group, 'id' | 'name'>[];
  reader: Omit<Reader, 'now'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CommunityContext extends Omit<CommunityInput, 'reader'> {
  /** Number of listed results. */
  shownCount: number;
  /** The event that is being confirmed. */
  confirmingEventId: string | null;
  reader: Reader;
}

type Known = Pick<CommunityContext, 'events' | 'joined' | 'waiting'>;

export function participationOf({ joined, waiting }: Participations, eventId: string): Participation {
  if (joined.some(({ id }) => id === eventId)) return 'joined';
  return waiting.some(({ id }) => id === eventId) ? 'waiting' : 'none';
}

/** Events the reader takes part in at the time of `event`. */
export const clashesOf = ({ events, joined }: Known, event: CommunityEvent): CommunityEvent[] =>
  findConflictingEvents(
    event,
    events.filter(({ id }) => joined.some((item) => item.id === id)),
  );

export const foundEvents = ({ events, route, reader }: CommunityContext): CommunityEvent[] =>
  findEvents(upcomingEvents(events, reader.now), route.filters, dayIn(reader.timeZone, reader.now));

const eventWith = ({ events }: Known, eventId: string | null) => events.find(({ id }) => id === eventId);

/** The step that is possible now. It may differ from the one that was displayed. */
function stepNow(context: CommunityContext, eventId: string | null): EventStep {
  const event = eventWith(context, eventId);
  return event ? eventStep(event, participationOf(context, event.id), context.now()) : null;
}

export interface EventParams {
  eventId: string;
}

export const communitySetup = setup({
  types: {
    context: {} as CommunityContext,
    events: {} as CommunityScreenEvent | CommunityParentEvent | ClockTick,
    emitted: {} as CommunityEmitted,
    input: {} as CommunityInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRoute: assign(({ context }, { eventId, filters }: CommunityEventsRoute) => ({
      route: { eventId, filters },
      shownCount: isEqual(filters, context.route.filters) ? context.shownCount : eventPageSize,
    })),
    setEvents: assign((_, { events, joined, waiting }: Known) => ({ events, joined, waiting })),
    changeFilter: assign(
      ({ context }, { filter, value }: { filter: keyof EventFilters; value: string | boolean }) => ({
        route: { ...context.route, filters: { ...context.route.filters, [filter]: value } },
        shownCount: eventPageSize,
      }),
    ),
    clearFilters: assign(({ context }) => ({
      route: { ...context.route, filters: noEventFilters },
      shownCount: eventPageSize,
    })),
    showMore: assign(({ context }) => ({ shownCount: context.shownCount + eventPageSize })),
    emitFilters: emit(({ context }) => ({ type: 'filters.changed', filters: context.route.filters })),
    open: assign(({ context }, { eventId }: { eventId: string | null }) => ({
      route: { ...context.route, eventId },
    })),
    emitOpen: emit(({ context }) => ({ type: 'event.changed', eventId: context.route.eventId })),
    ask: assign((_, { eventId }: EventParams) => ({ confirmingEventId: eventId })),
    clearConfirmingEvent: assign({ confirmingEventId: null }),
    engage: enqueueActions(
      ({ context, enqueue }, { eventId, step }: { eventId: string | null; step: 'join' | 'wait' }) => {
        const event = eventWith(context, eventId);
        if (!event) return;
        const { id, title } = event;
        const command: WorldCommand = { type: `event.${step}`, event: { id, title } };
        enqueue.emit({ type: 'world.dispatch', command });
        enqueue.emit({ type: 'page.toast', toast: communityToasts[step](title) });
      },
    ),
    leave: enqueueActions(({ context, enqueue }, { eventId }: EventParams) => {
      const all = [...context.joined, ...context.waiting];
      const title = all.find(({ id }) => id === eventId)?.title;
      if (title === undefined) return;
      enqueue.emit({ type: 'world.dispatch', command: { type: 'event.leave', eventId } });
      enqueue.emit({ type: 'page.toast', toast: communityToasts.leave(title) });
    }),
    cancel: enqueueActions(({ context, enqueue }) => {
      const event = eventWith(context, context.confirmingEventId);
      if (!event?.isOwn) return;
      enqueue.emit({ type: 'world.dispatch', command: { type: 'event.cancel', eventId: event.id } });
      enqueue.emit({ type: 'page.toast', toast: communityToasts.cancel(event.title) });
    }),
    saveToCalendar: enqueueActions(({ context, enqueue }, { eventId }: EventParams) => {
      const event = eventWith(context, eventId);
      if (!event) return;
      enqueue.emit({
        type: 'page.saveCalendar',
        entry: eventCalendarEntry(event, participationOf(context, eventId), context.write),
      });
    }),
  },
  guards: {
    foundSome: ({ context }) => foundEvents(context).length > 0,
    foundNone: ({ context }) => foundEvents(context).length === 0,
    moreAreSet: ({ context }) => moreEventFilterCount(context.route.filters) > 0,
    // The URL may set filters that the form doesn't have, such as a link to the events of the reader's groups.
    asksForMore: ({ context }, { filters }: { filters: EventFilters }) =>
      moreEventFilterCount(filters) > moreEventFilterCount(context.route.filters),
    isAtNone: ({ context }) => context.route.eventId === null,
    isThere: ({ context }) => eventWith(context, context.route.eventId) !== undefined,
    canJoin: ({ context }, { eventId }: EventParams) => stepNow(context, eventId) === 'join',
    wouldClash: ({ context }, { eventId }: EventParams) => {
      const event = eventWith(context, eventId);
      return (
        event !== undefined && stepNow(context, eventId) === 'join' && clashesOf(context, event).length > 0
      );
    },
    canJoinWaitlist: ({ context }, { eventId }: EventParams) => stepNow(context, eventId) === 'wait',
    canCancel: ({ context }, { eventId }: EventParams) => stepNow(context, eventId) === 'cancel',
    // The event may have filled up, or been joined in another tab, while the confirmation was open.
    askedCannotJoin: ({ context }) => stepNow(context, context.confirmingEventId) !== 'join',
    askedIsGone: ({ context }) => stepNow(context, context.confirmingEventId) !== 'cancel',
  },
});
