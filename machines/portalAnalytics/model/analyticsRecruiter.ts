import { monthNames, monthsOf, recentMonths, sumOfMonths } from './analytics.ts';
import type { Report } from './analytics.ts';
import { happened, monthsHint, noMonths, outcomes } from './analyticsParts.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { hiringFigures } from '../../recruiter/model/recruiter.ts';

type RecruiterSource = Extract<ReportSource, { desk: 'recruiter' }>;

/** Sample figures month by month, the oldest first. */
const recruiterYear = {
  applications: [61, 58, 66, 72, 75, 70, 78, 81, 77, 84, 88, 92],
  interviews: [18, 17, 20, 22, 23, 21, 24, 26, 25, 27, 29, 31],
  offers: [7, 7, 8, 9, 9, 8, 10, 10, 10, 11, 12, 12],
  hires: [5, 5, 6, 7, 7, 6, 8, 8, 8, 9, 9, 10],
  days: [41, 40, 40, 38, 37, 37, 35, 36, 34, 33, 33, 31],
} as const;
/** The sample candidates by branch and by match, and the cleared ones by clearance; in sum those of the dashboard. */
const candidates = {
  branch: {
    Army: 512,
    Navy: 236,
    'Air Force': 219,
    'Marine Corps': 203,
    'Coast Guard': 48,
    'Space Force': 29,
  },
  match: { '90% or more': 187, '80 to 89%': 406, '70 to 79%': 398, 'Below 70%': 256 },
  clearance: { Secret: 148, 'Top Secret': 61, Confidential: 25 },
} as const;
const parts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([label, value]) => ({ label, value }));

/** Applications, how far they came, and who the candidates are. */
export function recruiterReport(
  { world, samples, isSample }: RecruiterSource,
  { range, now }: ReportSpan,
): Report {
  const count = monthsOf[range];
  const year = (values: readonly number[], live: number) =>
    recentMonths(isSample ? values : noMonths, count, live);
  const received = world.jobApplications.length;
  const applications = year(recruiterYear.applications, received);
  const interviews = year(recruiterYear.interviews, outcomes(world, 'job', 'interview'));
  const offers = year(recruiterYear.offers, outcomes(world, 'job', 'offered'));
  const hires = year(recruiterYear.hires, outcomes(world, 'job', 'hired'));
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
      ...(isSample
        ? [
            {
              kind: 'line' as const,
              id: 'days-to-hire',
              title: 'Days from application to hire',
              description: 'Mean of the hires of each month.',
              format: 'days' as const,
              baseline: 'data' as const,
              months,
              series: [{ label: 'Time to hire', values: recentMonths(recruiterYear.days, count) }],
            },
            {
              kind: 'donut' as const,
              id: 'branches',
              title: 'Candidates by branch',
              description: 'All candidates on the platform.',
              format: 'count' as const,
              heads: ['Branch', 'Candidates'] as const,
              data: parts(candidates.branch),
            },
            {
              kind: 'bar' as const,
              id: 'match',
              title: 'Candidates by match',
              description: 'With the position that fits each of them best.',
              format: 'count' as const,
              heads: ['Match', 'Candidates'] as const,
              data: parts(candidates.match),
            },
            {
              kind: 'donut' as const,
              id: 'clearance',
              title: 'Cleared candidates',
              description: 'By their highest active clearance.',
              format: 'count' as const,
              heads: ['Clearance', 'Candidates'] as const,
              data: parts(candidates.clearance),
            },
          ]
        : []),
    ],
    live: happened(world, 'recruiter', received, 'job'),
  };
}
