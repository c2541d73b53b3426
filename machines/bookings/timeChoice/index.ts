export type * from './timeChoice.setup.ts';
export type { DayPart, OfferedTime } from './days.ts';
export * from './timeChoice.machine.ts';
export * from './timeChoice.view.ts';
