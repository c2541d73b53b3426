import { statesOf } from '../../kit/index.ts';
import { accountSecurityMachine } from './accountSecurity.machine.ts';

export * from './accountSecurity.machine.ts';
export type {
  AccountSecurityEvent,
  AccountSecurityParentEvent,
  AccountSecurityEmitted,
} from './accountSecurity.setup.ts';
export * from './accountSecurity.view.ts';
export const accountSecurityStates = statesOf(accountSecurityMachine);
