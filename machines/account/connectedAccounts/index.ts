import { statesOf } from '../../kit/index.ts';
import { connectedAccountsMachine } from './connectedAccounts.machine.ts';

export * from './connectedAccounts.machine.ts';
export type {
  ConnectedAccountsEvent,
  ConnectedAccountsParentEvent,
  ConnectedAccountsEmitted,
} from './connectedAccounts.setup.ts';
export const connectedAccountsStates = statesOf(connectedAccountsMachine);
