export * from './eventEditor.machine.ts';
export * from './eventEditor.view.ts';
