import type { PortalRow, PortalTable } from '@vetsync/machines/portal/model';
import { Nonprofit } from '@vetsync/ui/screens/nonprofit/Nonprofit';
import NotHere from '../shell/NotHereTab.tsx';
import { usePortalTable } from '../portal/usePortalTable.ts';
import type { useNonprofit } from './useNonprofit.ts';

interface NonprofitTableProps extends Pick<ReturnType<typeof useNonprofit>, 'view' | 'send'> {
  table: PortalTable;
  rows: readonly PortalRow[];
}

/** A page of the nonprofit with its table. */
export function NonprofitTable({ view, send, table: described, rows }: NonprofitTableProps) {
  const table = usePortalTable(described, rows);
  return view.page === 'unknown' ? <NotHere /> : <Nonprofit view={view} send={send} table={table} />;
}
