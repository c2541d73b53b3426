export * from './listingSearch.machine.ts';
export type * from './listingSearch.events.ts';
export * from './listingSearch.view.ts';
export { listingChanges, listingsInTab, listingsRoute, searchInTab } from './listingsInTab.ts';
export type * from './listingsInTab.ts';
export * from './selectedOf.ts';
