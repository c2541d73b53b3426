import { statesOf } from '../../kit/index.ts';
import { appointmentMachine } from './appointment.machine.ts';

export * from './appointment.machine.ts';
export type * from './appointment.events.ts';
export * from './appointment.view.ts';
export const appointmentStates = statesOf(appointmentMachine);
