export * from './profileEditor.machine.ts';
export type * from './profileEditor.events.ts';
export * from './profileEditor.view.ts';
export type * from './editedProfile.ts';
