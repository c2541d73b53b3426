import { statesOf } from '../../kit/index.ts';
import { emailLinkMachine } from './emailLink.machine.ts';

export * from './emailLink.machine.ts';
export const emailLinkStates = statesOf(emailLinkMachine);
