import { portalTableView } from '@vetsync/machines/portalTable';
import { universityApplicationsTab } from '@vetsync/machines/universityApplicationsTab';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));
const InterviewOverlay = lazyDialog(() => import('../interviews/InterviewOverlay.tsx'));

const List = connect(UniversityList, portalTableView);

export const logic = universityApplicationsTab;

/** Who applied, with the review or the interview of one of them over it. */
export default function ApplicationsTab() {
  const { table, review, interview } = useTabChildren(universityApplicationsTab);
  return (
    <>
      <List list="applications" actor={table} />
      <ReviewOverlay actor={review} />
      <InterviewOverlay actor={interview} />
    </>
  );
}
