import { statesOf } from '../../kit/index.ts';
import { appointmentsMachine } from './appointments.machine.ts';

export * from './appointments.machine.ts';
export * from './appointments.view.ts';
export const appointmentsStates = statesOf(appointmentsMachine);
