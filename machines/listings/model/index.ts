export * from './draft.ts';
export * from './faults.ts';
export * from './phrases.ts';
export * from './staff.ts';
export * from './timeZones.ts';
