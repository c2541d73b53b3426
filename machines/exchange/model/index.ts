export * from './applicationFilters.ts';
export * from './candidatesRoute.ts';
export * from './consents.ts';
export * from './decisions.ts';
export type * from './exchangeFeed.ts';
export * from './openings.ts';
export * from './sentParts.ts';
export * from './inboxRoute.ts';
