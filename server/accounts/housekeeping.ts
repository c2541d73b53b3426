import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { pullBackTimes } from './clockJumps.ts';
import type { Sql } from '../data/db.ts';

const everyMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;
const mailKeptMs = 7 * dayMs;
const unsentKeptMs = 3 * dayMs;
/** Any number that no other user of the database locks: "sweep" as letters of a telephone. */
const advisoryLock = 79_337;

/**
 * Deletes what has expired: sessions, links, sign-ups, limits, old mail. What a fast clock wrote is pulled back first. One
 * server at a time does it.
 */
export async function sweep(sql: Sql, clock: Clock): Promise<void> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await sql.begin(async (tx) => {
    const [lock] = await tx<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(${advisoryLock}) as taken`;
    if (!lock?.taken) return;
    await pullBackTimes(tx, now);
    await tx`delete from sessions where expires_at <= ${now}`;
    await tx`delete from account_tokens where expires_at <= ${now}`;
    await tx`delete from one_time_codes where expires_at <= ${now}`;
    await tx`delete from email_changes where expires_at <= ${now}`;
    await tx`delete from registrations where expires_at <= ${now}`;
    await tx`delete from second_factor_challenges where expires_at <= ${now}`;
    await tx`delete from second_factors where verified_at is null and created_at <= ${ago(dayMs)}`;
    await tx`delete from provider_flows where expires_at <= ${now}`;
    await tx`delete from limits where spent_until <= ${now}`;
    await tx`delete from mail_budgets where expires_at <= ${now}`;
    await tx`delete from known_places where until <= ${now}`;
    await tx`delete from kept_mails where at <= ${ago(mailKeptMs)}`;
    await tx`delete from mail_outbox where requested_at <= ${ago(unsentKeptMs)}`;
  });
}

/** Sweeps now and every ten minutes. Returns what ends it, resolving when no sweep is running any more. */
export function startHousekeeping({ sql, clock, log }: { sql: Sql; clock: Clock; log: Logger }) {
  let running = Promise.resolve();
  const run = () => {
    running = sweep(sql, clock).catch((error: unknown) =>
      log.warn({ code: (error as { code?: unknown }).code }, 'expired rows not swept'),
    );
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await running;
  };
}
