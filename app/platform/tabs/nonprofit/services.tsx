import { requestRows, requestTable, supportRequests } from '@vetsync/machines/nonprofit/model';
import { useMemo } from 'react';
import { NonprofitTable } from './table.tsx';
import { useNonprofit } from './useNonprofit.ts';

/** What participants have asked for, and what there is to give. */
export default function ServicesTab() {
  const { participants, now, view, send } = useNonprofit();
  const rows = useMemo(() => requestRows(supportRequests(participants, now)), [participants, now]);
  return <NonprofitTable view={view} send={send} table={requestTable} rows={rows} />;
}
