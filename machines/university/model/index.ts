export * from './activities.ts';
export * from './programs.ts';
export * from './sampleApplications.ts';
export * from './students.ts';
export * from './university.ts';
export * from './universityTables.ts';
export * from './universityContacts.ts';
