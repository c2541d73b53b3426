/** From the start of a day in UTC until it has ended everywhere on Earth, in milliseconds. */
const dayEverywhereMs = 36 * 3_600_000;

/** When the last day to apply is over, wherever people are. In epoch milliseconds. */
export const endOfLastDay = (closesOn: string): number =>
  Date.parse(`${closesOn}T00:00:00Z`) + dayEverywhereMs;
