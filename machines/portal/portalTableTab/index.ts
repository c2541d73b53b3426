export { portalTableTab } from './portalTableTab.machine.ts';
export type { PortalTableTabContext, PortalTableTabParentEvent } from './portalTableTab.machine.ts';
