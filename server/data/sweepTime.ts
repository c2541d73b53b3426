import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Sql } from './db.ts';

const dayMs = 24 * 3_600_000;
/** How far clocks may be apart. What is kept for days or weeks is then not deleted by mistake. */
const mostAheadMs = dayMs;
/** A clock that jumped, but then goes like a clock for this long, is right: the server was off or asleep. */
export const steadyMs = 3_600_000;

/** A time, and when that was on a clock that nobody sets, in milliseconds. */
interface Reading {
  time: number;
  at: number;
}
/** By how much a clock is ahead of what an earlier reading lets expect, in milliseconds. */
const aheadOf = (earlier: Reading, { time, at }: Reading) => time - earlier.time - (at - earlier.at);

/** The time by which to delete and close what has expired. Null while no clock can be trusted. */
export type SweepTime = () => Promise<Date | null>;

/**
 * The earlier of the server's and the database's time. A clock that is ahead, be it for seconds, would delete what
 * nobody can bring back. So both must agree, and neither may have jumped since the last look or, at first, since
 * something was last stored: the database may be on the same machine.
 *
 * @param options.sql Connections of the background.
 * @param options.elapsedMs A clock that nobody sets.
 */
export function createSweepTime({
  sql,
  clock,
  log,
  elapsedMs = () => performance.now(),
}: {
  sql: Sql;
  clock: Clock;
  log: Logger;
  elapsedMs?: () => number;
}): SweepTime {
  let trusted: Reading | undefined;
  /** Since when a clock that jumped goes like a clock. */
  let doubted: Reading | undefined;
  let isWarned = false;

  /** When somebody last did something that was stored. */
  async function newestStored(): Promise<Date | null> {
    const [row] = await sql<{ at: Date | null }[]>`
      select greatest(
        (select max(last_seen_at) from sessions), (select max(at) from commands), (select max(created_at) from leads)
      ) as at`;
    return row!.at;
  }

  /** Whether a clock has not jumped, or did so long ago. */
  function isSteady(reading: Reading): boolean {
    if (trusted && aheadOf(trusted, reading) > mostAheadMs) {
      if (!doubted || Math.abs(aheadOf(doubted, reading)) > mostAheadMs) doubted = reading;
      if (reading.at - doubted.at < steadyMs) return false;
    }
    doubted = undefined;
    return true;
  }

  return async function sweepTime() {
    const stored = trusted ? null : await newestStored();
    const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`;
    const [database, server] = [row!.now, clock.now()];
    const time = Math.min(database.getTime(), server.getTime());
    const reading = { time, at: elapsedMs() };
    trusted ??= { ...reading, time: stored?.getTime() ?? time };

    const doAgree = Math.abs(database.getTime() - server.getTime()) <= mostAheadMs;
    if (doAgree && isSteady(reading)) {
      trusted = reading;
      isWarned = false;
      return new Date(time);
    }
    if (!isWarned) {
      const last = new Date(trusted.time);
      log.warn({ database, server, last }, 'a clock seems to be ahead, so nothing is swept');
      isWarned = true;
    }
    return null;
  };
}
