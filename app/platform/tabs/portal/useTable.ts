import { portalTableView, type portalTableMachine } from '@vetsync/machines/portalTable';
import type { portalTableTab } from '@vetsync/machines/portalTableTab';
import type { PortalTableProps } from '@vetsync/ui/screens/portal/PortalTable';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

export type TableActor = ActorRefFrom<typeof portalTableMachine>;

/** The table in a tab, which runs as long as the tab does. */
export const useTable = (tab: ActorRefFrom<typeof portalTableTab> | undefined): TableActor | undefined =>
  useSelector(tab, (shown) => shown?.children.table);

/** What `PortalTable` draws, and how it answers. */
export const useTableProps = (table: TableActor): PortalTableProps => ({
  view: useSelector(table, portalTableView),
  send: table.send,
});
