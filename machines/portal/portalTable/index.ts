import { statesOf } from '../../kit/index.ts';
import { portalTableMachine } from './portalTable.machine.ts';

export * from './portalTable.machine.ts';
export type * from './portalTable.events.ts';
export type { PortalTableContext, PortalTableInput, TablePosition } from './portalTable.setup.ts';
export * from './portalTable.view.ts';
export type { RowView } from './tableRows.ts';
export type { TableViewLink } from './tableViews.ts';
export const portalTableStates = statesOf(portalTableMachine);
