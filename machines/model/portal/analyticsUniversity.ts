import { monthNames, monthsOf, recentMonths, sumOfMonths, tally } from './analytics.ts';
import type { Report } from './analytics.ts';
import { happened, monthsHint, noMonths, outcomes } from './analyticsParts.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { programDemand, studentsOf, universityFigures } from './university/university.ts';

/** Sample figures month by month, the oldest first. */
const universityYear = {
  applications: [9, 7, 8, 11, 14, 16, 12, 10, 13, 15, 18, 19],
  accepted: [4, 3, 4, 5, 6, 7, 6, 5, 6, 7, 8, 8],
  stayed: [91, 91, 92, 92, 92, 93, 93, 94, 94, 94, 95, 95],
} as const;

const giBillBands = ['75% or more', '50 to 74%', '25 to 49%', 'Below 25%'] as const;
const giBillBand = (percent: number) =>
  giBillBands[percent >= 75 ? 0 : percent >= 50 ? 1 : percent >= 25 ? 2 : 3] as string;

/** Applications, and who studies here. */
export function universityReport(
  { world, isSample, samples }: Extract<ReportSource, { desk: 'university' }>,
  { range, now }: ReportSpan,
): Report {
  const count = monthsOf[range];
  const received = world.collegeApplications.length;
  const applications = recentMonths(isSample ? universityYear.applications : noMonths, count, received);
  const accepted = recentMonths(
    isSample ? universityYear.accepted : noMonths,
    count,
    outcomes(world, 'college', 'accepted'),
  );
  const { activeStudents } = universityFigures(samples, world);
  const students = studentsOf(samples, world);
  const months = monthNames(count, now);
  const asked = sumOfMonths(applications);
  return {
    stats: [
      { label: 'Active veteran students', value: activeStudents, format: 'count', hint: 'Enrolled now' },
      { label: 'Applications', value: asked, format: 'count', hint: monthsHint[range], course: applications },
      {
        label: 'Accepted',
        value: sumOfMonths(accepted),
        format: 'count',
        hint: monthsHint[range],
        course: accepted,
      },
      {
        label: 'Acceptance rate',
        value: asked === 0 ? null : Math.round((100 * sumOfMonths(accepted)) / asked),
        format: 'percent',
        hint: 'Of these applications',
      },
    ],
    charts: [
      {
        kind: 'line',
        id: 'applications',
        title: 'Applications and acceptances',
        description: 'Month by month, the present one so far.',
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
        data: tally(
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
        data: tally(students.map(({ branch }) => branch)),
      },
      ...(isSample
        ? [
            {
              kind: 'line' as const,
              id: 'stayed',
              title: 'Students who stayed',
              description: 'Of those enrolled a year before, in percent.',
              format: 'percent' as const,
              months,
              series: [{ label: 'Stayed', values: recentMonths(universityYear.stayed, count) }],
            },
          ]
        : []),
    ],
    live: happened(world, 'university', received, 'college'),
  };
}
