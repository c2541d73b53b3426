import { visitRows, visitTable } from '@vetsync/machines/hospital/model';
import { useMemo } from 'react';
import { HospitalTable } from './table.tsx';
import { useHospital } from './useHospital.ts';

/** The calendar, and what veterans have asked for. */
export default function AppointmentsTab() {
  const { visits, view, send } = useHospital();
  const rows = useMemo(() => visitRows(visits), [visits]);
  return <HospitalTable view={view} send={send} table={visitTable} rows={rows} />;
}
