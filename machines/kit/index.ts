export * from './calls.ts';
export * from './clock.ts';
export * from './notProvided.ts';
export type { PagedListState } from './pagedList.ts';
export * from './pages.ts';
export * from './statesOf.ts';
export * from './submission.ts';
// Not exported here, to keep bundles small: `openRow.ts`, `pagedList.ts`, `refusedPage.ts` and `routedList.ts`, which only
// lists of the server's rows need.
export * from './emitToParent.ts';
export * from './relays.ts';
export * from './withEvent.ts';
export * from './rowPosition.ts';
