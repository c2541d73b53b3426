export * from './connectedAccounts.machine.ts';
export type {
  ConnectedAccountsEvent,
  ConnectedAccountsParentEvent,
  ConnectedAccountsEmitted,
} from './connectedAccounts.setup.ts';
