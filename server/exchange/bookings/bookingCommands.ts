import {
  mayBook,
  openBookingsMax,
  openBookingsOfOneMax,
  requestUntil,
  timesOf,
} from '@vetsync/machines/bookings/model';
import type { BookingAction, BookingSide, Span, VisitType } from '@vetsync/machines/bookings/model';
import { communityId } from '@vetsync/machines/model/exchange';
import type { PayloadOf } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../../data/db.ts';
import { setScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { nextFactTime } from '../changeWorld.ts';
import { writeLast } from '../context.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { ahead, findOwnName, personOfApplication, personOfThread } from '../messages.ts';
import type { StaffWork } from '../commands/staffWork.ts';
import { markHandled } from '../notifications/staffNotifications.ts';
import { personNameOf } from '../threads.ts';
import type { StoredWorld } from '../worlds.ts';
import { lockBooking, lockCalendar } from './bookingRows.ts';
import type { Booking, BookingRow, CalendarRules } from './bookingRows.ts';
import { notPossible, takeStep, tellOf } from './bookingSteps.ts';
import { holdMentoring, requireBothLocked } from './talks.ts';
import {
  addTimes,
  holdSlot,
  rangeOf,
  releaseHolds,
  requireFreeTimes,
  requireNoOverlap,
  requireSlot,
  slotAt,
  takenAround,
} from './times.ts';

interface Sides {
  organizationId: string;
  personId: string;
  by: BookingSide;
}

/** What changes a booking, in the scope of both sides. */
export async function begin(context: CommandContext, stored: StoredWorld, sides: Sides): Promise<Booking> {
  const { tx, userId, now } = context;
  const { organizationId, personId } = sides;
  await setScope(tx, { userId: personId, organizationId });
  return { ...context, ...sides, stored, actorId: userId, at: nextFactTime(stored, now) };
}

interface Provider {
  organizationId: string;
  organizationName: string;
  title: string;
  kind: 'appointment' | 'mentor';
}

const providers = (tx: TransactionSql, calendarId: string) => tx`
  select l.organization_id as "organizationId", o.name as "organizationName", l.title, 'appointment' as kind
  from listings l join organizations o on o.id = l.organization_id
  where l.id = ${calendarId} and l.kind = 'provider'`;

/**
 * Whose calendar it is, if everyone sees them, or if it is that of the person's mentor.
 *
 * @throws AppError `listing_closed`.
 */
async function readProvider(tx: TransactionSql, calendarId: string): Promise<Provider> {
  const [row] = await tx<Provider[]>`
    ${providers(tx, calendarId)} and l.status = 'published' and o.status = 'approved'
    union all
    select c.organization_id, s.mentor_name, s.mentor_name, c.kind
    from calendars c join mentorships s on s.mentor_id = c.mentor_id and s.status = 'accepted'
    where c.id = ${calendarId} and s.user_id = scope_user()`;
  if (!row) throw new AppError('listing_closed');
  return row;
}

const visitIn = ({ visitTypes }: CalendarRules, id: string): VisitType => {
  const visit = visitTypes.find((one) => one.id === id);
  if (!visit) throw new AppError('slot_taken');
  return visit;
};

/** @throws AppError `visit_not_for_you`. */
async function requireAudience(tx: TransactionSql, { organizationId, personId }: Sides, visit: VisitType) {
  // A mentor knows everyone who can book.
  if (visit.audience === 'everybody' || organizationId === communityId) return;
  const [row] = await tx<{ isKnown: boolean }[]>`
    select exists (
      select from bookings where organization_id = ${organizationId} and user_id = ${personId} and status = 'completed'
    ) or exists (
      select from cases where organization_id = ${organizationId} and user_id = ${personId} and undone_at is null
    ) as "isKnown"`;
  if (!mayBook(visit, row!.isKnown)) throw new AppError('visit_not_for_you');
}

interface OpenBooking {
  organizationId: string;
  kind: BookingRow['kind'];
  status: 'requested' | 'confirmed';
  start: Date;
  end: Date;
}

/** What somebody has agreed to or asked for, and what is not over yet. Their world is locked. */
async function openBookings(tx: TransactionSql, userId: string, now: Date): Promise<OpenBooking[]> {
  return tx<OpenBooking[]>`
    select organization_id as "organizationId", kind, status, lower(during) as start, upper(during) as end
    from bookings where user_id = ${userId} and status in ('requested', 'confirmed') and upper(during) > ${now}`;
}

/** A time of an interview that nobody has agreed to is none yet. */
const overlaps = ({ kind, status, start, end }: OpenBooking, span: Span) =>
  (status === 'confirmed' || kind !== 'interview') &&
  start.getTime() < span.end &&
  end.getTime() > span.start;

/** @throws AppError `list_full` if the person has as many open bookings as they can have. */
function requireRoom(open: readonly OpenBooking[], organizationId: string): void {
  const visits = open.filter(({ kind }) => kind !== 'interview');
  const here = visits.filter((one) => one.organizationId === organizationId);
  if (visits.length >= openBookingsMax || here.length >= openBookingsOfOneMax)
    throw new AppError('list_full');
}

/** The slot that somebody asks for, once its calendar is locked. What is read for it is sent at once, with the lock. */
async function lockSlot(
  { tx, now }: CommandContext,
  sides: Sides,
  { calendarId, visitTypeId, start }: PayloadOf<'booking.hold'>,
) {
  const { organizationId, personId: userId, by } = sides;
  const from = Date.parse(start);
  const [calendar, , taken, open] = await Promise.all([
    lockCalendar(tx, organizationId, calendarId),
    releaseHolds(tx, { userId, calendarId, now }),
    takenAround(tx, { calendarId, now, start: from }),
    openBookings(tx, userId, now),
  ]);
  const visit = visitIn(calendar, visitTypeId);
  if (by === 'person') await requireAudience(tx, sides, visit);
  const slot = slotAt({ calendar, visit, now }, taken, { start: from, isStaff: by === 'organization' });
  if (open.some((one) => overlaps(one, slot))) throw new AppError('booking_overlaps');
  return { calendar, visit, slot, open };
}

/** Holds a slot. */
export async function hold(
  context: CommandContext,
  stored: StoredWorld,
  payload: PayloadOf<'booking.hold'>,
): Promise<NewFact[]> {
  const { tx, userId, now } = context;
  const { organizationId } = await readProvider(tx, payload.calendarId);
  const sides = { organizationId, personId: userId, by: 'person' } as const;
  await begin(context, stored, sides);
  const { visit, slot } = await lockSlot(context, sides, payload);
  await holdSlot(tx, { organizationId, calendarId: payload.calendarId, userId, visit, now }, slot);
  return [];
}

/** Lets go of what the person holds. */
export async function release({ tx, userId, now }: CommandContext): Promise<NewFact[]> {
  await releaseHolds(tx, { userId, calendarId: null, now });
  return [];
}

/** Stores a new booking, and tells both sides. */
async function add(
  context: CommandContext,
  booking: Booking,
  {
    provider,
    personName,
    payload: { calendarId, reason = '' },
    locked: { calendar, visit, slot },
  }: {
    provider: Provider;
    personName: string;
    payload: PayloadOf<'booking.request'>;
    locked: Awaited<ReturnType<typeof lockSlot>>;
  },
): Promise<NewFact[]> {
  const { tx, now, newId } = context;
  const { organizationId, personId: userId, by, at } = booking;
  const { timeZone } = calendar;
  const start = new Date(slot.start);
  const isConfirmed = by === 'organization' || visit.confirms === 'instantly';
  const until = isConfirmed ? null : requestUntil({ timeZone, now: now.getTime() }, start.toISOString());
  const row: BookingRow = {
    id: await newId(),
    organizationId,
    organizationName: provider.organizationName,
    calendarId,
    userId,
    kind: provider.kind,
    title: provider.title,
    personName,
    visit,
    timeZone,
    reason,
    start,
    end: new Date(slot.end),
    status: isConfirmed ? 'confirmed' : 'requested',
    heldUntil: until === null ? null : new Date(until),
    proposal: null,
    waitsSince: null,
    arrivedAt: null,
    interviewers: [],
    applicationId: null,
    decisionId: null,
    version: 1,
  };
  writeLast(
    context,
    insertBooking(tx, row, { local: slot.local, at }),
    addTimes(tx, { organizationId, calendarId, interviewers: [], userId, bookingId: row.id, visit }, [slot]),
  );
  return tellOf(booking, row, { step: isConfirmed ? 'confirmed' : 'requested' });
}

async function insertBooking(
  tx: TransactionSql,
  row: BookingRow,
  { local, at }: { local: string; at: Date },
) {
  const span = { start: row.start.getTime(), end: row.end.getTime() };
  await tx`
    insert into bookings (organization_id, id, calendar_id, user_id, kind, title, person_name, visit, time_zone, local_start,
      reason, during, status, held_until, created_at, updated_at)
    values (${row.organizationId}, ${row.id}, ${row.calendarId}, ${row.userId}, ${row.kind}, ${row.title},
      ${row.personName}, ${tx.json(row.visit as never)}, ${row.timeZone}, ${local}, ${row.reason}, ${rangeOf(span)},
      ${row.status}, ${row.heldUntil}, ${at}, ${at})`;
}

/** What a request depends on: whose calendar it is, and who asks. */
type RequestReads = [provider: Provider, personName: string];

/** The same, sent without waiting. */
export const readForRequest = (
  tx: TransactionSql,
  userId: string,
  calendarId: string,
): Promise<RequestReads> => ahead(Promise.all([readProvider(tx, calendarId), findOwnName(tx, userId)]));

/** Books a slot for oneself. */
export async function request(
  context: CommandContext,
  stored: StoredWorld,
  { payload, reads }: { payload: PayloadOf<'booking.request'>; reads: Promise<RequestReads> },
): Promise<NewFact[]> {
  const { tx, userId } = context;
  const [provider, personName] = await reads;
  const { organizationId } = provider;
  if (provider.kind === 'mentor') {
    const sides = { mentorId: payload.calendarId, personId: userId };
    requireBothLocked(context, sides);
    await holdMentoring(tx, sides);
  }
  const sides = { organizationId, personId: userId, by: 'person' } as const;
  const [booking, locked] = await Promise.all([
    begin(context, stored, sides),
    lockSlot(context, sides, payload),
  ]);
  requireRoom(locked.open, organizationId);
  return add(context, booking, { provider, personName, payload, locked });
}

/** Whom the staff book for: somebody whom they know, and by which name. @throws AppError `not_found`. */
export async function personAbout(
  tx: TransactionSql,
  organizationId: string,
  { kind, id }: PayloadOf<'booking.book'>['about'],
): Promise<string> {
  if (kind === 'application') return personOfApplication(tx, organizationId, id);
  if (kind === 'conversation') return personOfThread(tx, organizationId, id);
  const [row] = await tx<{ id: string }[]>`
    select user_id as id from cases
    where organization_id = ${organizationId} and id = ${id} and undone_at is null`;
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** The name by which the staff know somebody. */
export async function knownName(
  tx: TransactionSql,
  organizationId: string,
  personId: string,
): Promise<string> {
  const [row] = await tx<{ name: string; isBlocked: boolean }[]>`
    select coalesce(
      (select c.person_name from cases c
        where c.organization_id = ${organizationId} and c.user_id = ${personId} order by c.opened_at desc limit 1),
      (select a.applicant_name from applications a
        where a.organization_id = ${organizationId} and a.user_id = ${personId} order by a.submitted_at desc limit 1),
      (select ${personNameOf(tx)} from threads t where t.organization_id = ${organizationId} and t.user_id = ${personId}),
      '') as name,
      exists (
        select from threads t
        where t.organization_id = ${organizationId} and t.user_id = ${personId} and t.blocked_at is not null
      ) as "isBlocked"`;
  if (row!.isBlocked) throw new AppError('thread_blocked');
  return row!.name;
}

export interface StaffAsking {
  tx: TransactionSql;
  organizationId: string;
  expectedVersion: number | undefined;
}

/** The staff book for somebody. */
export async function book(
  { about, ...payload }: PayloadOf<'booking.book'>,
  { tx, organizationId }: StaffAsking,
): Promise<StaffWork> {
  const personId = await personAbout(tx, organizationId, about);
  return {
    personId,
    async run(context, stored) {
      const booking = await begin(context, stored, { organizationId, personId, by: 'organization' });
      const [provider] = await tx<Provider[]>`
        ${providers(tx, payload.calendarId)} and l.organization_id = ${organizationId}`;
      if (!provider) throw new AppError('not_found');
      const personName = await knownName(tx, organizationId, personId);
      const locked = await lockSlot(context, booking, payload);
      return add(context, booking, { provider, personName, payload, locked });
    },
  };
}

/** What a command does with a booking that is there. */
export interface BookingWork {
  bookingId: string;
  type: 'confirm' | 'decline' | 'move' | 'cancel' | 'wait' | 'arrive' | 'complete' | 'miss';
  /** The time to which it is moved, or that is taken of several. */
  start?: string | undefined;
  /** Of an interview: the times to choose from. */
  times?: string[] | undefined;
  /** Whether the person waits for an earlier time. */
  waits?: boolean | undefined;
  reason?: string | undefined;
}

/** The action that a command stands for, with the slot that it needs. */
async function actionOf(
  { tx, by, personId }: Booking,
  { type, start, times, waits = true }: BookingWork,
  { row, calendar, now }: { row: BookingRow; calendar: CalendarRules; now: Date },
): Promise<BookingAction> {
  const { id, calendarId, visit } = row;
  const side = by as 'person' | 'organization';
  if (type === 'wait') return { type, waits };
  if (type === 'arrive' || type === 'complete' || type === 'miss') return { type };
  if (type !== 'move') {
    const asked = type === 'confirm' && row.proposal;
    const taken = asked && timesOf(asked).find((one) => one.start === (start ?? asked.start));
    if (taken)
      await requireNoOverlap(tx, {
        userId: personId,
        span: { start: Date.parse(taken.start), end: Date.parse(taken.end) },
        except: id,
      });
    return type === 'confirm' ? { type, by: side, start } : { type, by: side };
  }
  if (row.kind === 'interview') {
    if (!times) throw notPossible(row);
    const { minutes } = visit;
    const asked = requireFreeTimes(times, { minutes, now });
    const ended = asked.map((at) => ({ start: Date.parse(at), end: Date.parse(at) + minutes * 60_000 }));
    if (side === 'person')
      for (const span of ended) await requireNoOverlap(tx, { userId: personId, span, except: id });
    return { type, by: side, start: asked[0], end: new Date(ended[0]!.end).toISOString(), times: asked };
  }
  await releaseHolds(tx, { userId: personId, calendarId, now });
  const slot = await requireSlot(
    tx,
    { calendarId, calendar, visit, except: id, now },
    { start: Date.parse(start!), isStaff: side === 'organization' },
  );
  await requireNoOverlap(tx, { userId: personId, span: slot, except: id });
  const [from, to] = [new Date(slot.start).toISOString(), new Date(slot.end).toISOString()];
  return { type, by: side, start: from, end: to };
}

async function workOn(
  context: CommandContext,
  stored: StoredWorld,
  { sides, work, expectedVersion }: { sides: Sides; work: BookingWork; expectedVersion: number | undefined },
): Promise<NewFact[]> {
  const { tx, now } = context;
  const { organizationId, personId } = sides;
  const booking = await begin(context, stored, sides);
  // The calendar before the booking, as whoever takes a time does.
  const [found] = await tx<{ calendarId: string; interviewers: string[] }[]>`
    select calendar_id as "calendarId", to_json(interviewers) as interviewers from bookings
    where organization_id = ${organizationId} and id = ${work.bookingId} and user_id = ${personId}`;
  if (!found) throw new AppError('not_found');
  const calendar = await lockCalendar(tx, organizationId, found.calendarId, found.interviewers);
  const row = await lockBooking(tx, organizationId, work.bookingId);
  if (expectedVersion !== undefined && expectedVersion !== row.version) throw notPossible(row);
  // Nobody is in line for a talk.
  if (work.type === 'wait' && row.kind === 'mentor') throw notPossible(row);
  // What is moved to where it is stays as it is.
  if (work.type === 'move' && work.start && Date.parse(work.start) === row.start.getTime()) return [];
  const action = await actionOf(booking, work, { row, calendar, now });
  return takeStep(booking, row, { action, noticeHours: calendar.noticeHours, reason: work.reason, now });
}

/** What a person does with a booking of theirs. That of a mentor is on the side that staff are elsewhere. */
export async function workAsPerson(
  context: CommandContext,
  stored: StoredWorld,
  work: BookingWork,
): Promise<NewFact[]> {
  const { tx, userId } = context;
  const [row] = await tx<{ organizationId: string; personId: string; mentorId: string | null }[]>`
    select organization_id as "organizationId", user_id as "personId", case kind when 'mentor' then calendar_id end as "mentorId"
    from bookings
    where id = ${work.bookingId} and (user_id = ${userId} or kind = 'mentor' and calendar_id = ${userId})`;
  if (!row) throw new AppError('not_found');
  const { organizationId, personId, mentorId } = row;
  if (mentorId !== null) requireBothLocked(context, { mentorId, personId });
  const sides = { organizationId, personId, by: personId === userId ? 'person' : 'organization' } as const;
  return workOn(context, stored, { sides, work, expectedVersion: undefined });
}

/** What the staff do with a booking of somebody. */
export async function workAsStaff(
  work: BookingWork,
  { tx, organizationId, expectedVersion }: StaffAsking,
): Promise<StaffWork> {
  const [row] = await tx<{ personId: string }[]>`
    select user_id as "personId" from bookings
    where organization_id = ${organizationId} and id = ${work.bookingId}`;
  if (!row) throw new AppError('not_found');
  const sides = { organizationId, personId: row.personId, by: 'organization' } as const;
  return {
    personId: row.personId,
    async run(context, stored) {
      const { userId, now } = context;
      await markHandled(context.tx, { userId, organizationId }, { subject: work.bookingId, now });
      return workOn(context, stored, { sides, work, expectedVersion });
    },
  };
}
