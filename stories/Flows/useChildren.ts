import { portalTableView, type portalTableMachine } from '@vetsync/machines/portalTable';
import type { TabLogic } from '@vetsync/machines/platform';
import type { PortalTableProps } from '@vetsync/ui/screens/portal/PortalTable';
import { useSelector } from '@xstate/react';
import type { ActorRef, ActorRefFrom, AnyActorRef, EventObject, Snapshot } from 'xstate';

/** The actors that an open tab runs, by name. */
export const useChildren = <S extends Snapshot<unknown> & { children: object }, Samples>(
  actor: AnyActorRef,
  _logic: TabLogic<S, Samples>,
): Partial<S['children']> => useSelector(actor as ActorRef<S, EventObject>, ({ children }) => children);

export function useTable(
  table: ActorRefFrom<typeof portalTableMachine> | undefined,
): PortalTableProps | null {
  const view = useSelector(table, (shown) => shown && portalTableView(shown));
  return table && view ? { view, send: table.send } : null;
}
