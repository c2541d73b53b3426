import { blockedBy, holdMinutes, slotsOf } from '@vetsync/machines/bookings/model';
import type { Slot, Span, VisitType } from '@vetsync/machines/bookings/model';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import type { CalendarRules } from './bookingRows.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** What is before or after a visit, at most. */
const aroundMs = 10 * 60 * minuteMs;

/** A time range as PostgreSQL takes it, without its end. */
export const rangeOf = ({ start, end }: Span): string =>
  `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;

interface Looking {
  calendarId: string;
  calendar: CalendarRules;
  visit: VisitType;
  /** A booking that may take its own time, too. */
  except?: string | undefined;
  now: Date;
}

/** What is taken of a calendar, as JSON for a query that reads more. A slot that the person holds is free for them. */
export const takenIn = (
  tx: TransactionSql,
  {
    calendarId,
    within,
    except,
    now,
  }: { calendarId: string; within: Span; except?: string | undefined; now: Date },
) => tx`(
  select coalesce(json_agg(json_build_object(
    'start', extract(epoch from lower(t.blocked)) * 1000, 'end', extract(epoch from upper(t.blocked)) * 1000
  )), '[]')
  from taken_times t
  where t.calendar_id = ${calendarId} and t.blocked && ${rangeOf(within)}::tstzrange and not t.is_own
    and (t.held_until is null or t.held_until > ${now}) and t.holder is distinct from ${except ?? null}::uuid
)`;

/** What is taken of a calendar around a time. */
export async function takenAround(
  tx: TransactionSql,
  { calendarId, except, now, start }: Pick<Looking, 'calendarId' | 'except' | 'now'> & { start: number },
): Promise<Span[]> {
  const within = { start: start - aroundMs, end: start + dayMs };
  const [row] = await tx<
    { taken: Span[] }[]
  >`select ${takenIn(tx, { calendarId, within, except, now })} as taken`;
  return row!.taken;
}

/**
 * The slot that begins at a time. The staff may book sooner and further ahead than others.
 *
 * @throws AppError `slot_taken` if there is none, or no longer.
 */
export function slotAt(
  { calendar, visit, now }: Pick<Looking, 'calendar' | 'visit' | 'now'>,
  taken: readonly Span[],
  { start, isStaff }: { start: number; isStaff: boolean },
): Slot {
  const limits = isStaff ? { ...calendar, leadMinutes: 0, aheadDays: 365 } : calendar;
  const [slot] = slotsOf(limits, visit, taken, { from: start, to: start + 1, now: now.getTime() });
  if (!slot) throw new AppError('slot_taken');
  return slot;
}

/**
 * The same, read once the calendar is locked.
 *
 * @throws AppError `slot_taken`.
 */
export const requireSlot = async (
  tx: TransactionSql,
  looking: Looking,
  asked: { start: number; isStaff: boolean },
): Promise<Slot> => slotAt(looking, await takenAround(tx, { ...looking, ...asked }), asked);

/**
 * A time of an interview that nobody has agreed to is none yet.
 *
 * @throws AppError `booking_overlaps` if the person has another booking at this time. Their world is locked.
 */
export async function requireNoOverlap(
  tx: TransactionSql,
  { userId, span, except }: { userId: string; span: Span; except?: string | undefined },
): Promise<void> {
  const [other] = await tx`
    select from bookings
    where user_id = ${userId} and (status = 'confirmed' or status = 'requested' and kind <> 'interview')
      and during && ${rangeOf(span)}::tstzrange
      and id is distinct from ${except ?? null}::uuid
    limit 1`;
  if (other) throw new AppError('booking_overlaps');
}

/**
 * Times for an interview, in order. What is taken of them, the constraint says.
 *
 * @throws AppError `slot_taken` for what is past, too far ahead, or overlaps.
 */
export function requireFreeTimes(
  starts: readonly string[],
  { minutes, now }: { minutes: number; now: Date },
): [string, ...string[]] {
  const times = [...new Set(starts.map((start) => Date.parse(start)))].toSorted((one, other) => one - other);
  const isFree = times.every(
    (at, nth) =>
      at > now.getTime() &&
      at < now.getTime() + 365 * dayMs &&
      at >= (times[nth - 1] ?? 0) + minutes * minuteMs,
  );
  if (!isFree) throw new AppError('slot_taken');
  return times.map((at) => new Date(at).toISOString()) as [string, ...string[]];
}

/** The times that a booking takes. */
export interface TakenTimes {
  organizationId: string;
  calendarId: string;
  /** Of an interview: all calendars of which it takes these times. */
  interviewers: readonly string[];
  userId: string;
  bookingId: string;
  visit: VisitType;
}

/** Stores which times a new booking takes. @throws AppError `slot_taken`. */
export async function addTimes(
  tx: TransactionSql,
  { organizationId, calendarId, interviewers, userId, bookingId, visit }: TakenTimes,
  spans: readonly Span[],
): Promise<void> {
  const calendars = interviewers.length === 0 ? [calendarId] : [...interviewers];
  for (const span of spans) {
    try {
      await tx`
        insert into booked_times (organization_id, calendar_id, user_id, booking_id, blocked)
        select ${organizationId}, calendar, ${userId}, ${bookingId}, ${rangeOf(blockedBy(visit, span))}
        from unnest(${calendars}::text[]::uuid[]) calendar`;
    } catch (error) {
      throw takenError(error);
    }
  }
}

/** Stores which times a booking takes from now on. @throws AppError `slot_taken`. */
export async function takeTimes(
  tx: TransactionSql,
  taken: TakenTimes,
  spans: readonly Span[],
): Promise<void> {
  const { organizationId, bookingId } = taken;
  await tx`delete from booked_times where organization_id = ${organizationId} and booking_id = ${bookingId}`;
  await addTimes(tx, taken, spans);
}

/** The database is the last to know that a time is taken, such as by a hold that is over but still there. */
const takenError = (error: unknown) =>
  (error as { code?: unknown }).code === '23P01'
    ? new AppError('slot_taken', undefined, { cause: error })
    : error;

/**
 * Lets go of what a person holds anywhere, and of what is held no longer in a calendar. It is locked. Only what is held has
 * an end: the index of the few that are is read whatever the values are, so the statement isn't planned each time.
 */
export async function releaseHolds(
  tx: TransactionSql,
  { userId, calendarId, now }: { userId: string; calendarId: string | null; now: Date },
): Promise<void> {
  await tx`
    delete from booked_times
    where held_until is not null
      and (user_id = ${userId} or (calendar_id = ${calendarId} and held_until <= ${now}))`;
}

/** Holds a slot while a form is open. */
export async function holdSlot(
  tx: TransactionSql,
  {
    organizationId,
    calendarId,
    userId,
    visit,
    now,
  }: Omit<TakenTimes, 'bookingId' | 'interviewers'> & { now: Date },
  slot: Span,
): Promise<void> {
  const until = new Date(now.getTime() + holdMinutes * minuteMs);
  await tx`
    insert into booked_times (organization_id, calendar_id, user_id, blocked, held_until)
    values (${organizationId}, ${calendarId}, ${userId}, ${rangeOf(blockedBy(visit, slot))}, ${until})`.catch(
    (error: unknown) => {
      throw takenError(error);
    },
  );
}
