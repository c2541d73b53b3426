import {
  openingDemand,
  openingRows,
  openingTable,
  openingView,
  readOpenJob,
} from '@vetsync/machines/recruiter/model';
import { RecruiterJobs } from '@vetsync/ui/screens/recruiter/RecruiterJobs';
import { useMemo } from 'react';
import { useName } from '../../usePlatform.ts';
import { usePortalTable } from '../portal/usePortalTable.ts';
import { useRecruiter } from './useRecruiter.ts';

export default function JobsTab() {
  const { samples, world, at, detail } = useRecruiter();
  const rows = useMemo(() => openingRows(openingDemand(samples, world)), [samples, world]);
  const { view, send } = usePortalTable(openingTable, rows);
  const job = openingView(samples, world, readOpenJob(detail), at);
  useName(job?.title ?? null);
  return <RecruiterJobs job={job} view={view} send={send} />;
}
