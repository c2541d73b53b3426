import { statesOf } from '../../kit/index.ts';
import { accountPageMachine } from './accountPage.machine.ts';

export * from './accountPage.machine.ts';
export const accountPageStates = statesOf(accountPageMachine);
