export * from './appointments.machine.ts';
export * from './appointments.view.ts';
