import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterJobsTab, recruiterJobsTabView } from '@vetsync/machines/recruiterJobsTab';
import { RecruiterJobs } from '@vetsync/ui/screens/recruiter/RecruiterJobs';
import { useSelector } from '@xstate/react';
import { connect } from '../../connect.tsx';
import { useName, useTab, useTabChildren } from '../../usePlatform.ts';

export const logic = recruiterJobsTab;

const Jobs = connect(RecruiterJobs, portalTableView);

export default function JobsTab() {
  const { table } = useTabChildren(recruiterJobsTab);
  const shown = useSelector(useTab(recruiterJobsTab), (tab) => tab && recruiterJobsTabView(tab));
  useName(shown?.job?.title ?? null);
  return table && shown && <Jobs actor={table} {...shown} />;
}
