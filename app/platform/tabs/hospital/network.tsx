import { providerRows, providerTable } from '@vetsync/machines/hospital/model';
import { useMemo } from 'react';
import { HospitalTable } from './table.tsx';
import { useHospital } from './useHospital.ts';

export default function NetworkTab() {
  const { hospital, view, send } = useHospital();
  const rows = useMemo(() => providerRows(hospital.providers), [hospital]);
  return <HospitalTable view={view} send={send} table={providerTable} rows={rows} />;
}
