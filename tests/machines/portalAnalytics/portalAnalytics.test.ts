import { describe, expect, test } from 'vitest';
import {
  chartFile,
  monthNames,
  lastMonths,
  monthsBefore,
  monthsOf,
  parseReportRange,
  recentMonths,
  reportOf,
  reportRanges,
  countValues,
} from '@vetsync/machines/portalAnalytics/model';
import { universityAdmissions, universityFigures } from '@vetsync/machines/university/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { ReportChart, ReportSource } from '@vetsync/machines/portalAnalytics/model';
import type { World, WorldCommand } from '@vetsync/machines/model/world';
import {
  portalAnalyticsMachine,
  portalAnalyticsStates,
  portalAnalyticsView,
} from '@vetsync/machines/portalAnalytics';
import type { PortalAnalyticsInput } from '@vetsync/machines/portalAnalytics';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { sampleUniversity } from '@vetsync/samples/university';
import { run } from '../support/run.ts';
import { college, interview, job, nonprofit, worldAfter } from '../support/world.ts';
import { writePhrase } from '@vetsync/ui/language';

const start = Date.parse('2026-03-04T16:15:00Z');
const reader = { locale: 'en-US', timeZone: 'America/Chicago' };
const after = (...commands: readonly WorldCommand[]): World => worldAfter(commands, start);
const sources = (world = emptyWorld): Readonly<Record<ReportSource['role'], ReportSource>> => ({
  recruiter: { role: 'recruiter', world, samples: sampleRecruiter(start) },
  university: { role: 'university', world, samples: sampleUniversity(start) },
  nonprofit: { role: 'nonprofit', world, samples: sampleNonprofit(start) },
});
const report = (source: ReportSource, range: (typeof reportRanges)[number] = '12m') =>
  reportOf(source, { range, now: start });
const stat = (source: ReportSource, label: string) =>
  report(source).stats.find((item) => writePhrase(item.label) === label)?.value;
const sum = (chart: ReportChart | undefined) =>
  chart && chart.kind !== 'line' ? chart.data.reduce((all, { value }) => all + value, 0) : null;
const chart = (source: ReportSource, id: string) => report(source).charts.find((item) => item.id === id);

/** An admissions decision on one of the university's samples. */
const decide = (id: string, decision: 'accepted' | 'rejected'): WorldCommand => ({
  type: 'college.decide',
  applicationId: id,
  decision,
  subject: 'X',
});

function analyze(input: Partial<PortalAnalyticsInput> = {}) {
  const started = run(portalAnalyticsMachine, {
    input: {
      at: { mode: 'demo', role: 'recruiter' },
      tab: 'analytics',
      source: sources().recruiter,
      range: '12m',
      reader,
      write: writePhrase,
      now: () => start,
      ...input,
    },
  });
  return { ...started, view: () => portalAnalyticsView(started.actor.getSnapshot()) };
}

