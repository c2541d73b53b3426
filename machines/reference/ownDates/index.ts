export * from './ownDates.machine.ts';
export * from './ownDates.view.ts';
