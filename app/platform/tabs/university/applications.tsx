import { portalTableView } from '@vetsync/machines/portalTable';
import { universityApplicationsTab } from '@vetsync/machines/universityApplicationsTab';
import { universityReviews } from '@vetsync/machines/university/model';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { useShownIds } from '../portal/useTable.ts';
import { DemoReview } from '../reviews/DemoReview.tsx';

const InterviewOverlay = lazyDialog(() => import('../interviews/InterviewOverlay.tsx'));

const List = connect(UniversityList, portalTableView);

export const logic = universityApplicationsTab;

/** Who applied, with the review or the interview of one of them over it. */
export default function ApplicationsTab() {
  const { table, interview } = useTabChildren(universityApplicationsTab);
  const tab = useTab(universityApplicationsTab, ({ context }) => context);
  const order = useShownIds(table);
  return (
    <>
      <List list="applications" actor={table} />
      {tab && <DemoReview tab={tab} sourceOf={universityReviews} order={order} />}
      <InterviewOverlay actor={interview} />
    </>
  );
}
