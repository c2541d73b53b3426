export type * from './connectedAccounts.events.ts';
export type * from './connectedAccounts.view.ts';
