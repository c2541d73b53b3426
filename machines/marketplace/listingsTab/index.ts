export * from './listingsTab.machine.ts';
