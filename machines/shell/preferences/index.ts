import { statesOf } from '../../kit/index.ts';
import { preferencesMachine } from './preferences.machine.ts';

export * from './preferences.machine.ts';
export const preferencesStates = statesOf(preferencesMachine);
