import type { World } from '@vetsync/machines/model/world';
import { branchNames, type ValueNames } from '@vetsync/machines/portal/model';
import { lengthOf, reportPhrase, type Report } from '@vetsync/machines/portalAnalytics/model';
import { hiringFigures, type HiringYear, type RecruiterSamples } from '@vetsync/machines/recruiter/model';
import {
  barChart,
  countByStatus,
  countOf,
  lineChartsAt,
  monthsBefore,
  monthsHint,
  recentMonths,
  sumOfMonths,
  worldFigures,
  type ReportSpan,
} from './reportParts.ts';

const parts = (counts: Readonly<Record<string, number>>, names: ValueNames = {}) =>
  Object.entries(counts).map(([id, value]) => ({ label: names[id] ?? id, value }));
const matchNames = {
  '90-100': reportPhrase('match90'),
  '80-89': reportPhrase('match80'),
  '70-79': reportPhrase('match70'),
  '0-69': reportPhrase('match0'),
};

/** Applications by stage, and the candidates. */
export function recruiterReport(samples: RecruiterSamples, world: World, { range, now }: ReportSpan): Report {
  const count = lengthOf(range);
  const { months, candidates } = samples.year;
  const received = world.jobApplications.length;
  const ofMonths = (name: keyof HiringYear['months'], live = 0) => {
    const values = recentMonths(months[name], count, live);
    const before = monthsBefore(months[name], count);
    return { values, before, sum: sumOfMonths(values), sumBefore: before && sumOfMonths(before) };
  };
  const applications = ofMonths('applications', received);
  const interviews = ofMonths('interviews', countByStatus(world, 'job', 'interview'));
  const offers = ofMonths('offers', countByStatus(world, 'job', 'offered'));
  const hires = ofMonths('hires', countByStatus(world, 'job', 'hired'));
  const days = ofMonths('days');
  const figures = hiringFigures(samples, world);
  const lineChart = lineChartsAt(now);
  const hint = monthsHint[range];
  return {
    about: reportPhrase('recruiterAbout'),
    stats: [
      countOf(reportPhrase('candidates'), figures.candidates, reportPhrase('onPlatform')),
      countOf(reportPhrase('openPositions'), figures.openPositions, reportPhrase('inAllJobs')),
      countOf(reportPhrase('cleared'), figures.cleared, reportPhrase('activeClearance')),
      countOf(reportPhrase('hires'), hires.sum, hint, hires.sumBefore),
    ],
    charts: [
      barChart({
        id: 'stages',
        isFunnel: true,
        isOfRange: true,
        isWide: true,
        title: reportPhrase('applicationsByStage'),
        description: hint,
        heads: [reportPhrase('stage'), reportPhrase('applications')],
        data: (
          [
            ['applied', applications],
            ['interviewed', interviews],
            ['offered', offers],
            ['hired', hires],
          ] as const
        ).map(([stage, { sum, sumBefore }]) => ({
          label: reportPhrase(stage),
          value: sum,
          ...(sumBefore !== undefined && { before: sumBefore }),
        })),
      }),
      lineChart({
        id: 'applications',
        title: reportPhrase('applications'),
        description: reportPhrase('monthByMonth'),
        values: applications.values,
        before: applications.before,
      }),
      lineChart({
        id: 'hires',
        title: reportPhrase('hires'),
        description: reportPhrase('monthByMonth'),
        values: hires.values,
        before: hires.before,
      }),
      lineChart({
        id: 'days-to-hire',
        title: reportPhrase('daysToHire'),
        description: reportPhrase('meanOfMonth'),
        format: 'days',
        baseline: 'data',
        label: reportPhrase('timeToHire'),
        values: days.values,
        before: days.before,
      }),
      barChart({
        kind: 'donut',
        id: 'clearance',
        title: reportPhrase('cleared'),
        description: reportPhrase('highestClearance'),
        heads: [reportPhrase('clearance'), reportPhrase('candidates')],
        data: parts(candidates.clearance),
      }),
      barChart({
        id: 'branches',
        title: reportPhrase('candidatesByBranch'),
        description: reportPhrase('allCandidates'),
        heads: [reportPhrase('branch'), reportPhrase('candidates')],
        data: parts(candidates.branch, branchNames),
      }),
      barChart({
        id: 'match',
        title: reportPhrase('candidatesByMatch'),
        description: reportPhrase('bestPosition'),
        heads: [reportPhrase('match'), reportPhrase('candidates')],
        data: parts(candidates.match, matchNames),
      }),
    ],
    live: worldFigures(world, 'recruiter', received, 'job'),
    note: reportPhrase('sample'),
  };
}
