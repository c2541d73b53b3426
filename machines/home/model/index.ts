export * from './accountActivities.ts';
export * from './activities.ts';
export * from './claimActivities.ts';
export * from './phrases.ts';
export * from './whatIsNext.ts';
