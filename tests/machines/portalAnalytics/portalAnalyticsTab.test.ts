import { expect, test } from 'vitest';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { portalAnalyticsView } from '@vetsync/machines/portalAnalytics';
import type { ReportRecords } from '@vetsync/machines/portalAnalytics/model';
import { portalAnalyticsTab } from '@vetsync/machines/portalAnalyticsTab';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { openTab } from '../support/tabInput.ts';
import { job, worldAfter } from '../support/world.ts';

const demo: PortalSamples<ReportRecords> = {
  profile: sampleProfileOf('recruiter'),
  records: (now) => ({ role: 'recruiter', samples: sampleRecruiter(now) }),
};
const applied = worldAfter([{ type: 'job.submit', application: job('J1') }]);

function opened(href: string) {
  const { tab, ...rest } = openTab(portalAnalyticsTab, { samples: demo, href, role: 'recruiter' });
  const report = () => tab.getSnapshot().children.report!;
  return { ...rest, report, view: () => portalAnalyticsView(report().getSnapshot()) };
}

test('the URL has the months of the report', () => {
  const { view, visit, report } = opened('/demo/platform/analytics?role=recruiter&range=3m');
  const before = report();
  expect(view()).toMatchObject({ role: 'recruiter', range: '3m' });
  visit('/demo/platform/analytics?role=recruiter');
  expect([view().range, report() === before]).toEqual(['12m', true]);
});

test('other months replace the URL', () => {
  const { report, emitted } = opened('/demo/platform/analytics?role=recruiter');
  report().send({ type: 'range.choose', range: '6m' });
  expect(emitted).toEqual([
    { type: 'page.navigate', to: '/demo/platform/analytics?range=6m&role=recruiter', replace: true },
  ]);
});

test('the figures of a chart are saved as a file by the page', () => {
  const { report, view, emitted } = opened('/demo/platform/analytics?role=recruiter');
  report().send({ type: 'figures.save', chartId: view().charts[0]?.id ?? '' });
  expect(emitted).toMatchObject([{ type: 'page.saveFile', file: { mediaType: 'text/csv' } }]);
});

test('an application in the demo counts as soon as it is in the world', () => {
  const { view, learn } = opened('/demo/platform/analytics?role=recruiter');
  const total = () => view().live.reduce((sum, { value }) => sum + value, 0);
  const before = total();
  learn(applied);
  expect(total()).toBeGreaterThan(before);
});
