export * from './accountDeletion.machine.ts';
export * from './accountDeletion.view.ts';
