export * from './jobImport.machine.ts';
export type * from './jobImport.events.ts';
export * from './jobImport.view.ts';
