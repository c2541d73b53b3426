// Without schemas, for pages that must open fast.

/** Rows of each kind of work that an overview has at most. */
export const overviewRowsMax = 5;
/** Applications, listings and steps on a dashboard. */
export const overviewRecentMax = 3;
export const overviewPopularMax = 4;
export const overviewActivitiesMax = 4;
/** Conversations and listings are counted up to this. */
export const overviewCountMax = 1_000;
/** A listing that ends within this time closes soon, in milliseconds. */
export const closesSoonMs = 7 * 24 * 3_600_000;
/** Days of an overview's figures. As many before them are for comparison. */
export const overviewDays = 28;

/** Mean time from an application to its first decision in days; null if there was none. */
export const daysToDecision = (minutes: number, decisions: number): number | null =>
  decisions === 0 ? null : minutes / decisions / (24 * 60);
