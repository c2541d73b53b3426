import { statesOf } from '../../kit/index.ts';
import { notificationMailMachine } from './notificationMail.machine.ts';

export * from './notificationMail.machine.ts';
export const notificationMailStates = statesOf(notificationMailMachine);
