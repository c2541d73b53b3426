/** How long the first page waits for the feed, so that no lead is missed between the two, in milliseconds. */
export const feedOpenTimeoutMs = 1_500;
/** The server writes to an open feed at least this often, in milliseconds (platform spec, section 9). */
export const feedHeartbeatMs = 25_000;
/** A feed that is silent for this long has missed two heartbeats and counts as dead, in milliseconds. */
export const feedDeadMs = 2 * feedHeartbeatMs + 5_000;
/** Delays before reconnecting, in milliseconds; the last one repeats (platform spec, section 9). */
export const feedReconnectMs = [1_000, 2_000, 5_000, 10_000] as const;
export const feedReconnectDelay = (failures: number) =>
  feedReconnectMs[Math.min(failures, feedReconnectMs.length - 1)] ?? 0;

/** Delay from which the live feed counts as late, in milliseconds. */
export const feedLagWarnMs = 5_000;

/** Debounce of the search, in milliseconds. */
export const searchDebounceMs = 300;
