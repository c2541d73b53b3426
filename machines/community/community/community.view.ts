import type { Deadline } from '../../education/model/deadlines.ts';
import type { SnapshotFrom } from 'xstate';
import { reportNoteMax, reportReasons } from '../../model/exchange/reports.ts';
import type { ReportReason } from '../../model/exchange/reports.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { inboxHref } from '../../exchange/model/inboxRoute.ts';
import { addDays, dayIn } from '../../model/time/index.ts';
import {
  attendanceOf,
  upcomingEvents,
  eventCategories,
  eventDaysAhead,
  eventDraftLimits,
  eventTimes,
  eventFormats,
  eventPeriods,
  eventSpan,
  eventStep,
  groupFiltersOf,
  hasEventFilters,
  moreEventFilterCount,
} from '../model/index.ts';
import type {
  Attendance,
  CommunityEvent,
  CommunityLinks,
  CommunityStats,
  EventFilters,
  EventStep,
  NetworkFigures,
  Participation,
} from '../model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { clashesOf, closingOf, foundEvents, isMovable, participationOf } from './community.setup.ts';
import type { communityMachine } from './community.machine.ts';
import { askedMoveFields, moveFields, type EventMove, type MoveField } from './eventMove.ts';
import type { CommunityContext, EventSaying } from './community.setup.ts';
import { eventAnswerMax } from '../../model/events/eventParticipants.ts';
import type { EventParticipation } from '../../model/events/eventParticipants.ts';

const groupName = ({ groups }: CommunityContext, groupId: string | null): string | null =>
  groups.find(({ id }) => id === groupId)?.name ?? null;

export interface EventView extends CommunityEvent, Attendance {
  /** ISO 8601 instants in UTC. */
  start: string;
  end: string;
  participation: Participation;
  step: EventStep;
  /** Titles of other events the reader takes part in at that time. */
  clashes: readonly string[];
  /** The reader's group that organizes it. */
  group: string | null;
  /** Whether the server has been asked for a seat, or to give it up, and has not answered. */
  isSending: boolean;
  /** Whether something is asked or offered before one joins. */
  asksFirst: boolean;
  /** Longest answer. */
  answerMax: number;
  /** Until when a seat is kept for the reader. ISO 8601 in UTC. */
  heldUntil: string | null;
  /** Whether the reader can change when and where it takes place. */
  isMovable: boolean;
  /** Where to write to the organization that announced it; null if nobody else did. */
  writeHref: string | null;
}

/** An entry of My Events. */
export interface MyEvent {
  id: string;
  title: string;
  participation: Exclude<Participation, 'none'>;
  /** Null if it was canceled. */
  event: EventView | null;
}

/** The reader's part in an organization's event, and what they say when they join. */
export interface EventPartView {
  state: 'reading' | 'known' | 'unknown';
  /** Null: not known yet. */
  known: EventParticipation | null;
  saying: EventSaying;
}

export interface EventReportView {
  state: 'writing' | 'sending' | 'notSent' | 'sent';
  /** Of the event. */
  title: string;
  reason: ReportReason | null;
  reasons: readonly ReportReason[];
  note: string;
  noteMax: number;
  canSend: boolean;
  failure: Phrase | null;
}

/** The form in which the reader changes when and where their event takes place. */
export interface EventMoveView extends Pick<EventMove, 'fields' | 'errors' | 'attempt'> {
  state: 'writing' | 'sending' | 'notSent';
  /** Of the event. */
  title: string;
  isOnline: boolean;
  timeZone: string;
  asked: readonly MoveField[];
  order: readonly MoveField[];
  focus: MoveField | null;
  times: readonly string[];
  limits: { location: number; place: number };
  /** First and last day that can be chosen. */
  days: { first: Day; last: Day };
  failure: Phrase | null;
}

