import type { EarlierInterviews } from '@vetsync/machines/interviews/model';
import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { portalTableView } from '@vetsync/machines/portalTable';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { recruiterDashboardTab, recruiterDashboardTabView } from '@vetsync/machines/recruiterDashboardTab';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { useTodaysWork } from '../portal/useTodaysWork.ts';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));

const Dashboard = connect(RecruiterDashboard, portalTableView);

export const codeOf = ([portal, correspondence, earlier]: readonly [
  PortalSamples<RecruiterSamples>,
  CorrespondenceSamples,
  EarlierInterviews,
]) => tabCode(recruiterDashboardTab, { ...portal, correspondence, earlier });

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
