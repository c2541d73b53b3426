import { statesOf } from '../../kit/index.ts';
import { accountProfileMachine } from './accountProfile.machine.ts';

export * from './accountProfile.machine.ts';
export type * from './accountProfile.events.ts';
export * from './accountProfile.view.ts';
export const accountProfileStates = statesOf(accountProfileMachine);
