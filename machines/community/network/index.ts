export * from './network.machine.ts';
export * from './messageDraft.ts';
export * from './network.view.ts';
