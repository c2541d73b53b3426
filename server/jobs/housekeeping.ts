import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { resetFutureTimes } from './clockJumps.ts';
import type { SweepTime } from '../data/sweepTime.ts';
import type { Sql } from '../data/db.ts';
import { deleteOldFacts, factRetentionMs } from '../exchange/retention.ts';
import { closeEndedListings } from '../listings/endedListings.ts';
import { measureRemaining } from '../listings/measureApplications.ts';
import { showRemainingListings } from '../listings/showRemainingListings.ts';

const everyMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;
const mailRetentionMs = 7 * dayMs;
const unsentMailRetentionMs = 3 * dayMs;
/** How long staff see invitations that have ended. */
const invitationRetentionMs = 30 * dayMs;
/** How long one knows whom one met at the event of a person. */
const hostedEventRetentionMs = 365 * dayMs;
/** Rows per lookup. */
const lookupSize = 10_000;
/** Maximum rows per transaction. The live feed waits while one is open, so it must finish within 20 ms. */
const batchSize = 500;

/** The condition for expired rows, by table. */
const expired = (sql: Sql, now: Date) => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    sessions: sql`expires_at <= ${now}`,
    account_tokens: sql`expires_at <= ${now}`,
    one_time_codes: sql`expires_at <= ${now}`,
    email_changes: sql`expires_at <= ${now}`,
    registrations: sql`expires_at <= ${now}`,
    second_factor_challenges: sql`expires_at <= ${now}`,
    second_factors: sql`verified_at is null and created_at <= ${ago(dayMs)}`,
    provider_flows: sql`expires_at <= ${now}`,
    organization_invitations: sql`expires_at <= ${ago(invitationRetentionMs)}`,
    limits: sql`spent_until <= ${now}`,
    mail_budgets: sql`expires_at <= ${now}`,
    known_places: sql`until <= ${now}`,
    kept_mails: sql`at <= ${ago(mailRetentionMs)}`,
    commands: sql`at <= ${ago(factRetentionMs)}`,
    notification_reads: sql`at <= ${ago(factRetentionMs)}`,
    // Of people: those of deleted accounts, once everyone was told, and old ones.
    listings: sql`organization_id = community_id() and (ends_at <= ${ago(hostedEventRetentionMs)} or not exists (
        select from event_hosts h where h.listing_id = listings.id
      ) and not exists (
        select from event_seats s where s.listing_id = listings.id and s.told_version < listings.version
      ))`,
    mail_outbox: sql`requested_at <= ${ago(unsentMailRetentionMs)}`,
  };
};

/**
 * Deletes expired rows: sessions, links, sign-ups, limits, old mail. Closes listings that have ended, shows those
 * that were too many for an approval, and compares applications with what their listings require now. Times that a fast
 * clock wrote are corrected first. Rows are looked up before the transaction that deletes them, so a large table
 * doesn't make it longer. Servers may sweep at the same time.
 *
 * @param now When what has expired is looked at. The clock may be ahead of it.
 */
export async function deleteExpired(sql: Sql, clock: Clock, now = clock.now()): Promise<void> {
  // By the clock that wrote them, because the database's may be behind.
  await resetFutureTimes(sql, clock.now());
  await closeEndedListings(sql, now);
  await showRemainingListings(sql);
  await measureRemaining(sql);
  for (const [table, isExpired] of Object.entries(expired(sql, now))) {
    let found: { ctid: string }[];
    do {
      found = await sql<{ ctid: string }[]>`
        select ctid::text from ${sql(table)} where ${isExpired} limit ${lookupSize}`;
      for (let from = 0; from < found.length; from += batchSize) {
        const ctids = found.slice(from, from + batchSize).map(({ ctid }) => ctid);
        // A crash can undo this; the next sweep deletes the rows again. So there is no need to wait for the disk.
        await sql`
          with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
          delete from ${sql(table)} using async_commit where ctid = any(${ctids}::text[]::tid[]) and ${isExpired}`;
      }
    } while (found.length === lookupSize);
  }
  await deleteOldFacts(sql, now);
}

/**
 * Sweeps now and every ten minutes, unless a clock is ahead. Returns a function that stops this and resolves when no sweep
 * is running.
 */
export function startHousekeeping({
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
  async function sweep(): Promise<void> {
    const now = await sweepTime();
    if (now) await deleteExpired(sql, clock, now);
  }
  const run = () => {
    running = sweep().catch((error: unknown) =>
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
