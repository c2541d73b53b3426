import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import {
  recruiterJobsTab,
  recruiterJobsTabView,
  type RecruiterJobsTabView,
} from '@vetsync/machines/recruiterJobsTab';
import { RecruiterJobs } from '@vetsync/ui/screens/recruiter/RecruiterJobs';
import { useSelector } from '@xstate/react';
import { useName, useTab } from '../../usePlatform.ts';
import { useTable, useTableProps, type TableActor } from '../portal/useTable.ts';

export const codeOf = (portal: PortalSamples<RecruiterSamples>) => tabCode(recruiterJobsTab, portal);

export default function JobsTab() {
  const tab = useTab(recruiterJobsTab);
  const table = useTable(useSelector(tab, (shown) => shown?.children.table));
  const view = useSelector(tab, (shown) => shown && recruiterJobsTabView(shown));
  return table && view && <Jobs {...view} table={table} />;
}

function Jobs({ job, table }: RecruiterJobsTabView & { table: TableActor }) {
  useName(job?.title ?? null);
  return <RecruiterJobs job={job} {...useTableProps(table)} />;
}
