export * from './analytics.ts';
export * from './phrases.ts';
