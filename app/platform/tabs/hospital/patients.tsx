import { patientRows, patientTable } from '@vetsync/machines/hospital/model';
import { useMemo } from 'react';
import { HospitalTable } from './table.tsx';
import { useHospital } from './useHospital.ts';

export default function PatientsTab() {
  const { hospital, view, send } = useHospital();
  const rows = useMemo(() => patientRows(hospital.patients), [hospital]);
  return <HospitalTable view={view} send={send} table={patientTable} rows={rows} />;
}
