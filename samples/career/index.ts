export * from './jobs.ts';
export * from './translations.ts';
export * from './jobListings.ts';
