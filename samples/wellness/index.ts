export * from './appointments.ts';
export * from './claims.ts';
export * from './providers.ts';
export * from './readiness.ts';
