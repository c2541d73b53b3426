export * from './skillTranslation.machine.ts';
export * from './skillTranslation.view.ts';
