import { statesOf } from '../../kit/index.ts';
import { calendarAddressMachine } from './calendarAddress.machine.ts';

export * from './calendarAddress.machine.ts';
export const calendarAddressStates = statesOf(calendarAddressMachine);
