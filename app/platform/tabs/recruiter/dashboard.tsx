import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterDashboardTab, recruiterDashboardTabView } from '@vetsync/machines/recruiterDashboardTab';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));

const Dashboard = connect(RecruiterDashboard, portalTableView);

export const logic = recruiterDashboardTab;

/** Who applied, with the review of one of them over it. */
export default function DashboardTab() {
  const { table, review } = useTabChildren(recruiterDashboardTab);
  const shown = useTab(recruiterDashboardTab, recruiterDashboardTabView);
  return (
    <>
      {shown && <Dashboard actor={table} {...shown} />}
      <ReviewOverlay actor={review} />
    </>
  );
}
