import { portalTableView, type portalTableMachine } from '@vetsync/machines/portalTable';
import type { portalTableTab } from '@vetsync/machines/portalTableTab';
import type { PortalTableProps } from '@vetsync/ui/screens/portal/PortalTable';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

const viewOf = (table: SnapshotFrom<typeof portalTableMachine> | undefined) =>
  table && portalTableView(table);

/** What `PortalTable` draws, and how it answers; null without a table. */
export function useTable(tab: ActorRefFrom<typeof portalTableTab> | undefined): PortalTableProps | null {
  const table = useSelector(tab, (shown) => shown?.children.table);
  const view = useSelector(table, viewOf);
  return table && view ? { view, send: table.send } : null;
}
