import { monthNames, monthsOf, recentMonths, countLabels } from './analytics.ts';
import type { Report } from './analytics.ts';
import { worldFigures, monthsHint } from './analyticsParts.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { programDemand, studentsOf, universityAdmissions } from '../../university/model/university.ts';

const giBillBands = ['75% or more', '50 to 74%', '25 to 49%', 'Below 25%'] as const;
const giBillBand = (percent: number) =>
  giBillBands[percent >= 75 ? 0 : percent >= 50 ? 1 : percent >= 25 ? 2 : 3] as string;

/** Applications and students. */
export function universityReport(
  { world, samples }: Extract<ReportSource, { desk: 'university' }>,
  { range, now }: ReportSpan,
): Report {
  const count = monthsOf[range];
  const received = world.collegeApplications.length;
  const admissions = universityAdmissions(samples, world, { months: count, now });
  const { applications, accepted } = admissions.byMonth;
  const students = studentsOf(samples, world);
  const months = monthNames(count, now);
  return {
    stats: [
      { label: 'Active veteran students', value: students.length, format: 'count', hint: 'Enrolled now' },
      {
        label: 'Applications',
        value: admissions.applications,
        format: 'count',
        hint: monthsHint[range],
        course: applications,
      },
      {
        label: 'Accepted',
        value: admissions.accepted,
        format: 'count',
        hint: monthsHint[range],
        course: accepted,
      },
      {
        label: 'Acceptance rate',
        value: admissions.acceptance,
        format: 'percent',
        hint: 'Of those decided',
      },
    ],
    charts: [
      {
        kind: 'line',
        id: 'applications',
        title: 'Applications and acceptances',
        description: 'By the month they were handed in, the present one so far.',
        format: 'count',
        months,
        series: [
          { label: 'Applications', values: applications },
          { label: 'Accepted', values: accepted },
        ],
      },
      {
        kind: 'bar',
        id: 'students-by-program',
        isWide: true,
        title: 'Students by program',
        description: 'All active veteran students.',
        format: 'count',
        heads: ['Program', 'Students'],
        data: programDemand(samples, world)
          .map(({ shortName, students: value }) => ({ label: shortName, value }))
          .toSorted((a, b) => b.value - a.value),
      },
      {
        kind: 'donut',
        id: 'gi-bill',
        title: 'GI Bill that students have left',
        description: 'In bands of what was theirs at the beginning.',
        format: 'count',
        heads: ['Left', 'Students'],
        data: countLabels(
          students.map(({ giBill }) => giBillBand(giBill)),
          giBillBands,
        ),
      },
      {
        kind: 'donut',
        id: 'branches',
        title: 'Students by branch',
        description: 'All active veteran students.',
        format: 'count',
        heads: ['Branch', 'Students'],
        data: countLabels(students.map(({ branch }) => branch)),
      },
      ...(samples.stayed
        ? [
            {
              kind: 'line' as const,
              id: 'stayed',
              title: 'Students who stayed',
              description: 'Of those enrolled a year before, in percent.',
              format: 'percent' as const,
              baseline: 'data' as const,
              months,
              series: [{ label: 'Stayed', values: recentMonths(samples.stayed, count) }],
            },
          ]
        : []),
    ],
    live: worldFigures(world, 'university', received, 'college'),
  };
}
