import { lastMonths, monthsBefore, monthsOf, recentMonths, sumOfMonths } from './analytics.ts';
import { reportPhrase } from './phrases.ts';
import type { Report } from './analytics.ts';
import { worldFigures, monthsHint, countByStatus } from './analyticsParts.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { branchNames } from '../../portal/model/phrases.ts';
import type { ValueNames } from '../../portal/model/table.ts';
import { hiringFigures } from '../../recruiter/model/recruiter.ts';
import type { HiringYear } from '../../recruiter/model/recruiter.ts';

type RecruiterSource = Extract<ReportSource, { role: 'recruiter' }>;
const parts = (counts: Readonly<Record<string, number>>, names: ValueNames = {}) =>
  Object.entries(counts).map(([id, value]) => ({ label: names[id] ?? id, value }));
const matchNames = {
  '90-100': reportPhrase('match90'),
  '80-89': reportPhrase('match80'),
  '70-79': reportPhrase('match70'),
  '0-69': reportPhrase('match0'),
};

/** Applications by stage, and the candidates. */
export function recruiterReport({ world, samples }: RecruiterSource, { range, now }: ReportSpan): Report {
  const count = monthsOf[range];
  const { year } = samples;
  const ofMonths = (name: keyof HiringYear['months'], live: number) =>
    recentMonths(year.months[name], count, live);
  const before = (name: keyof HiringYear['months']) => monthsBefore(year.months[name], count);
  const total = (name: keyof HiringYear['months']) => {
    const months = before(name);
    return months && { before: sumOfMonths(months) };
  };
  const received = world.jobApplications.length;
  const applications = ofMonths('applications', received);
  const interviews = ofMonths('interviews', countByStatus(world, 'job', 'interview'));
  const offers = ofMonths('offers', countByStatus(world, 'job', 'offered'));
  const hires = ofMonths('hires', countByStatus(world, 'job', 'hired'));
  const months = lastMonths(count, now);
  const figures = hiringFigures(samples, world);
  return {
    stats: [
      {
        label: reportPhrase('candidates'),
        value: figures.candidates,
        format: 'count',
        hint: reportPhrase('onPlatform'),
      },
      {
        label: reportPhrase('openPositions'),
        value: figures.openPositions,
        format: 'count',
        hint: reportPhrase('inAllJobs'),
      },
      {
        label: reportPhrase('cleared'),
        value: figures.cleared,
        format: 'count',
        hint: reportPhrase('activeClearance'),
      },
      {
        label: reportPhrase('hires'),
        value: sumOfMonths(hires),
        format: 'count',
        hint: monthsHint[range],
        ...total('hires'),
      },
    ],
    charts: [
      {
        kind: 'bar',
        id: 'stages',
        isFunnel: true,
        isOfRange: true,
        isWide: true,
        title: reportPhrase('applicationsByStage'),
        description: monthsHint[range],
        format: 'count',
        heads: [reportPhrase('stage'), reportPhrase('applications')],
        data: [
          { label: reportPhrase('applied'), value: sumOfMonths(applications), ...total('applications') },
          { label: reportPhrase('interviewed'), value: sumOfMonths(interviews), ...total('interviews') },
          { label: reportPhrase('offered'), value: sumOfMonths(offers), ...total('offers') },
          { label: reportPhrase('hired'), value: sumOfMonths(hires), ...total('hires') },
        ],
      },
      {
        kind: 'line',
        id: 'applications',
        title: reportPhrase('applications'),
        description: reportPhrase('monthByMonth'),
        format: 'count',
        months,
        label: reportPhrase('applications'),
        values: applications,
        before: before('applications'),
      },
      {
        kind: 'line',
        id: 'hires',
        title: reportPhrase('hires'),
        description: reportPhrase('monthByMonth'),
        format: 'count',
        months,
        label: reportPhrase('hires'),
        values: hires,
        before: before('hires'),
      },
      {
        kind: 'line',
        id: 'days-to-hire',
        title: reportPhrase('daysToHire'),
        description: reportPhrase('meanOfMonth'),
        format: 'days',
        baseline: 'data',
        months,
        label: reportPhrase('timeToHire'),
        values: recentMonths(year.months.days, count),
        before: before('days'),
      },
      {
        kind: 'donut',
        id: 'clearance',
        title: reportPhrase('cleared'),
        description: reportPhrase('highestClearance'),
        format: 'count',
        heads: [reportPhrase('clearance'), reportPhrase('candidates')],
        data: parts(year.candidates.clearance),
      },
      {
        kind: 'bar',
        id: 'branches',
        title: reportPhrase('candidatesByBranch'),
        description: reportPhrase('allCandidates'),
        format: 'count',
        heads: [reportPhrase('branch'), reportPhrase('candidates')],
        data: parts(year.candidates.branch, branchNames),
      },
      {
        kind: 'bar',
        id: 'match',
        title: reportPhrase('candidatesByMatch'),
        description: reportPhrase('bestPosition'),
        format: 'count',
        heads: [reportPhrase('match'), reportPhrase('candidates')],
        data: parts(year.candidates.match, matchNames),
      },
    ],
    live: worldFigures(world, 'recruiter', received, 'job'),
  };
}
