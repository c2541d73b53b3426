import { studentRows, studentsOf, studentTable } from '@vetsync/machines/university/model';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { useMemo } from 'react';
import { usePortalTable } from '../portal/usePortalTable.ts';
import { useUniversity } from './useUniversity.ts';

export default function StudentsTab() {
  const { samples, world } = useUniversity();
  const rows = useMemo(() => studentRows(studentsOf(samples, world)), [samples, world]);
  const { view, send } = usePortalTable(studentTable, rows);
  return <UniversityList list="students" view={view} send={send} />;
}
