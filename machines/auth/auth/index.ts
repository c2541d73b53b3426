import { statesOf } from '../../kit/index.ts';
import { authMachine } from './auth.machine.ts';

export * from './auth.machine.ts';
export type { AuthContext, AuthInput } from './auth.setup.ts';
export type * from './auth.events.ts';
export * from './auth.view.ts';
export const authStates = statesOf(authMachine);
