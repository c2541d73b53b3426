export * from './viewer.ts';
export * from './viewedVeteran.ts';
