import { isOffered, isOpenBooking, ruleBooking, timesOf } from '@vetsync/machines/bookings/model';
import type { BookingAction, BookingState, BookingStep, Span } from '@vetsync/machines/bookings/model';
import { AppError } from '../../errors.ts';
import { openCaseOfBooking } from '../cases/casesOfBookings.ts';
import { changeWorld } from '../changeWorld.ts';
import { writeLast } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { personBookingOf, staffBookingOf, stateOf } from './bookingRows.ts';
import type { Booking, BookingRow } from './bookingRows.ts';
import { tellMentor } from './talks.ts';
import { followInterview } from './interviewedApplication.ts';
import { takeTimes } from './times.ts';

/** A step of a booking. */
export interface Step {
  step: BookingStep;
  /** Why it was declined or canceled. */
  reason?: string | undefined;
}

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});
/** The times that a booking takes. */
const spansOf = (state: BookingState): Span[] =>
  isOpenBooking(state)
    ? [
        ...(isOffered(state) ? [] : [spanOf(state)]),
        ...(state.proposal ? timesOf(state.proposal).map(spanOf) : []),
      ]
    : [];

/** The steps of which the staff are told, unless they took them. */
const news: ReadonlySet<BookingStep> = new Set<BookingStep>([
  'requested',
  'confirmed',
  'declined',
  'expired',
  'proposed',
  'moved',
  'kept',
  'lapsed',
  'cancelled',
]);

async function storeStep(
  { tx, organizationId, at, actorId, by }: Booking,
  row: BookingRow,
  { id, step, start, reason }: { id: string; step: BookingStep; start: Date | string; reason: string },
): Promise<void> {
  await tx`
    insert into booking_steps (organization_id, id, booking_id, at, actor_id, side, step, starts_at, reason)
    values (${organizationId}, ${id}, ${row.id}, ${at}, ${actorId}, ${by}, ${step}, ${start}, ${reason})`;
}

/** Adds a step to the history, and tells both sides how the booking is now. Why somebody comes, no fact says. */
export async function tellOf(
  booking: Booking,
  row: BookingRow,
  { step, reason = '', was = null }: Step & { was?: BookingRow['status'] | null },
): Promise<NewFact[]> {
  const { organizationId, personId, stored, at, actorId, by, commandId, newId } = booking;
  const id = await newId();
  const followed = await followInterview(booking, row, { id, was });
  const origin = { actorId, commandId, at };
  const start = row.proposal && step === 'proposed' ? row.proposal.start : row.start;
  writeLast(booking, storeStep(booking, row, { id, step, start, reason }));
  const own =
    step === 'arrived' || booking.isToldOtherwise
      ? null
      : changeWorld(booking, personId, {
          stored,
          id,
          body: { type: 'bookingChanged', booking: personBookingOf(row), by, ...followed?.body },
          origin,
        });
  if (row.kind === 'mentor') {
    const told = await tellMentor(booking, row, { id, origin });
    return [...(told ? [told] : []), ...(own ? [own] : [])];
  }
  const theirs: NewFact = {
    ...origin,
    id,
    audience: { organizationId, aboutId: personId },
    kind: 'bookingChanged',
    subject: row.id,
    payload: { booking: staffBookingOf(row), step, by },
    version: null,
    // Who is next in line is asked, and the staff learn of the answer.
    notifies: by !== 'organization' && news.has(step) && !(by === 'time' && step === 'proposed'),
  };
  const told = [theirs, ...(followed ? [followed.fact] : []), ...(own ? [own] : [])];
  if (step !== 'confirmed' || actorId === null) return told;
  return [...told, ...(await openCaseOfBooking({ ...booking, userId: actorId, origin }, row))];
}

/** Notes what has become free, for those who would like an earlier time. */
async function noteFreed(
  { tx, organizationId, at }: Booking,
  { calendarId }: BookingRow,
  starts: readonly number[],
): Promise<void> {
  for (const start of starts.filter((one) => one > at.getTime()))
    await tx`
      insert into freed_times (organization_id, calendar_id, starts_at)
      select ${organizationId}, ${calendarId}, ${new Date(start)}
      where exists (
        select from bookings
        where organization_id = ${organizationId} and calendar_id = ${calendarId} and waits_since is not null
      ) and not exists (
        select from freed_times
        where organization_id = ${organizationId} and calendar_id = ${calendarId} and starts_at = ${new Date(start)}
      )`;
}

const date = (time: string | null) => (time === null ? null : new Date(time));

/** Stores what becomes of a booking, and tells both sides. */
async function store(
  booking: Booking,
  { before, after }: { before: BookingRow; after: BookingState },
  step: Step,
): Promise<NewFact[]> {
  const { tx, organizationId, at } = booking;
  const row: BookingRow = {
    ...before,
    status: after.status,
    start: new Date(after.start),
    end: new Date(after.end),
    heldUntil: date(after.until),
    proposal: after.proposal,
    waitsSince: after.waits ? (before.waitsSince ?? at) : null,
    arrivedAt: date(after.arrivedAt),
    version: before.version + 1,
  };
  await tx`
    update bookings set status = ${row.status}, during = tstzrange(${row.start}, ${row.end}), held_until = ${row.heldUntil},
      proposal = ${row.proposal && tx.json(row.proposal as never)}, proposed_until = ${row.proposal?.until ?? null},
      waits_since = ${row.waitsSince}, arrived_at = ${row.arrivedAt}, updated_at = ${at}, version = ${row.version}
    where organization_id = ${organizationId} and id = ${row.id}`;
  const [had, has] = [spansOf(stateOf(before)), spansOf(after)];
  const isSame = had.length === has.length && had.every(({ start }, nth) => start === has[nth]!.start);
  if (!isSame) {
    const { calendarId, interviewers, userId, visit, id: bookingId } = row;
    await takeTimes(tx, { organizationId, calendarId, interviewers, userId, bookingId, visit }, has);
    const kept = new Set(has.map(({ start }) => start));
    await noteFreed(
      booking,
      row,
      had.map(({ start }) => start).filter((start) => !kept.has(start)),
    );
  }
  return tellOf(booking, row, { ...step, was: before.status });
}

/** The refusal of what is not possible from where a booking stands. */
export const notPossible = ({ id, status, version }: BookingRow) =>
  new AppError('booking_changed', { state: { bookingId: id, status, version } });

/** Does something with a booking, as its rules say. @throws AppError `booking_changed`, `booking_too_late`. */
export async function takeStep(
  booking: Booking,
  before: BookingRow,
  {
    action,
    noticeHours,
    reason,
    now,
  }: { action: BookingAction; noticeHours: number; reason?: string | undefined; now: Date },
): Promise<NewFact[]> {
  const ruling = ruleBooking(stateOf(before), action, {
    timeZone: before.timeZone,
    confirms: before.visit.confirms,
    noticeHours,
    now: now.getTime(),
  });
  if (ruling === null) return [];
  if ('refused' in ruling)
    throw ruling.refused === 'booking_changed' ? notPossible(before) : new AppError(ruling.refused);
  return store(booking, { before, after: ruling.after }, { step: ruling.step, reason });
}
