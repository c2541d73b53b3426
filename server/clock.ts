/** Where the server learns the time, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** By how much the clocks of servers that share a database may differ, in milliseconds. */
export const clockToleranceMs = 60_000;

export const systemClock: Clock = { now: () => new Date() };
