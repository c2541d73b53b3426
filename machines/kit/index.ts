export * from './notProvided.ts';
export * from './statesOf.ts';
