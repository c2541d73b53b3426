import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterJobsTab, recruiterJobsTabView } from '@vetsync/machines/recruiterJobsTab';
import { RecruiterJobs } from '@vetsync/ui/screens/recruiter/RecruiterJobs';
import { useName } from '../../../page/PageTitle.tsx';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';

export const logic = recruiterJobsTab;

const Jobs = connect(RecruiterJobs, portalTableView);

export default function JobsTab() {
  const { table } = useTabChildren(recruiterJobsTab);
  const shown = useTab(recruiterJobsTab, recruiterJobsTabView);
  useName(shown?.job?.title ?? null);
  return shown && <Jobs actor={table} {...shown} />;
}