export interface CommunityView {
  /** Null outside the demo. */
  stats: CommunityStats | null;
  network: NetworkFigures | null;
  links: CommunityLinks;
  filters: EventFilters;
  options: {
    category: typeof eventCategories;
    format: typeof eventFormats;
    within: typeof eventPeriods;
    group: readonly { value: string; name: string | null }[];
  };
  isFiltered: boolean;
  isMoreShown: boolean;
  moreSet: number;
  /** Total number of results. */
  count: number;
  /** The listed events, soonest first. */
  listed: readonly EventView[];
  /** Number of results that are not listed yet. */
  hiddenCount: number;
  /** Whether events of organizations are still looked for, can't be had, or are more than were loaded. */
  search: 'waiting' | 'failed' | 'more' | 'all';
  /** For the calendar: the reader's today, the first and last day, and the number of events per day. */
  days: {
    today: Day;
    first: Day;
    last: Day;
    events: Readonly<Record<Day, number>>;
    closing: Readonly<Record<Day, number>>;
  };
  /** What the person keeps in mind that closes on the chosen day, or next, soonest first. */
  closing: readonly Deadline[];
  mine: readonly MyEvent[];
  dialog: 'closed' | 'event' | 'missing' | 'askingClash' | 'askingCancel' | 'reporting' | 'moving';
  /** The change of the open event that is being written; null if there is none. */
  move: EventMoveView | null;
  /** The report of the open event that is being written; null if there is none. */
  report: EventReportView | null;
  open: EventView | null;
  /** Null unless an organization's event is open. */
  part: EventPartView | null;
  /** The event that a question is about. */
  confirmingEvent: EventView | null;
  intl: IntlConfig;
}

/** Most closing days beside the calendar. */
const closingMax = 5;

/** Last day of the calendar, in days from today. */
const calendarDaysAhead = 365;

export function eventView(context: CommunityContext, event: CommunityEvent): EventView {
  const { intl } = context;
  const { start, end } = eventSpan(event);
  const participation = participationOf(context, event.id);
  return {
    ...event,
    ...attendanceOf(event, participation),
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    participation,
    step: eventStep(event, participation, intl.now),
    clashes: clashesOf(context, event).map(({ title }) => title),
    group: groupName(context, event.groupId),
    isSending: context.sent?.eventId === event.id,
    asksFirst: (event.guests ?? 0) > 0 || (event.questions?.length ?? 0) > 0,
    answerMax: eventAnswerMax,
    heldUntil: context.waiting.find(({ id }) => id === event.id)?.heldUntil ?? null,
    isMovable: isMovable(context, event.id),
    writeHref:
      event.organizationId === undefined || event.host !== undefined
        ? null
        : inboxHref(null, { to: { organizationId: event.organizationId } }),
  };
}

function daysOf(context: CommunityContext): CommunityView['days'] {
  const { events, intl } = context;
  const today = dayIn(intl.timeZone, intl.now);
  const coming = upcomingEvents(events, intl.now).map(({ date }) => date);
  const count: Record<Day, number> = {};
  for (const day of coming) count[day] = (count[day] ?? 0) + 1;
  // If the reader's day starts before the event's, yesterday still has events.
  const first = coming.reduce((earliest, day) => (day < earliest ? day : earliest), today);
  const closing: Record<Day, number> = {};
  for (const { date } of closingOf(context)) closing[date] = (closing[date] ?? 0) + 1;
  return { today, first, last: addDays(today, calendarDaysAhead), events: count, closing };
}

function myEvents(context: CommunityContext): MyEvent[] {
  const { joined, waiting, events } = context;
  const entry = (one: { id: string; title: string }) => {
    const event = events.find(({ id }) => id === one.id);
    const participation = participationOf(context, one.id) as MyEvent['participation'];
    return { id: one.id, title: one.title, participation, event: event ? eventView(context, event) : null };
  };
  const moment = ({ event }: MyEvent) => (event ? Date.parse(event.start) : Infinity);
  return [...joined, ...waiting]
    .map(entry)
    .toSorted((a, b) => (moment(a) === moment(b) ? 0 : moment(a) - moment(b)));
}

