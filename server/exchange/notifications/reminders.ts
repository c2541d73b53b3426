import { readingFor } from '@vetsync/machines/model/exchange';
import { reminderFact, reminderLeadOf, reminderStart } from '@vetsync/machines/exchange/model';
import type { ReminderSubject } from '@vetsync/machines/exchange/model';
import type { Logger } from 'pino';
import type { SweepTime } from '../../data/sweepTime.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { withScope } from '../../data/scopes.ts';
import { tellApplicants } from '../applicantNews.ts';
import { updateBookings } from '../bookings/bookingJobs.ts';
import { returnReferrals } from '../referrals/referralJobs.ts';
import { updateEvents } from '../events/updateEvents.ts';
import { moveLines } from '../cases/waitingList.ts';
import { tellAdministrators } from './administratorNews.ts';
import { lockWorld } from '../worlds.ts';
import { tellPerson } from './tellPerson.ts';

interface Due extends ReminderSubject {
  userId: string;
}

/** Rows per lookup. */
const lookupSize = 200;
/** How often the background looks for what is due, in milliseconds. */
const everyMs = 60_000;

/**
 * Reminds a person of what they noted, in one transaction with the end of its reminder. The world is locked first, as by a
 * command: whoever comes second, another server or the person who moves it, sees what the first has done.
 */
const remind = (sql: Sql, { userId, ...subject }: Due, now: Date): Promise<void> =>
  withScope(sql, { userId }, async (tx) => {
    const { kind, itemId } = subject;
    const body = reminderFact(subject);
    const stored = await lockWorld(tx, userId, { reading: readingFor(body.type, itemId) });
    const taken = await tx`
      delete from reminders
      where user_id = ${userId} and kind = ${kind} and item_id = ${itemId} and due_at <= ${now}`;
    if (taken.count === 0) return;
    const start = reminderStart(stored.world, subject);
    // The server may have been down since.
    if (start === null || start <= now.getTime()) return;
    const dueAt = new Date(start - reminderLeadOf(kind));
    if (dueAt > now) {
      await tx`
        insert into reminders (user_id, kind, item_id, due_at)
        values (${userId}, ${kind}, ${itemId}, ${dueAt})`;
      return;
    }
    await tellPerson(tx, userId, { stored, body, now });
  });

/**
 * Reminds people of their own appointments and events that begin within a day, and of answers that they are asked for. Servers may do it at the same time.
 *
 * @param sql Connections that may see what is due for everyone.
 */
export async function sendReminders(sql: Sql, clock: Clock, log: Logger): Promise<void> {
  const now = clock.now();
  let after: Due | undefined;
  for (;;) {
    const due = await sql<Due[]>`
      select user_id as "userId", kind, item_id as "itemId" from reminders
      where due_at <= ${now}
        ${after ? sql`and (user_id, kind, item_id) > (${after.userId}, ${after.kind}, ${after.itemId})` : sql``}
      order by user_id, kind, item_id limit ${lookupSize}`;
    for (const one of due) {
      try {
        await remind(sql, one, now);
      } catch (error) {
        // The account was deleted in the meantime.
        if (error instanceof AppError && error.code === 'not_found') continue;
        // The next ones must not wait for it. It is tried again.
        log.warn({ code: (error as { code?: unknown }).code }, 'not reminded');
      }
    }
    if (due.length < lookupSize) return;
    after = due.at(-1);
  }
}

/**
 * Reminds people, and tells applicants of their organizations and administrators of what awaits them, now and every minute. While a clock is ahead, nobody is
 * reminded: it would be too early, or never. Returns a function that stops this and resolves when nobody is being told
 * anything.
 */
export function startReminders({
  sql,
  clock,
  log,
  sweepTime,
}: {
  sql: Sql;
  clock: Clock;
  log: Logger;
  sweepTime: SweepTime;
}) {
  let running = Promise.resolve();
  async function remindAll(): Promise<void> {
    const now = await sweepTime();
    if (!now) return;
    await sendReminders(sql, { now: () => now }, log);
    await updateBookings(sql, now, log);
    await returnReferrals(sql, now, log);
  }
  async function moveSeats(): Promise<void> {
    const now = await sweepTime();
    if (now) await updateEvents(sql, { now: () => now }, log);
  }
  const run = () => {
    running = running
      .then(remindAll)
      .catch((error: unknown) =>
        log.warn({ code: (error as { code?: unknown }).code }, 'no one was reminded'),
      )
      .then(() => tellApplicants(sql, clock, log))
      .catch((error: unknown) =>
        log.warn({ code: (error as { code?: unknown }).code }, 'no applicants were told'),
      )
      .then(() => tellAdministrators(sql, clock, log))
      .catch((error: unknown) =>
        log.warn({ code: (error as { code?: unknown }).code }, 'no administrators were told'),
      )
      .then(moveSeats)
      .catch((error: unknown) =>
        log.warn({ code: (error as { code?: unknown }).code }, 'no participants were told'),
      )
      .then(() => moveLines(sql, clock, log))
      .catch((error: unknown) =>
        log.warn({ code: (error as { code?: unknown }).code }, 'no one was moved in line'),
      );
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await running;
  };
}
