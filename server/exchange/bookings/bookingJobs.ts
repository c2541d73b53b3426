import { communityId, readingFor } from '@vetsync/machines/model/exchange';
import type { Logger } from 'pino';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { setScope, withScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { nextFactTime } from '../changeWorld.ts';
import { finishWrites, writeLast } from '../context.ts';
import { insertFacts } from '../facts/facts.ts';
import type { NewFact } from '../facts/facts.ts';
import { requestNotificationMail } from '../notifications/notificationMail.ts';
import { lockWorld } from '../worlds.ts';
import { lockBooking, lockCalendar } from './bookingRows.ts';
import type { Booking, BookingRow, CalendarRules } from './bookingRows.ts';
import { takeStep } from './bookingSteps.ts';
import { lockMentorFirst } from './talks.ts';
import { requireNoOverlap, requireSlot } from './times.ts';

interface Due {
  organizationId: string;
  calendarId: string;
  userId: string;
  id: string;
}

/** Bookings per lookup. */
const lookupSize = 200;

/** Does something with a booking that came with the time. Both sides are told. */
const change = (
  sql: Sql,
  { organizationId, calendarId, userId, id }: Due,
  work: (booking: Booking, row: BookingRow, calendar: CalendarRules) => Promise<NewFact[]>,
  now: Date,
): Promise<void> =>
  withScope(sql, { userId, organizationId }, async (tx) => {
    if (organizationId === communityId) {
      await lockMentorFirst(tx, { mentorId: calendarId, personId: userId });
      await setScope(tx, { userId, organizationId });
    }
    const stored = await lockWorld(tx, userId, { reading: readingFor('bookingChanged') });
    const calendar = await lockCalendar(tx, organizationId, calendarId);
    const row = await lockBooking(tx, organizationId, id);
    const booking: Booking = {
      tx,
      lastWrites: [],
      organizationId,
      personId: userId,
      stored,
      at: nextFactTime(stored, now),
      actorId: null,
      by: 'time',
      commandId: await newId(tx),
      newId: () => newId(tx),
    };
    const facts = await work(booking, row, calendar);
    if (facts.length === 0) return;
    writeLast(booking, insertFacts(tx, facts, userId), requestNotificationMail(tx, facts, now));
    await finishWrites(booking);
  });

const newId = async (tx: TransactionSql): Promise<string> => {
  const [row] = await tx<{ id: string }[]>`select uuidv7() as id`;
  return row!.id;
};

/** The account was deleted in the meantime, or somebody else came first. */
const isOvertaken = (error: unknown) =>
  error instanceof AppError &&
  ['not_found', 'booking_changed', 'slot_taken', 'booking_overlaps'].includes(error.code);

/** Lets go of forms that were left open, and ends what was not answered in time. */
async function expire(sql: Sql, now: Date, log: Logger): Promise<void> {
  await sql`delete from booked_times where booking_id is null and held_until <= ${now}`;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const due = await sql<Due[]>`
      select organization_id as "organizationId", calendar_id as "calendarId", user_id as "userId", id from bookings
      where (held_until <= ${now} or proposed_until <= ${now}) and id > ${after} order by id limit ${lookupSize}`;
    for (const one of due)
      await change(
        sql,
        one,
        (booking, row, { noticeHours }) =>
          takeStep(booking, row, { action: { type: 'lapse' }, noticeHours, now }),
        now,
      ).catch((error: unknown) => {
        // The next ones must not wait for it. It is tried again.
        if (!isOvertaken(error))
          log.warn({ code: (error as { code?: unknown }).code }, 'a booking did not end');
      });
    if (due.length < lookupSize) return;
    after = due.at(-1)!.id;
  }
}

interface Freed {
  organizationId: string;
  calendarId: string;
  id: string;
  startsAt: Date;
  tried: string[];
}

