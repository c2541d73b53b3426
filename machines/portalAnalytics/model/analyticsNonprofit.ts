import { monthNames, monthsOf, recentMonths, sumOfMonths, countLabels } from './analytics.ts';
import type { Report } from './analytics.ts';
import { worldFigures, monthsHint, countByStatus } from './analyticsParts.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { nonprofitFigures } from '../../nonprofit/model/nonprofit.ts';
import { participantsOf, participantStatuses } from '../../nonprofit/model/participants.ts';

/** Outcomes of the programs, and their participants. */
export function nonprofitReport(
  { world, samples }: Extract<ReportSource, { desk: 'nonprofit' }>,
  { range, now }: ReportSpan,
): Report {
  const count = monthsOf[range];
  const received = world.nonprofitApplications.length;
  const transitions = recentMonths(samples.months.transitions, count);
  const placements = recentMonths(samples.months.placements, count);
  const participants = participantsOf(samples.participants, samples.queue, world);
  const figures = nonprofitFigures(samples, world);
  const approved = countByStatus(world, 'nonprofit', 'active');
  return {
    stats: [
      { label: 'Participants', value: figures.participants, format: 'count', hint: 'In all programs' },
      {
        label: 'Transitions',
        value: sumOfMonths(transitions),
        format: 'count',
        hint: monthsHint[range],
        course: transitions,
      },
      {
        label: 'Housing placements',
        value: sumOfMonths(placements),
        format: 'count',
        hint: monthsHint[range],
        course: placements,
      },
      { label: 'Approved here', value: approved, format: 'count', hint: 'Applications of the queue' },
    ],
    charts: [
      {
        kind: 'line',
        id: 'impact',
        title: 'Transitions and housing placements',
        description: 'People who found work or a school place, and households with a home of their own.',
        format: 'count',
        months: monthNames(count, now),
        series: [
          { label: 'Transitions', values: transitions },
          { label: 'Housing placements', values: placements },
        ],
      },
      {
        kind: 'bar',
        id: 'participants-by-program',
        isWide: true,
        title: 'Participants by program',
        description: 'Everybody in a program today.',
        format: 'count',
        heads: ['Program', 'Participants'],
        data: countLabels(participants.map(({ program }) => program)).toSorted((a, b) => b.value - a.value),
      },
      {
        kind: 'donut',
        id: 'participants-by-status',
        title: 'Participants by status',
        description: 'Who is at risk hears from a case worker this week.',
        format: 'count',
        heads: ['Status', 'Participants'],
        data: countLabels(
          participants.map(({ status }) => status),
          participantStatuses,
        ),
      },
      {
        kind: 'donut',
        id: 'participants-by-branch',
        title: 'Participants by branch',
        description: 'Everybody in a program today.',
        format: 'count',
        heads: ['Branch', 'Participants'],
        data: countLabels(participants.map(({ branch }) => branch)),
      },
    ],
    live: worldFigures(world, 'nonprofit', received, 'nonprofit').filter(
      ({ label }) => label !== 'Interviews arranged',
    ),
  };
}
