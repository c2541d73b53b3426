import { statesOf } from '../../kit/index.ts';
import { confirmEmailMachine } from './confirmEmail.machine.ts';

export * from './confirmEmail.machine.ts';
export * from './confirmEmail.view.ts';
export const confirmEmailStates = statesOf(confirmEmailMachine);
