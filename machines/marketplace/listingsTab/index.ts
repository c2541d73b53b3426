export * from './listingsTab.machine.ts';
export * from './listingTarget.ts';
