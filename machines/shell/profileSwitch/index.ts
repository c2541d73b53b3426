import { statesOf } from '../../kit/index.ts';
import { profileSwitchMachine } from './profileSwitch.machine.ts';

export * from './profileSwitch.machine.ts';
export const profileSwitchStates = statesOf(profileSwitchMachine);
