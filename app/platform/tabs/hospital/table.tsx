import type { PortalRow, PortalTable } from '@vetsync/machines/portal/model';
import { Hospital } from '@vetsync/ui/screens/hospital/Hospital';
import NotHere from '../shell/NotHereTab.tsx';
import { usePortalTable } from '../portal/usePortalTable.ts';
import type { useHospital } from './useHospital.ts';

interface HospitalTableProps extends Pick<ReturnType<typeof useHospital>, 'view' | 'send'> {
  table: PortalTable;
  rows: readonly PortalRow[];
}

/** A page of the hospital with the table that it is about. */
export function HospitalTable({ view, send, table: described, rows }: HospitalTableProps) {
  const table = usePortalTable(described, rows);
  return view.page === 'unknown' ? <NotHere /> : <Hospital view={view} send={send} table={table} />;
}
