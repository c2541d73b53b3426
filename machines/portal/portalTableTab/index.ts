export { portalTableTab } from './portalTableTab.machine.ts';
export type { PortalTableTabContext, PortalTableTabParentEvent } from './portalTableTab.machine.ts';
export { createPortalTab, orderOf, portalTabContext, tableChild } from './createPortalTab.ts';
export type { PortalList, PortalTabContext } from './createPortalTab.ts';
