export * from './calls.ts';
export * from './clock.ts';
export * from './mailing.ts';
export * from './notProvided.ts';
export * from './pages.ts';
export * from './signIn.ts';
export * from './statesOf.ts';
export * from './submission.ts';
