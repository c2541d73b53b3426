/** Range of years accepted in input, inclusive. PostgreSQL and `Date` agree on all of them, also a few days later. */
export const earliestYear = 1900;
export const latestYear = 2999;

export const isKnownYear = (year: number) => year >= earliestYear && year <= latestYear;
