import { expect, test } from 'vitest';
import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterJobsTab, recruiterJobsTabView } from '@vetsync/machines/recruiterJobsTab';
import { recruiterPortal } from '@vetsync/samples/recruiter';
import { openTab } from '../support/tabInput.ts';
import { job, worldAfter } from '../support/world.ts';

const base = '/demo/platform/jobs';

function opened(href = `${base}?role=recruiter`, samples = recruiterPortal) {
  const { tab, ...rest } = openTab(recruiterJobsTab, { samples, href, role: 'recruiter' });
  const table = () => tab.getSnapshot().children.table!;
  return {
    ...rest,
    table,
    view: () => portalTableView(table().getSnapshot()),
    job: () => recruiterJobsTabView(tab.getSnapshot()).job,
  };
}

test('a job opens over the table and links to its applicants', () => {
  const { table, view, job: open, emitted, visit } = opened();
  expect(open()).toBeNull();
  const [first] = view().rows;
  table().send({ type: 'row.open', rowId: first?.id ?? '' });
  const href = `${base}/job/${first?.id}?role=recruiter`;
  expect(emitted).toEqual([{ type: 'page.navigate', to: href, replace: false }]);
  visit(href);
  expect(open()).toMatchObject({ id: first?.id, title: first?.name });
  expect(view().open?.row?.id).toBe(first?.id);
  table().send({ type: 'row.close' });
  expect(emitted.at(-1)).toEqual({ type: 'page.back', to: `${base}?role=recruiter` });
});

test('the table and the open job count a new applicant', () => {
  const { view, job: open, visit, learn } = opened();
  const [first] = view().rows;
  visit(`${base}/job/${first?.id}?role=recruiter`);
  const counts = () => [open()?.applicants, view().open?.row?.['applicants']];
  const before = open()?.applicants ?? Number.NaN;
  const { title, company } = open()!;
  learn(worldAfter([{ type: 'job.submit', application: { ...job('J1'), jobTitle: title, company } }]));
  expect(counts()).toEqual([before + 1, before + 1]);
});
