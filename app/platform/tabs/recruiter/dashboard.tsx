import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterDashboardTab, recruiterDashboardTabView } from '@vetsync/machines/recruiterDashboardTab';
import { recruiterReviews } from '@vetsync/machines/recruiter/model';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { recruiterWork } from '../../../demo/work/recruiterWork.ts';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { DemoWork } from '../portal/DemoWork.tsx';
import { useShownIds } from '../portal/useTable.ts';
import { DemoReview } from '../reviews/DemoReview.tsx';

const Dashboard = connect(RecruiterDashboard, portalTableView);

export const logic = recruiterDashboardTab;

/** What to do first and who applied, with the review of one of them over it. */
export default function DashboardTab() {
  const { table } = useTabChildren(recruiterDashboardTab);
  const order = useShownIds(table);
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
      {tab && <DemoReview tab={tab} sourceOf={recruiterReviews} order={order} />}
    </>
  );
}
