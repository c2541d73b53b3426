import { expect, test } from 'vitest';
import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterDashboardTab, recruiterDashboardTabView } from '@vetsync/machines/recruiterDashboardTab';
import { sampleInterviews } from '@vetsync/samples/interviews';
import { recruiterPortal } from '@vetsync/samples/recruiter';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import { openTab } from '../support/tabInput.ts';
import { job, worldAfter } from '../support/world.ts';

function opened() {
  const samples = { ...recruiterPortal, correspondence: sampleCorrespondence, earlier: sampleInterviews };
  const href = '/demo/platform?role=recruiter';
  const { tab, ...rest } = openTab(recruiterDashboardTab, { samples, href, role: 'recruiter' });
  const table = () => tab.getSnapshot().children.table!;
  return {
    ...rest,
    ids: () => portalTableView(table().getSnapshot()).rows.map(({ id }) => id),
    figures: () => recruiterDashboardTabView(tab.getSnapshot()).figures,
  };
}

test('figures and table count a new application', () => {
  const { figures, ids, learn } = opened();
  const before = figures().applications;
  learn(worldAfter([{ type: 'job.submit', application: job('J1') }]));
  expect([figures().applications, ids().includes('J1')]).toEqual([before + 1, true]);
});
