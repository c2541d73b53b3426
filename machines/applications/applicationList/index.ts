import { statesOf } from '../../kit/index.ts';
import { applicationListMachine } from './applicationList.machine.ts';

export * from './applicationList.machine.ts';
export const applicationListStates = statesOf(applicationListMachine);
