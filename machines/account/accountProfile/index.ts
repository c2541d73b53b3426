import { statesOf } from '../../kit/index.ts';
import { accountProfileMachine } from './accountProfile.machine.ts';

export * from './accountProfile.machine.ts';
export type {
  AccountProfileEvent,
  AccountProfileParentEvent,
  AccountProfileEmitted,
} from './accountProfile.setup.ts';
export const accountProfileStates = statesOf(accountProfileMachine);
