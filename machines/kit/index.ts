export * from './calls.ts';
export * from './clock.ts';
export * from './notProvided.ts';
export * from './pages.ts';
export * from './statesOf.ts';
export * from './submission.ts';
// `mailing.ts` and `signIn.ts` are for the ways in alone, and imported from where they are: they bring the rules of accounts.
// So are `openRow.ts` and `pagedList.ts`: only administrators have lists that come page by page.
export * from './relayed.ts';
export * from './shared.ts';
export * from './withEvent.ts';
