import { statesOf } from '../../kit/index.ts';
import { accountDeletionMachine } from './accountDeletion.machine.ts';

export * from './accountDeletion.machine.ts';
export * from './accountDeletion.view.ts';
export const accountDeletionStates = statesOf(accountDeletionMachine);
