import { monthNames, monthsOf, recentMonths, sumOfMonths } from './analytics.ts';
import type { Report } from './analytics.ts';
import { worldFigures, monthsHint, noMonths, countByStatus } from './analyticsParts.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { hiringFigures } from '../../recruiter/model/recruiter.ts';
import type { HiringYear } from '../../recruiter/model/recruiter.ts';

type RecruiterSource = Extract<ReportSource, { desk: 'recruiter' }>;
const parts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([label, value]) => ({ label, value }));

/** Applications by stage, and the candidates. */
export function recruiterReport({ world, samples }: RecruiterSource, { range, now }: ReportSpan): Report {
  const count = monthsOf[range];
  const { year } = samples;
  const ofMonths = (name: keyof HiringYear['months'], live: number) =>
    recentMonths(year?.months[name] ?? noMonths, count, live);
  const received = world.jobApplications.length;
  const applications = ofMonths('applications', received);
  const interviews = ofMonths('interviews', countByStatus(world, 'job', 'interview'));
  const offers = ofMonths('offers', countByStatus(world, 'job', 'offered'));
  const hires = ofMonths('hires', countByStatus(world, 'job', 'hired'));
  const months = monthNames(count, now);
  const figures = hiringFigures(samples, world);
  return {
    stats: [
      {
        label: 'Candidates',
        value: figures.candidates,
        format: 'count',
        hint: 'On the platform',
      },
      {
        label: 'Open positions',
        value: figures.openPositions,
        format: 'count',
        hint: 'In all jobs',
      },
      {
        label: 'Cleared candidates',
        value: figures.cleared,
        format: 'count',
        hint: 'With an active clearance',
      },
      { label: 'Hires', value: sumOfMonths(hires), format: 'count', hint: monthsHint[range], course: hires },
    ],
    charts: [
      {
        kind: 'line',
        id: 'applications',
        title: 'Applications and hires',
        description: 'Month by month, the present one so far.',
        format: 'count',
        months,
        series: [
          { label: 'Applications', values: applications },
          { label: 'Hires', values: hires },
        ],
      },
      {
        kind: 'bar',
        id: 'stages',
        isFunnel: true,
        isOfRange: true,
        title: 'How far applications came',
        description: monthsHint[range],
        format: 'count',
        heads: ['Stage', 'Applications'],
        data: [
          { label: 'Applied', value: sumOfMonths(applications) },
          { label: 'Interviewed', value: sumOfMonths(interviews) },
          { label: 'Offered', value: sumOfMonths(offers) },
          { label: 'Hired', value: sumOfMonths(hires) },
        ],
      },
      ...(year
        ? [
            {
              kind: 'line' as const,
              id: 'days-to-hire',
              title: 'Days from application to hire',
              description: 'Mean of the hires of each month.',
              format: 'days' as const,
              baseline: 'data' as const,
              months,
              series: [{ label: 'Time to hire', values: recentMonths(year.months.days, count) }],
            },
            {
              kind: 'donut' as const,
              id: 'branches',
              title: 'Candidates by branch',
              description: 'All candidates on the platform.',
              format: 'count' as const,
              heads: ['Branch', 'Candidates'] as const,
              data: parts(year.candidates.branch),
            },
            {
              kind: 'bar' as const,
              id: 'match',
              title: 'Candidates by match',
              description: 'With the position that fits each of them best.',
              format: 'count' as const,
              heads: ['Match', 'Candidates'] as const,
              data: parts(year.candidates.match),
            },
            {
              kind: 'donut' as const,
              id: 'clearance',
              title: 'Cleared candidates',
              description: 'By their highest active clearance.',
              format: 'count' as const,
              heads: ['Clearance', 'Candidates'] as const,
              data: parts(year.candidates.clearance),
            },
          ]
        : []),
    ],
    live: worldFigures(world, 'recruiter', received, 'job'),
  };
}
