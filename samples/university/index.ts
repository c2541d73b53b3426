export * from './applications.ts';
export * from './programs.ts';
export * from './report.ts';
export * from './students.ts';
export * from './university.ts';
export * from './portal.ts';
