/** Source of the current time, so that tests can control it. */
export interface Clock {
  now(): Date;
}

/** Allowed difference between the clocks of servers that share a database, in milliseconds. */
export const clockToleranceMs = 60_000;

export const systemClock: Clock = { now: () => new Date() };
