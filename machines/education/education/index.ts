export * from './education.machine.ts';
export * from './education.view.ts';
