/** Range of years accepted in input, inclusive. PostgreSQL and `Date` agree on all of them, also a few days later. */
const earliestYear = 1900;
const latestYear = 2999;

export const isKnownYear = (year: number) => year >= earliestYear && year <= latestYear;