/** Offers a time to one booking. @returns Whether it can have it. */
async function offer(sql: Sql, { startsAt }: Freed, to: Due, now: Date): Promise<boolean> {
  try {
    await change(
      sql,
      to,
      async (booking, row, calendar) => {
        const { id: except, calendarId, visit } = row;
        const asked = { start: startsAt.getTime(), isStaff: true };
        const slot = await requireSlot(booking.tx, { calendarId, calendar, visit, except, now }, asked);
        await requireNoOverlap(booking.tx, { userId: row.userId, span: slot, except });
        const [start, end] = [new Date(slot.start).toISOString(), new Date(slot.end).toISOString()];
        return takeStep(booking, row, {
          action: { type: 'offer', start, end },
          noticeHours: calendar.noticeHours,
          now,
        });
      },
      now,
    );
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

/** Offers a time that became free to who has waited longest for an earlier one, then to the next. */
async function offerFreed(sql: Sql, freed: Freed, now: Date): Promise<void> {
  const { organizationId, calendarId, startsAt, id } = freed;
  const tried = [...freed.tried];
  const [asked] = await sql`
    select from bookings
    where organization_id = ${organizationId} and calendar_id = ${calendarId} and proposed_until > ${now}
      and (proposal ->> 'start')::timestamptz = ${startsAt}`;
  if (asked) return;
  for (;;) {
    const [next] = await sql<Due[]>`
      select organization_id as "organizationId", calendar_id as "calendarId", user_id as "userId", id from bookings
      where organization_id = ${organizationId} and calendar_id = ${calendarId} and waits_since is not null
        and status = 'confirmed' and proposal is null and starts_at > ${startsAt} and id <> all(${tried}::text[]::uuid[])
      order by waits_since, id limit 1`;
    if (!next) break;
    tried.push(next.id);
    // Before it is offered, so that nobody is asked twice.
    await sql`update freed_times set tried = ${tried}::text[]::uuid[] where id = ${id}`;
    if (await offer(sql, freed, next, now)) return;
  }
  await sql`delete from freed_times where id = ${id}`;
}

/** Calls off talks of people who no longer talk, one after the other. Both are told. */
async function endTalks(sql: Sql, due: readonly Due[], { now, log }: { now: Date; log: Logger | null }) {
  for (const one of due)
    await change(
      sql,
      one,
      (booking, row, { noticeHours }) =>
        takeStep(booking, row, { action: { type: 'cancel', by: 'organization' }, noticeHours, now }),
      now,
    ).catch((error: unknown) => {
      // The next ones must not wait for it. It is tried again.
      if (!isOvertaken(error))
        log?.warn({ code: (error as { code?: unknown }).code }, 'a talk was not called off');
    });
}

/** Calls off the talks of a person that are no longer to be. What fails is called off within a minute. */
export async function endTalksOf(sql: Sql, userId: string, now: Date): Promise<void> {
  const due = await withScope(sql, { userId }, (tx) => tx<Due[]>`select * from talks_to_end(${now})`);
  await endTalks(sql, due, { now, log: null });
}

/**
 * Ends what was not answered in time, and offers times that became free to those who wait. Servers may do it at the same
 * time.
 *
 * @param sql Connections that may see the bookings of all organizations.
 */
export async function updateBookings(sql: Sql, now: Date, log: Logger): Promise<void> {
  await expire(sql, now, log);
  await endTalks(sql, await sql<Due[]>`select * from talks_to_end(${now})`, { now, log });
  await sql`delete from freed_times where starts_at <= ${now}`;
  const times = await sql<Freed[]>`
    select organization_id as "organizationId", calendar_id as "calendarId", id, starts_at as "startsAt", to_json(tried) as tried
    from freed_times order by starts_at, id`;
  for (const freed of times)
    await offerFreed(sql, freed, now).catch((error: unknown) =>
      log.warn({ code: (error as { code?: unknown }).code }, 'a free time was not offered'),
    );
}
