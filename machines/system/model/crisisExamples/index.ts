export * from './findCrisis.ts';
export * from './learning.ts';
