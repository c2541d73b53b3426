export * from './auth.ts';
export * from './authRoute.ts';
export * from './oneTime.ts';
export * from './password.ts';
export * from './returnTo.ts';
