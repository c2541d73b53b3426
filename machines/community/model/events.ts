import type { WritePhrase } from '../../system/model/phrase.ts';
import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import type { AnnouncedEvent } from '../../model/world/events.ts';
import { minutesOf, momentIn } from '../../model/time/zoned.ts';
import { communityPhrase } from './phrases.ts';

/** An event with those who take part in it (feature spec, section 3, "Event"). */
export interface CommunityEvent extends Omit<AnnouncedEvent, 'maxAttendees'> {
  /** Null: everyone can come. */
  maxAttendees: number | null;
  /** People who joined, besides the reader. */
  attendees: number;
  /** People on the waiting list, besides the reader. */
  waiting: number;
  /** The reader's group that organizes it, or null. */
  groupId: string | null;
  /** Whether the reader announced it. */
  isHosted: boolean;
  /** Id of the organization that announced it, or of that which has events of people. Missing in other events. */
  organizationId?: string;
  /** Of an event of a person. */
  host?: { isVerified: boolean };
  /** Whether only what the reader keeps of it is known, and not what it is about. */
  isPartial?: true;
  /** What the organization asks of whoever joins, and how many people they may bring. */
  questions?: readonly string[];
  guests?: number;
}

const minuteMs = 60_000;

/** First and last moment of an event, in epoch milliseconds. */
export interface EventSpan {
  start: number;
  end: number;
}

const starts = new Map<string, number>();
/** Cached, because converting local times is slow and long lists need it on every key press. */
function startOf(timeZone: string, date: string, time: string): number {
  const key = `${timeZone} ${date} ${time}`;
  const start = starts.get(key) ?? momentIn(timeZone, date, minutesOf(time));
  starts.set(key, start);
  return start;
}

export function eventSpan({
  date,
  time,
  timeZone,
  durationMinutes,
}: Pick<AnnouncedEvent, 'date' | 'time' | 'timeZone' | 'durationMinutes'>): EventSpan {
  const start = startOf(timeZone, date, time);
  return { start, end: start + durationMinutes * minuteMs };
}

/** Events that follow each other directly don't overlap. */
export const overlap = (a: EventSpan, b: EventSpan): boolean => a.start < b.end && b.start < a.end;

type Timed = Pick<AnnouncedEvent, 'id' | 'date' | 'time' | 'timeZone' | 'durationMinutes'>;
/** What is known of when an event takes place. */
export interface TimedEvent extends Timed {
  title: string;
}

/** Events of `others` that overlap with `event`, except itself. */
export function findConflictingEvents<Other extends Timed>(event: Timed, others: readonly Other[]): Other[] {
  const span = eventSpan(event);
  return others.filter((other) => other.id !== event.id && overlap(span, eventSpan(other)));
}

export const isEventOver = (event: Timed, now: number): boolean => eventSpan(event).end <= now;

/** Headline figures of the community (feature spec, section 9). */
export interface CommunityStats {
  activeMembers: number;
  monthlyEvents: number;
  successStories: number;
  organizations: number;
}

/** The reader's participation in an event. `offered`: a seat is kept for them until they answer. */
export const participations = ['none', 'joined', 'offered', 'waiting'] as const;
export type Participation = (typeof participations)[number];

/** Number of participants, including the reader. */
export interface Attendance {
  attending: number;
  /** Free seats; null if there is no limit. */
  left: number | null;
  isFull: boolean;
  /** The reader's position on the waiting list, from 1, or null. */
  waitingAs: number | null;
  /** How many wait. */
  waiting: number;
}
/** Whether the next one waits: nobody passes those who wait for an organization's event. */
const hasNoSeat = (
  { maxAttendees, waiting, organizationId }: Parameters<typeof attendanceOf>[0],
  attending: number,
) => maxAttendees !== null && (attending >= maxAttendees || (organizationId !== undefined && waiting > 0));

export function attendanceOf(
  event: Pick<CommunityEvent, 'attendees' | 'waiting' | 'maxAttendees' | 'organizationId'>,
  participation: Participation,
): Attendance {
  const attending = event.attendees + (participation === 'joined' ? 1 : 0);
  const isWaiting = participation === 'waiting';
  const { maxAttendees, organizationId } = event;
  return {
    attending,
    left: maxAttendees === null ? null : Math.max(0, maxAttendees - attending),
    isFull: hasNoSeat(event, attending),
    // Who came first is known to the organization alone.
    waitingAs: isWaiting && organizationId === undefined ? event.waiting + 1 : null,
    waiting: event.waiting + (isWaiting ? 1 : 0),
  };
}

/** The possible step: a full event has a waiting list, a past one has none. */
export type EventStep = 'join' | 'accept' | 'leave' | 'wait' | 'unwait' | 'cancel' | null;
export function eventStep(event: CommunityEvent, participation: Participation, now: number): EventStep {
  if (isEventOver(event, now)) return null;
  if (event.isHosted) return 'cancel';
  if (participation === 'joined') return 'leave';
  if (participation === 'offered') return 'accept';
  if (attendanceOf(event, participation).isFull) return participation === 'waiting' ? 'unwait' : 'wait';
  return 'join';
}

/** Soonest first. */
export const inEventOrder = (a: CommunityEvent, b: CommunityEvent) =>
  eventSpan(a).start - eventSpan(b).start || (a.id < b.id ? -1 : 1);

/** Merges announced events with the reader's participation, soonest first. */
export function mergeEvents(
  others: readonly CommunityEvent[],
  own: readonly AnnouncedEvent[],
): CommunityEvent[] {
  const ids = new Set(others.map(({ id }) => id));
  const mine = own
    .filter(({ id }) => !ids.has(id))
    .map((event) => ({ ...event, attendees: 0, waiting: 0, groupId: null, isHosted: true }));
  return [...others, ...mine].toSorted(inEventOrder);
}

/** The event for one's own calendar. */
export function eventCalendarEntry(
  event: Omit<AnnouncedEvent, 'maxAttendees'>,
  participation: Participation,
  write: WritePhrase,
): CalendarEntry {
  const { start, end } = eventSpan(event);
  const lines = [
    event.description,
    ...(event.organizer ? [communityPhrase('organizer', event.organizer)] : []),
    ...(participation === 'waiting' ? [communityPhrase('onWaitingList')] : []),
  ];
  return {
    id: `event-${event.id}`,
    title: event.title,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    location: event.location,
    description: lines
      .map((line) => write(line))
      .filter(Boolean)
      .join('\n'),
    status: participation === 'joined' ? 'confirmed' : 'tentative',
  };
}
