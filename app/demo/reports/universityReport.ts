import type { World } from '@vetsync/machines/model/world';
import { branchNames } from '@vetsync/machines/portal/model';
import { lengthOf, reportPhrase, type Report } from '@vetsync/machines/portalAnalytics/model';
import {
  programDemand,
  studentsOf,
  universityAdmissions,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import {
  barChart,
  countOf,
  countValues,
  largestFirst,
  lineChartsAt,
  monthsBefore,
  monthsHint,
  recentMonths,
  worldFigures,
  type ReportSpan,
} from './reportParts.ts';

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
  samples: UniversitySamples,
  world: World,
  { range, now }: ReportSpan,
): Report {
  const count = lengthOf(range);
  const admissions = universityAdmissions(samples, world, { months: count, now });
  const earlier = universityAdmissions(samples, world, { months: count, now, skip: count });
  const students = studentsOf(samples, world);
  const lineChart = lineChartsAt(now);
  const hint = monthsHint[range];
  return {
    about: reportPhrase('universityAbout'),
    stats: [
      countOf(reportPhrase('activeStudents'), students.length, reportPhrase('enrolledNow')),
      countOf(reportPhrase('applications'), admissions.applications, hint, earlier.applications),
      countOf(reportPhrase('accepted'), admissions.accepted, hint, earlier.accepted),
      {
        label: reportPhrase('acceptanceRate'),
        value: admissions.acceptance,
        format: 'percent',
        hint: reportPhrase('ofDecided'),
        ...(earlier.acceptance !== null && { before: earlier.acceptance }),
      },
    ],
    charts: [
      lineChart({
        id: 'applications',
        title: reportPhrase('applications'),
        description: reportPhrase('byMonthHandedIn'),
        values: admissions.byMonth.applications,
        before: earlier.byMonth.applications,
      }),
      lineChart({
        id: 'accepted',
        title: reportPhrase('accepted'),
        description: reportPhrase('acceptedDescription'),
        values: admissions.byMonth.accepted,
        before: earlier.byMonth.accepted,
      }),
      barChart({
        id: 'students-by-program',
        isWide: true,
        title: reportPhrase('studentsByProgram'),
        description: reportPhrase('allStudents'),
        heads: [reportPhrase('program'), reportPhrase('students')],
        data: programDemand(samples, world)
          .map(({ shortName, students: value }) => ({ label: shortName, value }))
          .toSorted(largestFirst),
      }),
      barChart({
        id: 'gi-bill',
        title: reportPhrase('giBillLeft'),
        description: reportPhrase('giBillLeftDescription'),
        heads: [reportPhrase('left'), reportPhrase('students')],
        data: countValues(
          students.map(({ benefitsLeft }) => giBillBand(benefitsLeft ?? 0)),
          { order: giBillBands, names: giBillNames },
        ),
      }),
      barChart({
        id: 'branches',
        title: reportPhrase('studentsByBranch'),
        description: reportPhrase('allStudents'),
        heads: [reportPhrase('branch'), reportPhrase('students')],
        data: countValues(
          students.map(({ branch }) => branch),
          { names: branchNames },
        ).toSorted(largestFirst),
      }),
      lineChart({
        id: 'stayed',
        title: reportPhrase('studentsWhoStayed'),
        description: reportPhrase('ofEnrolledBefore'),
        format: 'percent',
        baseline: 'data',
        isWide: true,
        label: reportPhrase('stayed'),
        values: recentMonths(samples.stayed, count),
        before: monthsBefore(samples.stayed, count),
      }),
    ],
    live: worldFigures(world, 'university', world.collegeApplications.length, 'college'),
    note: reportPhrase('sample'),
  };
}
