export * from './notifications.machine.ts';
export * from './notifications.view.ts';
