export * from './keptListings.machine.ts';
export * from './keptInTab.ts';
