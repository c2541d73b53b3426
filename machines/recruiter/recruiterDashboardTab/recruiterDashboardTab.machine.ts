import type { SnapshotFrom } from 'xstate';
import type { PortalSamples } from '../../portal/model/index.ts';
import { orderOf, tableChild } from '../../portal/portalTableTab/index.ts';
import { reviewChild } from '../../reviews/reviewOverlay/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabInput } from '../../shell/platform/tabHolder.events.ts';
import {
  applicationsOfRecruiter,
  hiringFigures,
  jobApplicationRows,
  jobApplicationTable,
  recruiterReviews,
} from '../model/index.ts';
import type { HiringFigures, RecruiterSamples } from '../model/index.ts';

type RecruiterDashboardTabInput = TabInput<PortalSamples<RecruiterSamples>>;

interface RecruiterDashboardTabContext extends RecruiterDashboardTabInput {
  records: RecruiterSamples;
  /** Ids of the displayed applications in their order. */
  order: readonly string[];
}

const table = {
  ...tableChild<RecruiterSamples>({
    table: jobApplicationTable,
    rowsOf: (records, world) =>
      jobApplicationRows(applicationsOfRecruiter(records, world), records.organization),
  }),
  select: orderOf,
};

const review = reviewChild<RecruiterDashboardTabContext>(({ records }) => recruiterReviews(records));

/**
 * A recruiter's dashboard: figures, the table of applications, and the review of one of them. The review continues with the
 * next application as the table sorts and filters them.
 */
export const recruiterDashboardTab = createTab({
  id: 'recruiterDashboardTab',
  context: (input: RecruiterDashboardTabInput): RecruiterDashboardTabContext => ({
    ...input,
    records: input.samples.records(input.now()),
    order: [],
  }),
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
