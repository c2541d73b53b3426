import { statesOf } from '../../kit/index.ts';
import { connectedAccountsMachine } from './connectedAccounts.machine.ts';

export * from './connectedAccounts.machine.ts';
export type * from './connectedAccounts.events.ts';
export * from './connectedAccounts.view.ts';
export const connectedAccountsStates = statesOf(connectedAccountsMachine);
