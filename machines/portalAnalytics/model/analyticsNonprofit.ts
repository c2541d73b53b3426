import {
  lastMonths,
  monthsBefore,
  monthsOf,
  recentMonths,
  sumOfMonths,
  countValues,
  largestFirst,
} from './analytics.ts';
import { reportPhrase } from './phrases.ts';
import type { Report } from './analytics.ts';
import { worldFigures, monthsHint, countByStatus } from './analyticsParts.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { nonprofitFigures } from '../../nonprofit/model/nonprofit.ts';
import { branchNames } from '../../portal/model/phrases.ts';
import {
  participantsOf,
  participantStatuses,
  participantStatusNames,
} from '../../nonprofit/model/participants.ts';

/** Outcomes of the programs, and their participants. */
export function nonprofitReport(
  { world, samples }: Extract<ReportSource, { role: 'nonprofit' }>,
  { range, now }: ReportSpan,
): Report {
  const count = monthsOf[range];
  const received = world.nonprofitApplications.length;
  const transitions = recentMonths(samples.monthlyCounts.transitions, count);
  const placements = recentMonths(samples.monthlyCounts.placements, count);
  const before = {
    transitions: monthsBefore(samples.monthlyCounts.transitions, count),
    placements: monthsBefore(samples.monthlyCounts.placements, count),
  };
  const months = lastMonths(count, now);
  const participants = participantsOf(samples.participants, samples.queue, world);
  const figures = nonprofitFigures(samples, world);
  const approved = countByStatus(world, 'nonprofit', 'active');
  return {
    stats: [
      {
        label: reportPhrase('participants'),
        value: figures.participants,
        format: 'count',
        hint: reportPhrase('inAllPrograms'),
      },
      {
        label: reportPhrase('transitions'),
        value: sumOfMonths(transitions),
        format: 'count',
        hint: monthsHint[range],
        ...(before.transitions && { before: sumOfMonths(before.transitions) }),
      },
      {
        label: reportPhrase('placements'),
        value: sumOfMonths(placements),
        format: 'count',
        hint: monthsHint[range],
        ...(before.placements && { before: sumOfMonths(before.placements) }),
      },
      {
        label: reportPhrase('approvedHere'),
        value: approved,
        format: 'count',
        hint: reportPhrase('reviewQueue'),
      },
    ],
    charts: [
      {
        kind: 'line',
        id: 'transitions',
        title: reportPhrase('transitions'),
        description: reportPhrase('transitionsDescription'),
        format: 'count',
        months,
        label: reportPhrase('transitions'),
        values: transitions,
        before: before.transitions,
      },
      {
        kind: 'line',
        id: 'placements',
        title: reportPhrase('placements'),
        description: reportPhrase('placementsDescription'),
        format: 'count',
        months,
        label: reportPhrase('placements'),
        values: placements,
        before: before.placements,
      },
      {
        kind: 'bar',
        id: 'participants-by-program',
        isWide: true,
        title: reportPhrase('participantsByProgram'),
        description: reportPhrase('everybodyToday'),
        format: 'count',
        heads: [reportPhrase('program'), reportPhrase('participants')],
        data: countValues(participants.map(({ program }) => program)).toSorted(largestFirst),
      },
      {
        kind: 'donut',
        id: 'participants-by-status',
        title: reportPhrase('participantsByStatus'),
        description: reportPhrase('atRiskDescription'),
        format: 'count',
        heads: [reportPhrase('status'), reportPhrase('participants')],
        data: countValues(
          participants.map(({ status }) => status),
          { order: participantStatuses, names: participantStatusNames },
        ),
      },
      {
        kind: 'bar',
        id: 'participants-by-branch',
        title: reportPhrase('participantsByBranch'),
        description: reportPhrase('everybodyToday'),
        format: 'count',
        heads: [reportPhrase('branch'), reportPhrase('participants')],
        data: countValues(
          participants.map(({ branch }) => branch),
          { names: branchNames },
        ).toSorted(largestFirst),
      },
    ],
    live: worldFigures(world, 'nonprofit', received, 'nonprofit').filter(({ id }) => id !== 'interviews'),
  };
}
