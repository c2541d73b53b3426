export * from './appointment.machine.ts';
export type * from './appointment.events.ts';
export * from './appointment.view.ts';
