export * from './claimEditor.machine.ts';
export * from './claimEditor.view.ts';
