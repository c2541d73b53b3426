import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { recruiterJobsTab, recruiterJobsTabView } from '@vetsync/machines/recruiterJobsTab';
import { RecruiterJobs } from '@vetsync/ui/screens/recruiter/RecruiterJobs';
import { useSelector } from '@xstate/react';
import { useName, useTab, useTabChildren } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';

export const codeOf = (portal: PortalSamples<RecruiterSamples>) => tabCode(recruiterJobsTab, portal);

export default function JobsTab() {
  const table = useTable(useTabChildren(recruiterJobsTab).table);
  const view = useSelector(useTab(recruiterJobsTab), (tab) => tab && recruiterJobsTabView(tab));
  useName(view?.job?.title ?? null);
  return table && view && <RecruiterJobs {...view} {...table} />;
}