describe('figures agree with the dashboards (feature spec, section 2)', () => {
  test.each([
    ['recruiter', 'Candidates', 1_247],
    ['recruiter', 'Open positions', 45],
    ['recruiter', 'Cleared candidates', 234],
    ['nonprofit', 'Participants', 342],
    ['nonprofit', 'Transitions', 156],
    ['nonprofit', 'Housing placements', 67],
  ] as const)('%s: %s', (role, label, value) => expect(stat(sources()[role], label)).toBe(value));
  test('a hire fills an open position, as on the dashboard', () => {
    const { applications } = sampleRecruiter(start);
    const applicationId = applications.find(({ status }) => status === 'submitted')?.id ?? '';
    const hire: WorldCommand = { type: 'job.decide', applicationId, decision: 'hire', subject: 'X' };
    expect(stat(sources(after(hire)).recruiter, 'Open positions')).toBe(44);
  });
  test("the university's acceptance rate is the dashboard's, whatever was decided", () => {
    for (const world of [
      emptyWorld,
      after(decide('university-1', 'accepted'), decide('university-2', 'rejected')),
    ]) {
      const { university } = sources(world);
      const figures = universityFigures(sampleUniversity(start), world, start);
      expect(stat(university, 'Acceptance rate')).toBe(figures.acceptance);
      expect(stat(university, 'Accepted')).toBe(figures.accepted);
      const course = chart(university, 'applications');
      const accepted = chart(university, 'accepted');
      if (course?.kind !== 'line' || accepted?.kind !== 'line') throw new Error('no course');
      for (const [index, value] of course.values.entries())
        expect(value).toBeGreaterThanOrEqual(accepted.values[index] ?? 0);
    }
  });
  test('no step of a funnel is wider than the one before', () => {
    const stages = chart(sources().recruiter, 'stages');
    if (stages?.kind !== 'bar') throw new Error('no funnel');
    const values = stages.data.map(({ value }) => value);
    expect(stages.isFunnel).toBe(true);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
  test('the axis of a chart starts near the lowest value if that is far from 0', () => {
    for (const [role, id] of [
      ['university', 'stayed'],
      ['recruiter', 'days-to-hire'],
    ] as const)
      expect(chart(sources()[role], id)).toMatchObject({ kind: 'line', baseline: 'data' });
    expect(chart(sources().university, 'applications')).not.toHaveProperty('baseline');
  });
  test('parts add up to their total', () => {
    const { recruiter, university, nonprofit: charity } = sources();
    for (const id of ['branches', 'match']) expect(sum(chart(recruiter, id))).toBe(1_247);
    expect(sum(chart(recruiter, 'clearance'))).toBe(234);
    const students = stat(university, 'Active veteran students');
    for (const id of ['students-by-program', 'gi-bill', 'branches'])
      expect(sum(chart(university, id))).toBe(students);
    for (const id of ['participants-by-program', 'participants-by-status', 'participants-by-branch'])
      expect(sum(chart(charity, id))).toBe(342);
  });
});

describe('what happens in the world counts', () => {
  test('an application and a hire by the recruiter', () => {
    const world = after(
      { type: 'job.submit', application: job('A') },
      { type: 'job.decide', applicationId: 'A', decision: 'hire', subject: 'X', id: 'd' },
      { type: 'interview.schedule', interview: interview('i') },
      { type: 'message.send', message: { id: 'm', from: 'recruiter', to: 'demo-veteran', text: 'Hello' } },
    );
    const { recruiter } = sources(world);
    expect(stat(recruiter, 'Hires')).toBe((stat(sources().recruiter, 'Hires') ?? 0) + 1);
    expect(report(recruiter).live.map(({ value }) => value)).toEqual([1, 1, 1, 1]);
    const undone = sources(
      after(
        { type: 'job.decide', applicationId: 'A', decision: 'hire', subject: 'X', id: 'd' },
        { type: 'decision.undo', decisionId: 'd' },
      ),
    ).recruiter;
    expect(stat(undone, 'Hires')).toBe(stat(sources().recruiter, 'Hires'));
  });
  test('an acceptance by the university adds a student', () => {
    const { university } = sources(
      after(
        { type: 'college.submit', application: college('A') },
        { type: 'college.decide', applicationId: 'A', decision: 'accepted', subject: 'X' },
      ),
    );
    for (const label of ['Active veteran students', 'Applications', 'Accepted'])
      expect(stat(university, label)).toBe((stat(sources().university, label) ?? 0) + 1);
  });
  test('an approval by the nonprofit adds a participant', () => {
    const { nonprofit: charity } = sources(
      after(
        { type: 'nonprofit.submit', application: nonprofit('A') },
        { type: 'nonprofit.decide', applicationId: 'A', decision: 'approve', subject: 'X' },
      ),
    );
    expect(stat(charity, 'Participants')).toBe(343);
    expect(stat(charity, 'Approved here')).toBe(1);
  });
});

describe('months', () => {
  test('are the last ones, including the current one', () => {
    expect(monthNames(lastMonths(3, start), 'en-US')).toEqual(['Jan 2026', 'Feb 2026', 'Mar 2026']);
    expect(monthNames(lastMonths(12, start), 'en-US')[0]).toBe('Apr 2025');
    expect(recentMonths([1, 2, 3, 4], 2, 5)).toEqual([3, 9]);
  });
  test('every series has a value for each month of its range', () => {
    for (const range of reportRanges)
      for (const source of Object.values(sources()))
        for (const one of report(source, range).charts)
          if (one.kind === 'line')
            for (const values of [one.values, one.before, one.months])
              expect(values).toHaveLength(monthsOf[range]);
  });
  test('the previous period is as long, and known only as a whole', () => {
    expect(monthsBefore([1, 2, 3, 4], 2)).toEqual([1, 2]);
    expect(monthsBefore([1, 2, 3], 2)).toBeUndefined();
    expect(monthsBefore([], 2)).toBeUndefined();
    const hires = report(sources().recruiter, '3m').stats.find(({ label }) => writePhrase(label) === 'Hires');
    expect(hires).toMatchObject({ value: 28, before: 24 });
  });
  test('the previous period of admissions ends where this one begins', () => {
    const samples = sampleUniversity(start);
    const counted = (months: number, skip = 0) =>
      universityAdmissions(samples, emptyWorld, { months, now: start, skip }).applications;
    expect(counted(3) + counted(3, 3)).toBe(counted(6));
    expect(counted(3, 3)).toBeGreaterThan(0);
    expect(counted(3, 3)).not.toBe(counted(3));
  });
  test('an invalid range is the default', () => {
    expect(parseReportRange({ range: '3m' })).toBe('3m');
    expect(parseReportRange({ range: 'nonsense' })).toBe('12m');
  });
  test('counts keep their order', () => {
    expect(countValues(['b', 'a', 'b'], { order: ['a', 'b', 'c'] })).toEqual([
      { label: 'a', value: 1 },
      { label: 'b', value: 2 },
      { label: 'c', value: 0 },
    ]);
  });
});

describe('the machine', () => {
  test('has exactly these stable states', () => expect(portalAnalyticsStates).toEqual(['ready']));
  test('the range is in the URL and changes the figures', () => {
    const { view, actor, emittedOf } = analyze();
    const year = view().stats.find(({ label }) => writePhrase(label) === 'Hires')?.value ?? 0;
    actor.send({ type: 'range.choose', range: '3m' });
    expect(view()).toMatchObject({ range: '3m' });
    expect(view().stats.find(({ label }) => writePhrase(label) === 'Hires')?.value).toBeLessThan(year);
    expect(emittedOf('page.navigate')).toEqual([
      { type: 'page.navigate', to: '/demo/platform/analytics?range=3m&role=recruiter', replace: true },
    ]);
    actor.send({ type: 'location.changed', range: '12m' });
    expect(view().stats.find(({ label }) => writePhrase(label) === 'Hires')?.value).toBe(year);
    actor.send({ type: 'range.choose', range: '12m' });
    expect(emittedOf('page.navigate').at(-1)?.to).toBe('/demo/platform/analytics?role=recruiter');
  });
  test('saves the figures of a chart', () => {
    const { actor, emittedOf, view } = analyze();
    actor.send({ type: 'figures.save', chartId: 'clearance' });
    actor.send({ type: 'figures.save', chartId: 'nonsense' });
    const files = emittedOf('page.saveFile').map(({ file }) => file);
    expect(files).toMatchObject([
      { name: 'vetsync-recruiter-clearance-2026-03-04.csv', mediaType: 'text/csv' },
    ]);
    expect(files[0]?.text).toContain('Clearance,Candidates\r\n"Secret","148"\r\n"Top Secret","61"');
    const course = view().charts.find(({ id }) => id === 'applications')!;
    const { text } = chartFile(
      { role: 'recruiter', range: '12m' },
      course,
      { ...reader, now: start },
      writePhrase,
    );
    expect(text.trimEnd().split('\r\n')).toHaveLength(13);
    expect(text).toContain('Month,Applications,Before\r\n"Apr 2025","61","44"');
    const funnel = view().charts.find(({ id }) => id === 'stages')!;
    const file = chartFile(
      { role: 'recruiter', range: '12m' },
      funnel,
      { ...reader, now: start },
      writePhrase,
    );
    expect(file.text).toContain('Stage,Applications,Before\r\n"Applied","902","614"');
  });
  test('names a file by its months if it depends on them', () => {
    const { actor, emittedOf } = analyze();
    for (const range of reportRanges) {
      actor.send({ type: 'range.choose', range });
      for (const chartId of ['applications', 'stages', 'clearance'])
        actor.send({ type: 'figures.save', chartId });
    }
    const names = emittedOf('page.saveFile').map(({ file }) => file.name);
    expect(names.slice(0, 3)).toEqual([
      'vetsync-recruiter-applications-3m-2026-03-04.csv',
      'vetsync-recruiter-stages-3m-2026-03-04.csv',
      'vetsync-recruiter-clearance-2026-03-04.csv',
    ]);
    expect(new Set(names).size).toBe(7);
  });
});
