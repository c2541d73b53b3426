import { statesOf } from '../../kit/index.ts';
import { confirmNewEmailMachine } from './confirmNewEmail.machine.ts';

export * from './confirmNewEmail.machine.ts';
export const confirmNewEmailStates = statesOf(confirmNewEmailMachine);
