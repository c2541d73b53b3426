import type { SnapshotFrom } from 'xstate';
import type { EarlierInterviews } from '../../interviews/model/index.ts';
import type { CorrespondenceSamples } from '../../messages/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { listChild, portalTabContext } from '../../portal/portalTab/index.ts';
import type { PortalTabContext } from '../../portal/portalTab/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import {
  applicationsOfRecruiter,
  hiringFigures,
  jobApplicationRows,
  jobApplicationTable,
} from '../model/index.ts';
import type { HiringFigures, RecruiterSamples } from '../model/index.ts';

/** A recruiter's records, with what was written and arranged before. */
export interface RecruiterDashboardSamples extends PortalSamples<RecruiterSamples> {
  correspondence: CorrespondenceSamples;
  earlier: EarlierInterviews;
}

interface RecruiterDashboardContext extends PortalTabContext<RecruiterSamples> {
  samples: RecruiterDashboardSamples;
}

const table = listChild<RecruiterSamples>({
  table: jobApplicationTable,
  rowsOf: (records, world) =>
    jobApplicationRows(applicationsOfRecruiter(records, world), records.organization),
});

/** A recruiter's dashboard: figures, and the table of applications. */
export const recruiterDashboardTab = createTab({
  id: 'recruiterDashboardTab',
  context: (input: TabInput<RecruiterDashboardSamples>): RecruiterDashboardContext => ({
    ...portalTabContext(input),
    samples: input.samples,
  }),
  children: { table },
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
