import { statesOf } from '../../kit/index.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';

export * from './resetPassword.machine.ts';
export * from './resetPassword.view.ts';
export const resetPasswordStates = statesOf(resetPasswordMachine);
