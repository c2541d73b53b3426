import type { SnapshotFrom } from 'xstate';
import { reviewChild, reviewedList, reviewTabContext } from '../../reviews/reviewOverlay/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import {
  applicationsOfRecruiter,
  hiringFigures,
  jobApplicationRows,
  jobApplicationTable,
  recruiterReviews,
} from '../model/index.ts';
import type { HiringFigures, RecruiterSamples } from '../model/index.ts';

const table = reviewedList<RecruiterSamples>({
  table: jobApplicationTable,
  rowsOf: (records, world) =>
    jobApplicationRows(applicationsOfRecruiter(records, world), records.organization),
});

const review = reviewChild(recruiterReviews);

/**
 * A recruiter's dashboard: figures, the table of applications, and the review of one of them. The review continues with the
 * next application as the table sorts and filters them.
 */
export const recruiterDashboardTab = createTab({
  id: 'recruiterDashboardTab',
  context: reviewTabContext<RecruiterSamples>,
  children: { review, table },
  pages: { dashboard: {} },
  pageOf: () => 'dashboard',
});

export interface RecruiterDashboardTabView {
  /** Null while the recruiter has nothing to count. */
  figures: HiringFigures | null;
}

export function recruiterDashboardTabView({
  context: { records, samples, world },
}: SnapshotFrom<typeof recruiterDashboardTab>): RecruiterDashboardTabView {
  return { figures: records.reach ? hiringFigures(records, samples.filterWorld(world)) : null };
}
