import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, promiseNotProvided, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import {
  anyEvent,
  findConflictingEvents,
  upcomingEvents,
  eventCalendarEntry,
  eventOfListing,
  eventStep,
  findEvents,
  inEventOrder,
  moreEventFilterCount,
  noEventFilters,
} from '../model/index.ts';
import { dayIn } from '../../model/time/index.ts';
import { deadlineEntry } from '../../education/model/deadlineEntry.ts';
import { listingDeadlines } from '../../education/model/listingDeadlines.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import type {
  CommunityEvent,
  CommunityLinks,
  CommunityStats,
  EventCategory,
  EventFilters,
  EventStep,
  Group,
  NetworkFigures,
  Participation,
} from '../model/index.ts';
import type { EventParticipation } from '../../model/events/eventParticipants.ts';
import type { EventPage, ListedEventRow, PublishedListing } from '../../organizations/model/listingSearch.ts';
import { randomUuid } from '../../model/uuid.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { reportNoteMax } from '../../model/exchange/reports.ts';
import type { ReportReason } from '../../model/exchange/reports.ts';
import { hasErrors, problemMessage, submitTimeoutMs } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { CommandSettled, ServerRequest } from '../../shell/accountWorld/index.ts';
import type { WorldCommand } from '../../model/world/index.ts';
import { communityPhrase } from '../model/phrases.ts';
import { communityToasts } from './communityToasts.ts';
import type {
  CommunityEventsRoute,
  CommunityParentEvent,
  CommunityEmitted,
  CommunityScreenEvent,
  Participations,
} from './community.events.ts';
import { isEqual } from '../../model/isEqual.ts';
import {
  changedMove,
  moveErrors,
  moveOf,
  moveRequest,
  noMove,
  type EventMove,
  type MoveField,
} from './eventMove.ts';

/** Number of events listed initially and added per step. */
export const eventPageSize = 12;

