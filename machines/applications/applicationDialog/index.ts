export * from './applicationDialog.machine.ts';
export type * from './applicationDialog.events.ts';
export * from './applicationDialog.view.ts';
export * from './applicationInTab.ts';
