export { marketplaceTab } from './marketplaceTab.machine.ts';
