import { statesOf } from '../../kit/index.ts';
import { authMachine } from './auth.machine.ts';

export * from './auth.machine.ts';
export type { AuthContext, AuthEmitted, AuthEvent, AuthInput, AuthParentEvent } from './auth.setup.ts';
export * from './auth.view.ts';
export const authStates = statesOf(authMachine);