function searchOf(state: string, cursor: string | null): CommunityView['search'] {
  if (state === 'failed') return 'failed';
  if (state !== 'idle') return 'waiting';
  return cursor === null ? 'all' : 'more';
}

type Value = SnapshotFrom<typeof communityMachine>['value'];
const dialogOf = ({ dialog }: Value) =>
  (typeof dialog === 'string'
    ? dialog
    : 'reporting' in dialog
      ? 'reporting'
      : 'moving' in dialog
        ? 'moving'
        : 'event') as CommunityView['dialog'];

function reportOf({ dialog }: Value, { report, reportProblem, events, route }: CommunityContext) {
  if (typeof dialog === 'string' || !('reporting' in dialog)) return null;
  const state = dialog.reporting as EventReportView['state'];
  const { reason, note } = report;
  return {
    state,
    title: events.find(({ id }) => id === route.eventId)?.title ?? '',
    reason,
    reasons: reportReasons,
    note,
    noteMax: reportNoteMax,
    canSend: reason !== null && note.trim().length <= reportNoteMax && state !== 'sending',
    failure: reportProblem && problemMessage(reportProblem),
  };
}

function moveOf({ dialog }: Value, context: CommunityContext): EventMoveView | null {
  const { move, moveProblem, events, route, intl } = context;
  const event = events.find(({ id }) => id === route.eventId);
  if (!event || typeof dialog === 'string' || !('moving' in dialog)) return null;
  const { location, place } = eventDraftLimits('people');
  const today = dayIn(event.timeZone, intl.now);
  return {
    state: dialog.moving as EventMoveView['state'],
    title: event.title,
    isOnline: event.isOnline,
    timeZone: event.timeZone,
    fields: move.fields,
    errors: move.errors,
    attempt: move.attempt,
    asked: askedMoveFields(event),
    order: moveFields,
    focus: firstInvalid(move.errors, moveFields),
    times: eventTimes,
    limits: { location, place },
    days: { first: today, last: addDays(today, eventDaysAhead) },
    failure: moveProblem && problemMessage(moveProblem),
  };
}

/** The reader's part in the organization's event that is open. */
function partOf({ dialog }: Value, { part, saying }: CommunityContext): EventPartView | null {
  if (typeof dialog === 'string' || !('event' in dialog) || dialog.event === 'plain') return null;
  return { state: dialog.event as EventPartView['state'], known: part, saying };
}

export function communityView({ value, context }: SnapshotFrom<typeof communityMachine>): CommunityView {
  const dialog = dialogOf(value);
  const { events, route, shownCount, confirmingEventId, groups, stats, network, links, intl } = context;
  const { filters } = route;
  const found = foundEvents(context);
  const one = (eventId: string | null) => {
    const event = events.find(({ id }) => id === eventId);
    return event ? eventView(context, event) : null;
  };
  return {
    stats,
    network,
    links,
    filters,
    options: {
      category: eventCategories,
      format: eventFormats,
      within: eventPeriods,
      group:
        groups.length > 0
          ? groupFiltersOf(groups.map(({ id }) => id)).map((group) => ({
              value: group,
              name: groupName(context, group),
            }))
          : [],
    },
    isFiltered: hasEventFilters(filters),
    isMoreShown: value.more === 'shown',
    moreSet: moreEventFilterCount(filters),
    count: found.length,
    listed: found.slice(0, shownCount).map((event) => eventView(context, event)),
    hiddenCount: Math.max(0, found.length - shownCount),
    search: searchOf(value.search, context.cursor),
    days: daysOf(context),
    closing: closingOf(context)
      .filter(({ date }) => filters.day === '' || date === filters.day)
      .slice(0, closingMax),
    mine: myEvents(context),
    dialog,
    open: dialog === 'event' ? one(route.eventId) : null,
    part: partOf(value, context),
    report: reportOf(value, context),
    move: moveOf(value, context),
    confirmingEvent: one(confirmingEventId),
    intl,
  };
}
