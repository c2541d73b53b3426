export * from './jobs.ts';
export * from './translations.ts';
