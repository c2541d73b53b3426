export * from './departments.ts';
export * from './hospital.ts';
export * from './patients.ts';
export * from './portal.ts';
