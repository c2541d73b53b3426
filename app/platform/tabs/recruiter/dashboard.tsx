import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterDashboardTab, recruiterDashboardTabView } from '@vetsync/machines/recruiterDashboardTab';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { useTodaysWork } from '../portal/useTodaysWork.ts';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));

const Dashboard = connect(RecruiterDashboard, portalTableView);

export const logic = recruiterDashboardTab;

/** What to do first and who applied, with the review of one of them over it. */
export default function DashboardTab() {
  const { table, review, work } = useTabChildren(recruiterDashboardTab);
  const shown = useTab(recruiterDashboardTab, recruiterDashboardTabView);
  const todo = useTodaysWork(work);
  return (
    <>
      {shown && todo && <Dashboard actor={table} work={todo} {...shown} />}
      <ReviewOverlay actor={review} />
    </>
  );
}
