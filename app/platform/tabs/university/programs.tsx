import { programDemand, programRows, programTable } from '@vetsync/machines/university/model';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { useMemo } from 'react';
import { usePortalTable } from '../portal/usePortalTable.ts';
import { useUniversity } from './useUniversity.ts';

export default function ProgramsTab() {
  const { samples, world } = useUniversity();
  const rows = useMemo(() => programRows(programDemand(samples, world)), [samples, world]);
  const { view, send } = usePortalTable(programTable, rows);
  return <UniversityList list="programs" view={view} send={send} />;
}
