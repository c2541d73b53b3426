import { portalTableView, type portalTableMachine } from '@vetsync/machines/portal/portalTable';
import type { PortalTableProps } from '@vetsync/ui/screens/portal/PortalTable';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** What `PortalTable` draws, and how it answers; null without a table. */
export function useTable(
  table: ActorRefFrom<typeof portalTableMachine> | undefined,
): PortalTableProps | null {
  const view = useSelector(table, (shown) => shown && portalTableView(shown));
  return table && view ? { view, send: table.send } : null;
}
