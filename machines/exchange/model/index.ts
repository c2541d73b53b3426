export * from './applicationFilters.ts';
export * from './decisions.ts';
export type * from './exchangeFeed.ts';
export * from './sentParts.ts';
export * from './inboxRoute.ts';
