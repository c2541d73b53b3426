import { describe, expect, test } from 'vitest';
import {
  chartFile,
  monthNames,
  parseReportRange,
  rangesOfMonths,
  rangesOfWeeks,
  type BreakdownChart,
  type TimeSeriesChart,
} from '@vetsync/machines/portalAnalytics/model';
import { applicationReport } from '@vetsync/machines/exchange/model';
import type { OrganizationReport } from '@vetsync/machines/model/exchange';
import { writePhrase } from '@vetsync/ui/language';

test('a range is one of those that the report has, or the usual one', () => {
  expect(parseReportRange({ range: '3m' }, rangesOfMonths)).toBe('3m');
  expect(parseReportRange({ range: 'nonsense' }, rangesOfMonths)).toBe('12m');
  expect(parseReportRange({ range: '3m' }, rangesOfWeeks)).toBe('12w');
  expect(parseReportRange({ range: '26w' }, rangesOfWeeks)).toBe('26w');
  // Links from before there were ranges.
  expect(parseReportRange({ weeks: '52' }, rangesOfWeeks)).toBe('52w');
  expect(parseReportRange({}, rangesOfWeeks)).toBe('12w');
});

describe('a file of figures', () => {
  const intl = { locale: 'en-US', timeZone: 'America/Chicago', now: Date.parse('2026-03-04T16:15:00Z') };
  const file = (chart: TimeSeriesChart | BreakdownChart, range: '3m' | '12w') =>
    chartFile({ slug: 'tech-corp', range }, chart, intl, writePhrase);
  const course: TimeSeriesChart = {
    kind: 'line',
    step: 'month',
    id: 'applications',
    title: 'Applications',
    description: '',
    format: 'count',
    label: 'Applications',
    starts: ['2026-02-01', '2026-03-01'],
    values: [61, 70],
    before: [44, 50],
  };
  const parts: BreakdownChart = {
    kind: 'bar',
    id: 'clearance',
    title: 'Clearance',
    description: '',
    format: 'count',
    heads: ['Clearance', 'Candidates'],
    data: [{ label: 'Secret', value: 148 }],
  };

  test('has a line for each month or week, with the period before', () => {
    expect(monthNames(course.starts, 'en-US')).toEqual(['Feb 2026', 'Mar 2026']);
    expect(file(course, '3m').text).toContain('Month,Applications,Before\r\n"Feb 2026","61","44"');
    expect(file({ ...course, step: 'week' }, '12w').text).toContain(
      'Week from,Applications,Before\r\n"2026-02-01"',
    );
  });
  test('has a line for each part', () => {
    expect(file(parts, '3m').text).toContain('Clearance,Candidates\r\n"Secret","148"');
    const beside = { ...parts, data: [{ label: 'Applied', value: 902, before: 614 }] };
    expect(file(beside, '3m').text).toContain('Clearance,Candidates,Before\r\n"Applied","902","614"');
  });
  test('is named by its range if it depends on it', () => {
    expect(file(course, '3m').name).toBe('vetsync-tech-corp-applications-3m-2026-03-04.csv');
    expect(file({ ...parts, isOfRange: true }, '12w').name).toBe(
      'vetsync-tech-corp-clearance-12w-2026-03-04.csv',
    );
    expect(file(parts, '3m').name).toBe('vetsync-tech-corp-clearance-2026-03-04.csv');
  });
});

describe('the report of what an organization received', () => {
  const day = 24 * 60;
  const received: OrganizationReport = {
    weeks: 4,
    total: 3,
    statuses: [
      { status: 'interview', count: 1 },
      { status: 'submitted', count: 1 },
      { status: 'interview_scheduled', count: 1 },
    ],
    listings: [{ id: 'l', title: 'Welder', received: 3, taken: 1 }],
    byWeek: [
      { from: '2026-02-05', now: 1, before: 0 },
      { from: '2026-02-12', now: 2, before: 1 },
    ],
    stages: [
      { stage: 0, now: 3, before: 1 },
      { stage: 3, now: 1, before: 0 },
    ],
    decided: { now: 2, before: 0 },
    waitedMinutes: { now: 2 * day, before: 0 },
  };
  const organization = { slug: 'tidewater-works', kind: 'employer' } as const;

  test('has figures beside those of the weeks before', () => {
    const report = applicationReport(received, organization);
    expect(report?.summary).toEqual({
      weeks: 4,
      received: { now: 3, before: 1 },
      decided: { now: 2, before: 0 },
      daysToDecision: { now: 1, before: null },
    });
    expect(report?.stats.map(({ label, value, before }) => [writePhrase(label), value, before])).toEqual([
      ['Applications received', 3, 1],
      ['First decisions', 2, 0],
      ['Average wait for a decision', 1, undefined],
      ['Hired', 1, 0],
    ]);
    expect(report?.listings).toMatchObject([{ href: '/organizations/tidewater-works/listings/l' }]);
  });
  test('counts both kinds of interviews as one', () => {
    const statuses = applicationReport(received, organization)?.charts.find(({ id }) => id === 'statuses');
    expect(statuses).toMatchObject({
      data: [
        { label: 'Interview', value: 2 },
        { label: 'New', value: 1 },
      ],
    });
  });
  test('names steps as the kind of organization does', () => {
    const stages = applicationReport(received, { ...organization, kind: 'nonprofit' })?.charts.find(
      ({ id }) => id === 'stages',
    );
    expect(stages).toMatchObject({ isFunnel: true, data: [{ label: 'Applied' }, { label: 'Active' }] });
  });
  test('is missing before the first application', () => {
    expect(applicationReport({ ...received, total: 0 }, organization)).toBeNull();
  });
});
