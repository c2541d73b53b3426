export { keptListingsMachine } from './keptListings.machine.ts';
export type { ReadListings } from './keptListings.machine.ts';
export * from './keptInTab.ts';
