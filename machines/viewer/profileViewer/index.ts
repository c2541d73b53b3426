export * from './profileViewer.machine.ts';
export type * from './profileViewer.events.ts';
export * from './profileViewer.view.ts';
