export * from './auth.ts';
export * from './authPlace.ts';
export * from './oneTime.ts';
export * from './password.ts';
export * from './returnTo.ts';
