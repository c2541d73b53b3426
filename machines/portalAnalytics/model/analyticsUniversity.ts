import { lastMonths, monthsBefore, monthsOf, recentMonths, countValues, largestFirst } from './analytics.ts';
import { reportPhrase } from './phrases.ts';
import type { Report } from './analytics.ts';
import { worldFigures, monthsHint } from './analyticsParts.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { branchNames } from '../../portal/model/phrases.ts';
import { programDemand, studentsOf, universityAdmissions } from '../../university/model/university.ts';

/** How much is left, most first. */
const giBillNames = {
  '75-100': reportPhrase('share75'),
  '50-74': reportPhrase('share50'),
  '25-49': reportPhrase('share25'),
  '0-24': reportPhrase('share0'),
};
const giBillBands = Object.keys(giBillNames) as (keyof typeof giBillNames)[];
const giBillBand = (percent: number): string =>
  percent >= 75 ? '75-100' : percent >= 50 ? '50-74' : percent >= 25 ? '25-49' : '0-24';

/** Applications and students. */
export function universityReport(
  { world, samples }: Extract<ReportSource, { role: 'university' }>,
  { range, now }: ReportSpan,
): Report {
  const count = monthsOf[range];
  const received = world.collegeApplications.length;
  const admissions = universityAdmissions(samples, world, { months: count, now });
  const { applications, accepted } = admissions.byMonth;
  const earlier = universityAdmissions(samples, world, { months: count, now, skip: count });
  const students = studentsOf(samples, world);
  const months = lastMonths(count, now);
  return {
    stats: [
      {
        label: reportPhrase('activeStudents'),
        value: students.length,
        format: 'count',
        hint: reportPhrase('enrolledNow'),
      },
      {
        label: reportPhrase('applications'),
        value: admissions.applications,
        format: 'count',
        hint: monthsHint[range],
        before: earlier.applications,
      },
      {
        label: reportPhrase('accepted'),
        value: admissions.accepted,
        format: 'count',
        hint: monthsHint[range],
        before: earlier.accepted,
      },
      {
        label: reportPhrase('acceptanceRate'),
        value: admissions.acceptance,
        format: 'percent',
        hint: reportPhrase('ofDecided'),
        ...(earlier.acceptance !== null && { before: earlier.acceptance }),
      },
    ],
    charts: [
      {
        kind: 'line',
        id: 'applications',
        title: reportPhrase('applications'),
        description: reportPhrase('byMonthHandedIn'),
        format: 'count',
        months,
        label: reportPhrase('applications'),
        values: applications,
        before: earlier.byMonth.applications,
      },
      {
        kind: 'line',
        id: 'accepted',
        title: reportPhrase('accepted'),
        description: reportPhrase('acceptedDescription'),
        format: 'count',
        months,
        label: reportPhrase('accepted'),
        values: accepted,
        before: earlier.byMonth.accepted,
      },
      {
        kind: 'bar',
        id: 'students-by-program',
        isWide: true,
        title: reportPhrase('studentsByProgram'),
        description: reportPhrase('allStudents'),
        format: 'count',
        heads: [reportPhrase('program'), reportPhrase('students')],
        data: programDemand(samples, world)
          .map(({ shortName, students: value }) => ({ label: shortName, value }))
          .toSorted(largestFirst),
      },
      {
        kind: 'bar',
        id: 'gi-bill',
        title: reportPhrase('giBillLeft'),
        description: reportPhrase('giBillLeftDescription'),
        format: 'count',
        heads: [reportPhrase('left'), reportPhrase('students')],
        data: countValues(
          students.map(({ giBill }) => giBillBand(giBill)),
          { order: giBillBands, names: giBillNames },
        ),
      },
      {
        kind: 'bar',
        id: 'branches',
        title: reportPhrase('studentsByBranch'),
        description: reportPhrase('allStudents'),
        format: 'count',
        heads: [reportPhrase('branch'), reportPhrase('students')],
        data: countValues(
          students.map(({ branch }) => branch),
          { names: branchNames },
        ).toSorted(largestFirst),
      },
      {
        kind: 'line',
        id: 'stayed',
        title: reportPhrase('studentsWhoStayed'),
        description: reportPhrase('ofEnrolledBefore'),
        format: 'percent',
        baseline: 'data',
        months,
        isWide: true,
        label: reportPhrase('stayed'),
        values: recentMonths(samples.stayed, count),
        before: monthsBefore(samples.stayed, count),
      },
    ],
    live: worldFigures(world, 'university', received, 'college'),
  };
}