export interface CommunityInput extends Participations {
  /** What the person keeps in mind, for its closing days. @default none */
  kept?: readonly PublishedListing[];
  /** Where listings are shown. */
  at: PlatformPlace;
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
  intl: Omit<IntlConfig, 'now'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/** Which of the organizations' events a page has. */
export interface EventPageRequest {
  q: string;
  /** Null: all. */
  type: Exclude<EventCategory, 'all'> | null;
  cursor: string | null;
}

/** What somebody says when joining an organization's event. */
export interface EventSaying {
  guests: number;
  /** In the order of its questions. */
  answers: readonly string[];
  isSeen: boolean;
}
export const nothingSaid: EventSaying = { guests: 0, answers: [], isSeen: false };

/** Nothing of a report is written yet. */
export const noReport: CommunityContext['report'] = { id: '', reason: null, note: '' };

export interface CommunityContext extends Omit<CommunityInput, 'intl' | 'kept'> {
  kept: readonly PublishedListing[];
  /** What the tab knows, without what was found. */
  known: readonly CommunityEvent[];
  /** Events of organizations. */
  found: readonly CommunityEvent[];
  /** What was looked for last. */
  searched: EventPageRequest;
  /** Where the next page of them begins; null if there is none. */
  cursor: string | null;
  /** What was asked of the server about an event, until it has answered. */
  sent: { id: string; eventId: string; title: string; isCancel?: true } | null;
  /** What somebody reports of the open event. */
  report: { id: string; reason: ReportReason | null; note: string };
  reportProblem: Problem | null;
  /** What the reader changes of their own event that is open. */
  move: EventMove;
  moveProblem: Problem | null;
  /** Number of listed results. */
  shownCount: number;
  /** The reader's part in the open event, and what only its participants see; null: not known. */
  part: EventParticipation | null;
  /** The event that both are about. */
  partOf: string | null;
  /** What is said when joining it. */
  saying: EventSaying;
  /** The event that is being confirmed. */
  confirmingEventId: string | null;
  intl: IntlConfig;
}

type Known = Pick<CommunityContext, 'events' | 'joined' | 'waiting'>;

export function participationOf({ joined, waiting }: Participations, eventId: string): Participation {
  if (joined.some(({ id }) => id === eventId)) return 'joined';
  const waits = waiting.find(({ id }) => id === eventId);
  if (!waits) return 'none';
  return waits.heldUntil === undefined ? 'waiting' : 'offered';
}

/** Events the reader takes part in at the time of `event`. */
export const clashesOf = ({ events, joined }: Known, event: CommunityEvent): CommunityEvent[] =>
  findConflictingEvents(
    event,
    events.filter(({ id }) => joined.some((item) => item.id === id)),
  );

/** The days by which what the person keeps in mind closes, soonest first. */
export const closingOf = ({ kept, intl, at }: Pick<CommunityContext, 'kept' | 'intl' | 'at'>) =>
  listingDeadlines(kept, intl, at);

export const foundEvents = ({ events, route, intl }: CommunityContext): CommunityEvent[] =>
  findEvents(upcomingEvents(events, intl.now), route.filters, dayIn(intl.timeZone, intl.now));

/** Only events of organizations have such ids. */
const isListingId = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** What was found is newer than what the tab knows of the same event. */
const merged = (known: readonly CommunityEvent[], found: readonly CommunityEvent[]): CommunityEvent[] => {
  const ids = new Set(found.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...found].toSorted(inEventOrder);
};

const whenAndWhere = ({ date, time, timeZone, durationMinutes, location, isOnline }: CommunityEvent) => ({
  date,
  time,
  timeZone,
  durationMinutes,
  location,
  isOnline,
});
/** What was found, at the times and places of which the reader has just been told. */
const withNews = (
  { found, known }: Pick<CommunityContext, 'found' | 'known'>,
  told: readonly CommunityEvent[],
) =>
  found.map((one) => {
    const [before, now] = [known, told].map((all) =>
      all.find(({ id, isPartial }) => isPartial && id === one.id),
    );
    const isNews = before && now && !isEqual(whenAndWhere(before), whenAndWhere(now));
    return isNews ? { ...one, ...whenAndWhere(now) } : one;
  });

function withFound({ known, found, ...context }: CommunityContext, rows: readonly ListedEventRow[]) {
  const added = rows.map((row) => eventOfListing(row, participationOf(context, row.id)));
  const ids = new Set(added.map(({ id }) => id));
  const all = [...found.filter(({ id }) => !ids.has(id)), ...added];
  return { found: all, events: merged(known, all) };
}

const eventWith = ({ events }: Known, eventId: string | null) => events.find(({ id }) => id === eventId);

/** The step that is possible now. It may differ from the one that was displayed. */
function stepNow(context: CommunityContext, eventId: string | null): EventStep {
  const event = eventWith(context, eventId);
  return event ? eventStep(event, participationOf(context, event.id), context.now()) : null;
}

/** Whether the reader can change when and where it takes place: an event of theirs, of which all is known. */
export const isMovable = (context: CommunityContext, eventId: string | null): boolean =>
  context.part !== null &&
  context.partOf === eventId &&
  eventWith(context, eventId)?.organizationId !== undefined &&
  stepNow(context, eventId) === 'cancel';

function moveErrorsOf(context: CommunityContext) {
  const event = eventWith(context, context.route.eventId);
  return event ? moveErrors(event, context.move, context.now()) : {};
}

const isJoining = (step: EventStep) => step === 'join' || step === 'accept';

export interface EventParams {
  eventId: string;
}

/** Asks the server for a seat, or gives it back: it alone knows whether there is one. */
function seatRequest(
  { random, route, saying }: CommunityContext,
  { id: listingId, title }: { id: string; title: string },
  type: 'event.join' | 'event.leave',
) {
  const id = randomUuid(random);
  const { guests, answers, isSeen } = saying;
  // What was said belongs to the event that is open. In the list, nothing is said.
  const said = type === 'event.join' &&
    route.eventId === listingId && {
      ...(guests > 0 && { guests }),
      ...(answers.some(Boolean) && { answers: Array.from(answers, (answer = '') => answer) }),
      ...(isSeen && { isSeen }),
    };
  const payload = { listingId, ...said };
  const emitted: ServerRequest = { type: 'server.request', id, request: { type, payload } };
  return { sent: { id, eventId: listingId, title }, emitted };
}

/** What each fact of the server's answer means. */
const steps = [
  ['eventJoined', 'join'],
  ['eventWaited', 'wait'],
  ['eventLeft', 'leave'],
] as const;

export const requestOf = (
  { route: { filters } }: Pick<CommunityInput, 'route'>,
  cursor: string | null,
): EventPageRequest => ({
  q: filters.q.trim(),
  type: filters.category === anyEvent ? null : filters.category,
  cursor,
});

export const communitySetup = setup({
  types: {
    context: {} as CommunityContext,
    events: {} as CommunityScreenEvent | CommunityParentEvent | ClockTick,
    emitted: {} as CommunityEmitted,
    input: {} as CommunityInput,
  },
  actors: {
    /** Those that are over first come first. Rejects with a `Problem`. */
    findEvents: promiseNotProvided<EventPage, EventPageRequest>('findEvents'),
    /** Rejects with a `Problem`, with status 404 if there is none. */
    readEvent: promiseNotProvided<{ event: ListedEventRow }, { id: string }>('readEvent'),
    readParticipation: promiseNotProvided<{ participation: EventParticipation }, { id: string }>(
      'readParticipation',
    ),
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRoute: assign(({ context }, { eventId, filters }: CommunityEventsRoute) => ({
      route: { eventId, filters },
      shownCount: isEqual(filters, context.route.filters) ? context.shownCount : eventPageSize,
    })),
    setEvents: assign(({ context }, { events, joined, waiting }: Known) => {
      const found = withNews(context, events);
      return { known: events, found, events: merged(events, found), joined, waiting };
    }),
    addPage: assign(({ context }, { output: { events, nextCursor } }: { output: EventPage }) => ({
      ...withFound(context, events),
      cursor: nextCursor,
    })),
    addEvent: assign(({ context }, { output: { event } }: { output: { event: ListedEventRow } }) =>
      withFound(context, [event]),
    ),
    setPart: assign((_, { output }: { output: { participation: EventParticipation } }) => ({
      part: output.participation,
    })),
    // What is known and said of an event is kept while it is open.
    keepPart: assign(({ context: { partOf, route } }) =>
      partOf === route.eventId ? {} : { part: null, saying: nothingSaid, partOf: route.eventId },
    ),
    say: assign(({ context: { saying } }, said: Partial<EventSaying>) => ({
      saying: { ...saying, ...said },
    })),
    answer: assign(({ context: { saying } }, { index, text }: { index: number; text: string }) => ({
      saying: {
        ...saying,
        answers: Array.from({ length: Math.max(index + 1, saying.answers.length) }, (_, at) =>
          at === index ? text : (saying.answers[at] ?? ''),
        ),
      },
    })),
    setKept: assign((_, { kept }: { kept: readonly PublishedListing[] }) => ({ kept })),
    saveDeadline: enqueueActions(({ context, enqueue }, { deadlineId }: { deadlineId: string }) => {
      const closing = closingOf({ ...context, intl: { ...context.intl, now: context.now() } });
      const deadline = closing.find(({ id }) => id === deadlineId);
      if (deadline)
        enqueue.emit({ type: 'page.saveCalendar', entry: deadlineEntry(deadline, context.write) });
    }),
    noteSearch: assign(({ context }) => ({ searched: requestOf(context, null) })),
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
    confirm: assign((_, { eventId }: EventParams) => ({ confirmingEventId: eventId })),
    endCommand: enqueueActions(
      ({ context: { sent, found, events }, enqueue }, { facts, problem }: CommandSettled) => {
        if (!sent) return;
        enqueue.assign({ sent: null });
        if (problem) {
          const toast = { title: communityPhrase('notSent'), description: problemMessage(problem) };
          enqueue.emit({ type: 'page.toast', toast: { ...toast, tone: 'destructive' } });
        }
        const kind = facts[0]?.kind;
        const step = steps.find(([fact]) => fact === kind)?.[1];
        const done = step && sent.isCancel ? 'cancel' : step;
        if (done === 'cancel') {
          const others = ({ id }: CommunityEvent) => id !== sent.eventId;
          enqueue.assign({ found: found.filter(others), events: events.filter(others) });
          enqueue.raise({ type: 'dialog.close' });
        }
        if (done) enqueue.emit({ type: 'page.toast', toast: communityToasts[done](sent.title) });
      },
    ),
    clearConfirmingEvent: assign({ confirmingEventId: null }),
    engage: enqueueActions(
      ({ context, enqueue }, { eventId, step }: { eventId: string | null; step: 'join' | 'wait' }) => {
        const event = eventWith(context, eventId);
        if (!event) return;
        if (event.organizationId !== undefined) {
          if (context.sent) return;
          const { sent, emitted } = seatRequest(context, event, 'event.join');
          enqueue.assign({ sent });
          enqueue.emit(emitted);
          return;
        }
        const { id, title } = event;
        const command: WorldCommand = { type: `event.${step}`, event: { id, title } };
        enqueue.emit({ type: 'world.dispatch', command });
        enqueue.emit({ type: 'page.toast', toast: communityToasts[step](title) });
      },
    ),
    leave: enqueueActions(({ context, enqueue }, { eventId }: EventParams) => {
      const all = [...context.joined, ...context.waiting];
      const one = all.find(({ id }) => id === eventId);
      if (!one) return;
      const { title } = one;
      // Also of a canceled one, of which no more is known.
      if (isListingId(eventId)) {
        if (context.sent) return;
        const { sent, emitted } = seatRequest(context, one, 'event.leave');
        enqueue.assign({ sent });
        enqueue.emit(emitted);
        return;
      }
      enqueue.emit({ type: 'world.dispatch', command: { type: 'event.leave', eventId } });
      enqueue.emit({ type: 'page.toast', toast: communityToasts.leave(title) });
    }),
    cancel: enqueueActions(({ context, enqueue }) => {
      const event = eventWith(context, context.confirmingEventId);
      if (!event?.isHosted) return;
      if (event.organizationId !== undefined) {
        const { id: eventId, title } = event;
        const id = randomUuid(context.random);
        const request = { type: 'event.cancel', payload: { listingId: eventId } } as const;
        enqueue.assign({ sent: { id, eventId, title, isCancel: true } });
        enqueue.emit({ type: 'server.request', id, request });
        return;
      }
      enqueue.emit({ type: 'world.dispatch', command: { type: 'event.remove', eventId: event.id } });
      enqueue.emit({ type: 'page.toast', toast: communityToasts.cancel(event.title) });
    }),
    startReport: assign({ report: noReport, reportProblem: null }),
    changeReport: assign(
      ({ context: { report } }, { reason, note }: { reason?: ReportReason; note?: string }) => ({
        report: {
          id: '',
          reason: reason ?? report.reason,
          note: note ?? report.note,
        },
      }),
    ),
    sendReport: enqueueActions(({ context: { report, route, random }, enqueue }) => {
      // The same report again keeps its id.
      const id = report.id || randomUuid(random);
      const note = report.note.trim();
      enqueue.assign({ report: { ...report, id }, reportProblem: null });
      enqueue.emit({
        type: 'server.request',
        id,
        request: {
          type: 'event.report',
          payload: { listingId: route.eventId!, reason: report.reason!, ...(note && { note }) },
        },
      });
    }),
    startMove: assign(({ context }) => {
      const event = eventWith(context, context.route.eventId);
      return { move: event && context.part ? moveOf(event, context.part) : noMove, moveProblem: null };
    }),
    changeMove: assign(({ context: { move } }, { field, value }: { field: MoveField; value: string }) => ({
      move: changedMove(move, field, value),
    })),
    showMoveErrors: assign(({ context }) => ({
      move: { ...context.move, errors: moveErrorsOf(context), attempt: context.move.attempt + 1 },
    })),
    sendMove: enqueueActions(({ context, enqueue }) => {
      const { move, random } = context;
      const event = eventWith(context, context.route.eventId);
      if (!event) return;
      // The same again keeps its id.
      const id = move.id || randomUuid(random);
      enqueue.assign({ move: { ...move, id }, moveProblem: null });
      enqueue.emit({ type: 'server.request', id, request: moveRequest(event, move) });
    }),
    setMoveProblem: assign((_, { problem }: CommandSettled) => ({ moveProblem: problem })),
    toastMoved: emit(({ context }) => ({
      type: 'page.toast',
      toast: communityToasts.move(eventWith(context, context.route.eventId)?.title ?? ''),
    })),
    setReportProblem: assign((_, { problem }: CommandSettled) => ({ reportProblem: problem })),
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
    isSent: ({ context }, { id }: { id: string }) => context.sent?.id === id,
    isOutdated: ({ context }) => !isEqual(requestOf(context, null), context.searched),
    hasMore: ({ context }) => context.cursor !== null,
    // Only those of organizations have such ids, and are not all on the pages that were loaded.
    mayBeListed: ({ context }) => isListingId(context.route.eventId ?? ''),
    opensListed: ({ context }) => eventWith(context, context.route.eventId)?.organizationId !== undefined,
    isWhole: ({ context }) => {
      const event = eventWith(context, context.route.eventId);
      return event !== undefined && event.isPartial !== true;
    },
    isThere: ({ context }) => eventWith(context, context.route.eventId) !== undefined,
    canJoin: ({ context }, { eventId }: EventParams) => isJoining(stepNow(context, eventId)),
    wouldClash: ({ context }, { eventId }: EventParams) => {
      const event = eventWith(context, eventId);
      return (
        event !== undefined && isJoining(stepNow(context, eventId)) && clashesOf(context, event).length > 0
      );
    },
    canJoinWaitlist: ({ context }, { eventId }: EventParams) => stepNow(context, eventId) === 'wait',
    canCancel: ({ context }, { eventId }: EventParams) => stepNow(context, eventId) === 'cancel',
    // The event may have filled up, or been joined in another tab, while the confirmation was open.
    askedCannotJoin: ({ context }) => !isJoining(stepNow(context, context.confirmingEventId)),
    askedIsGone: ({ context }) => stepNow(context, context.confirmingEventId) !== 'cancel',
    canReport: ({ context: { report } }) =>
      report.reason !== null && report.note.trim().length <= reportNoteMax,
    isReportable: ({ context }) => {
      const event = eventWith(context, context.route.eventId);
      return event?.host !== undefined && !event.isHosted;
    },
    isMovable: ({ context }) => isMovable(context, context.route.eventId),
    canMove: ({ context }) => !hasErrors(moveErrorsOf(context)),
    isMoved: ({ context }, { id, problem }: CommandSettled) => context.move.id === id && problem === null,
    isNotMoved: ({ context }, { id, problem }: CommandSettled) => context.move.id === id && problem !== null,
    isReported: ({ context }, { id, problem }: CommandSettled) =>
      context.report.id === id && problem === null,
    isNotReported: ({ context }, { id, problem }: CommandSettled) =>
      context.report.id === id && problem !== null,
  },
  delays: { searchDebounce: searchDebounceMs, submitTimeout: submitTimeoutMs },
});
