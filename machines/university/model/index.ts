export * from './activities.ts';
export type { CountedApplication } from './admissions.ts';
export * from './phrases.ts';
export * from './programs.ts';
export * from './students.ts';
export * from './university.ts';
export * from './universityTables.ts';
export * from './universityContacts.ts';
