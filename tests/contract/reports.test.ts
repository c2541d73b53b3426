import { writePhrase } from '@vetsync/ui/language';
import { lengthOf, type Report, type ReportRange } from '@vetsync/machines/portalAnalytics/model';
import '@vetsync/ui/screens/portalAnalytics/PortalAnalytics.phrases';
import '@vetsync/ui/screens/portal/Portal.phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite } from './support/demoSite.ts';
import { httpSite } from './support/httpSite.ts';
import type { Site } from './support/site.ts';

describe.each([
  ['over HTTP', httpSite],
  ['in the demo', demoSite],
])('the report of an organization, %s', (_, open) => {
  let site: Site;
  beforeAll(async () => {
    site = await open();
    await site.applicant('Ada Quill');
  });
  afterAll(() => site.close());

  async function reportOver(range: ReportRange): Promise<Report> {
    const { organization } = await site.server.loadWorkspace({ slug: site.slug });
    const loaded = await site.server.loadReport({ organization, range });
    expect(loaded.range).toBe(range);
    return loaded.report!;
  }
  const usual = () => reportOver(site.server.reportRanges.usual);
  const chartOf = async (id: string) => (await usual()).charts.find((chart) => chart.id === id)!;

  const figures = async () => {
    const [course, stages] = [await chartOf('applications'), await chartOf('stages')];
    if (course.kind !== 'line' || stages.kind === 'line') throw new Error('not the charts that were meant');
    return [course.values.at(-1)!, stages.data[0]!.value];
  };

  test('has as many weeks or months as each range that it offers, beside as many before', async () => {
    const { choices, usual: first } = site.server.reportRanges;
    expect(choices).toContain(first);
    for (const range of choices) {
      const { charts } = await reportOver(range);
      const courses = charts.filter((chart) => chart.kind === 'line');
      expect(courses.length).toBeGreaterThan(0);
      for (const { values, starts, before } of courses)
        for (const series of [values, starts, before]) expect(series).toHaveLength(lengthOf(range));
    }
  });

  test('has figures with a name, and a file name for each chart', async () => {
    const { stats, charts } = await usual();
    expect(stats.map(({ label }) => writePhrase(label))).not.toContain('');
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
    for (const { title, description } of charts)
      expect([writePhrase(title), writePhrase(description)]).not.toContain('');
  });

  test('counts an application in its last week or month, and on the first step', async () => {
    const [received, first] = await figures();
    await site.applicant('Bo Quill');
    expect(await figures()).toEqual([received! + 1, first! + 1]);
  });

  test('has no step that is wider than the one before', async () => {
    const stages = await chartOf('stages');
    if (stages.kind === 'line') throw new Error('no funnel');
    const values = stages.data.map(({ value }) => value);
    expect(stages.isFunnel).toBe(true);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
});

test('there is nothing to report over HTTP before the first application', async () => {
  const site = await httpSite();
  const { organization } = await site.server.loadWorkspace({ slug: site.slug });
  expect(await site.server.loadReport({ organization, range: '12w' })).toEqual({
    range: '12w',
    report: null,
  });
  await site.close();
});
