export * from './accountWorld.machine.ts';
export type * from './accountWorld.events.ts';
export * from './accountWorld.view.ts';
