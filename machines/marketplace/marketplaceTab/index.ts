export { createMarketplaceTab } from './marketplaceTab.machine.ts';
export type { MarketplaceSamples } from './marketplaceTab.machine.ts';
