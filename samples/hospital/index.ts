export * from './carePlans.ts';
export * from './departments.ts';
export * from './hospital.ts';
export * from './mentalHealth.ts';
export * from './patients.ts';
export * from './visits.ts';
export * from './portal.ts';
