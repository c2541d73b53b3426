import {
  lengthOf,
  monthRanges,
  type MonthRange,
  type ReportChart,
} from '@vetsync/machines/portalAnalytics/model';
import { universityAdmissions, universityFigures } from '@vetsync/machines/university/model';
import { emptyWorld, type World, type WorldCommand } from '@vetsync/machines/model/world';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { sampleUniversity } from '@vetsync/samples/university';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/portalAnalytics/PortalAnalytics.phrases';
import { describe, expect, test } from 'vitest';
import { reportOf, type ReportRecords } from '../../app/demo/demoReports.ts';
import { countValues, lastMonths, monthsBefore, recentMonths } from '../../app/demo/reports/reportParts.ts';
import { college, interview, job, nonprofit, worldAfter } from '../machines/support/world.ts';

/** Figures that only the demo has: a year of samples, and what was done in it. */
const start = Date.parse('2026-03-04T16:15:00Z');
const after = (...commands: readonly WorldCommand[]): World => worldAfter(commands, start);

interface Source {
  records: ReportRecords;
  world: World;
}
const sources = (world = emptyWorld): Readonly<Record<ReportRecords['role'], Source>> => ({
  recruiter: { records: { role: 'recruiter', samples: sampleRecruiter(start) }, world },
  university: { records: { role: 'university', samples: sampleUniversity(start) }, world },
  nonprofit: { records: { role: 'nonprofit', samples: sampleNonprofit(start) }, world },
});
const report = ({ records, world }: Source, range: MonthRange = '12m') =>
  reportOf(records, world, { range, now: start });
const stat = (source: Source, label: string) =>
  report(source).stats.find((item) => writePhrase(item.label) === label)?.value;
const sum = (chart: ReportChart | undefined) =>
  chart && chart.kind !== 'line' ? chart.data.reduce((all, { value }) => all + value, 0) : null;
const chart = (source: Source, id: string) => report(source).charts.find((item) => item.id === id);

/** An admissions decision on one of the university's samples. */
const decide = (id: string, decision: 'accepted' | 'rejected'): WorldCommand => ({
  type: 'college.decide',
  applicationId: id,
  decision,
  subject: 'X',
});

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
    expect(report(recruiter).live?.map(({ value }) => value)).toEqual([1, 1, 1, 1]);
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
    expect(lastMonths(3, start)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
    expect(lastMonths(12, start)[0]).toBe('2025-04-01');
    expect(recentMonths([1, 2, 3, 4], 2, 5)).toEqual([3, 9]);
  });
  test('every series has a value for each month of its range', () => {
    for (const range of monthRanges)
      for (const source of Object.values(sources()))
        for (const one of report(source, range).charts)
          if (one.kind === 'line')
            for (const values of [one.values, one.before, one.starts])
              expect(values).toHaveLength(lengthOf(range));
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
  test('counts keep their order', () => {
    expect(countValues(['b', 'a', 'b'], { order: ['a', 'b', 'c'] })).toEqual([
      { label: 'a', value: 1 },
      { label: 'b', value: 2 },
      { label: 'c', value: 0 },
    ]);
  });
});
