import type { SnapshotFrom } from 'xstate';
import { portalAddressOf } from '../../portal/model/index.ts';
import { listChild, portalTabContext } from '../../portal/portalTab/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { openingDemand, openingRows, openingTable, openingView, parseOpenJob } from '../model/index.ts';
import type { OpeningView, RecruiterSamples } from '../model/index.ts';

const table = listChild<RecruiterSamples>({
  table: openingTable,
  rowsOf: (records, world) => openingRows(openingDemand(records, world)),
});

/**
 * The jobs of a company in a table, and the one that the URL names. Applications count as they arrive. A link to a job
 * that isn't there shows the table alone.
 */
export const recruiterJobsTab = createTab({
  id: 'recruiterJobsTab',
  context: portalTabContext<RecruiterSamples>,
  children: { table },
  pages: { jobs: {} },
  pageOf: () => 'jobs',
});

export interface RecruiterJobsTabView {
  /** The job that the URL names; null if it names none. */
  job: OpeningView | null;
}

export function recruiterJobsTabView({
  context,
}: SnapshotFrom<typeof recruiterJobsTab>): RecruiterJobsTabView {
  const { records, world, route } = context;
  const id = parseOpenJob(route.route.detail);
  return { job: openingView(records, world, id, portalAddressOf(route)) };
}
