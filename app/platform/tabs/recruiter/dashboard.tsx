import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterDashboardTab, recruiterDashboardTabView } from '@vetsync/machines/recruiterDashboardTab';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { recruiterWork } from '../../../demo/work/recruiterWork.ts';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { DemoWork } from '../portal/DemoWork.tsx';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));

const Dashboard = connect(RecruiterDashboard, portalTableView);

export const logic = recruiterDashboardTab;

/** What to do first and who applied, with the review of one of them over it. */
export default function DashboardTab() {
  const { table, review } = useTabChildren(recruiterDashboardTab);
  const tab = useTab(recruiterDashboardTab, ({ context }) => context);
  const shown = useTab(recruiterDashboardTab, recruiterDashboardTabView);
  return (
    <>
      {shown && tab && (
        <Dashboard
          actor={table}
          work={<DemoWork portal="recruiter" tab={tab} workOf={recruiterWork} />}
          {...shown}
        />
      )}
      <ReviewOverlay actor={review} />
    </>
  );
}
