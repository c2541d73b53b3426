export * from './accountActivities.ts';
export * from './activities.ts';
