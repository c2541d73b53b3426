/** For how long somebody who has opened an application counts as having it open, in milliseconds. */
export const viewingMs = 5 * 60_000;

/** Openings that are so recent that it may still be open. */
export const currentViewers = <Opening extends { at: string }>(
  openings: readonly Opening[],
  now: number,
): Opening[] => openings.filter(({ at }) => now - Date.parse(at) < viewingMs);
