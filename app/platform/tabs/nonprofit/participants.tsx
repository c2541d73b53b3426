import { participantRows, participantTable } from '@vetsync/machines/nonprofit/model';
import { useMemo } from 'react';
import { NonprofitTable } from './table.tsx';
import { useNonprofit } from './useNonprofit.ts';

/** Everybody in a program, whoever was just approved among them. */
export default function ParticipantsTab() {
  const { participants, view, send } = useNonprofit();
  const rows = useMemo(() => participantRows(participants), [participants]);
  return <NonprofitTable view={view} send={send} table={participantTable} rows={rows} />;
}
