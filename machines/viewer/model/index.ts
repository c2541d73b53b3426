export * from './phrases.ts';
export * from './viewer.ts';
export * from './viewedVeteran.ts';
