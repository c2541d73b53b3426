import type { SnapshotFrom } from 'xstate';
import type { EarlierInterviews } from '../../interviews/model/index.ts';
import type { CorrespondenceSamples } from '../../messages/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { reviewChild, reviewedList, reviewTabContext } from '../../reviews/reviewOverlay/index.ts';
import type { ReviewTabContext } from '../../reviews/reviewOverlay/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import {
  applicationsOfRecruiter,
  hiringFigures,
  jobApplicationRows,
  jobApplicationTable,
  recruiterReviews,
} from '../model/index.ts';
import type { HiringFigures, RecruiterSamples } from '../model/index.ts';

/** A recruiter's records, with what was written and arranged before. */
export interface RecruiterDashboardSamples extends PortalSamples<RecruiterSamples> {
  correspondence: CorrespondenceSamples;
  earlier: EarlierInterviews;
}

interface RecruiterDashboardContext extends ReviewTabContext<RecruiterSamples> {
  samples: RecruiterDashboardSamples;
}

const table = reviewedList<RecruiterSamples>({
  table: jobApplicationTable,
  rowsOf: (records, world) =>
    jobApplicationRows(applicationsOfRecruiter(records, world), records.organization),
});

const review = reviewChild(recruiterReviews);

/**
 * A recruiter's dashboard: figures, the table of applications, and the review of one of them. The review
 * continues with the next application as the table sorts and filters them.
 */
export const recruiterDashboardTab = createTab({
  id: 'recruiterDashboardTab',
  context: (input: TabInput<RecruiterDashboardSamples>): RecruiterDashboardContext => ({
    ...reviewTabContext(input),
    samples: input.samples,
  }),
  children: { review, table },
  pages: { dashboard: {} },
  pageOf: () => 'dashboard',
});

export interface RecruiterDashboardTabView {
  figures: HiringFigures;
}

export function recruiterDashboardTabView({
  context: { records, world },
}: SnapshotFrom<typeof recruiterDashboardTab>): RecruiterDashboardTabView {
  return { figures: hiringFigures(records, world) };
}
