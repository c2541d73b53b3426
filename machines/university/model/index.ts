export * from './phrases.ts';
export * from './programs.ts';
export * from './students.ts';
export * from './university.ts';
export * from './universityTables.ts';
export * from './universityContacts.ts';
