import { casePhrase } from '@vetsync/machines/model/exchange';
import type { World } from '@vetsync/machines/model/world';
import {
  nonprofitFigures,
  participantsOf,
  participantStatuses,
  type NonprofitRecords,
} from '@vetsync/machines/nonprofit/model';
import { branchNames } from '@vetsync/machines/portal/model';
import { lengthOf, reportPhrase, type Report } from '@vetsync/machines/portalAnalytics/model';
import {
  barChart,
  countByStatus,
  countOf,
  countValues,
  largestFirst,
  lineChartsAt,
  monthsBefore,
  monthsHint,
  recentMonths,
  sumOfMonths,
  worldFigures,
  type ReportSpan,
} from './reportParts.ts';

const statusNames = Object.fromEntries(participantStatuses.map((status) => [status, casePhrase(status)]));

/** Outcomes of the programs, and their participants. */
export function nonprofitReport(samples: NonprofitRecords, world: World, { range, now }: ReportSpan): Report {
  const count = lengthOf(range);
  const participants = participantsOf(samples, world);
  const lineChart = lineChartsAt(now);
  const outcomes = (['transitions', 'placements'] as const).map((id) => ({
    id,
    title: reportPhrase(id),
    values: recentMonths(samples.monthlyCounts[id], count),
    before: monthsBefore(samples.monthlyCounts[id], count),
  }));
  return {
    about: reportPhrase('nonprofitAbout'),
    stats: [
      countOf(
        reportPhrase('participants'),
        nonprofitFigures(samples, world).participants,
        reportPhrase('inAllPrograms'),
      ),
      ...outcomes.map(({ title, values, before }) =>
        countOf(title, sumOfMonths(values), monthsHint[range], before && sumOfMonths(before)),
      ),
      countOf(
        reportPhrase('approvedHere'),
        countByStatus(world, 'nonprofit', 'active'),
        reportPhrase('reviewQueue'),
      ),
    ],
    charts: [
      ...outcomes.map((outcome) =>
        lineChart({ ...outcome, description: reportPhrase(`${outcome.id}Description`) }),
      ),
      barChart({
        id: 'participants-by-program',
        isWide: true,
        title: reportPhrase('participantsByProgram'),
        description: reportPhrase('everybodyToday'),
        heads: [reportPhrase('program'), reportPhrase('participants')],
        data: countValues(participants.map(({ title }) => title)).toSorted(largestFirst),
      }),
      barChart({
        kind: 'donut',
        id: 'participants-by-status',
        title: reportPhrase('participantsByStatus'),
        description: reportPhrase('atRiskDescription'),
        heads: [reportPhrase('status'), reportPhrase('participants')],
        data: countValues(
          participants.map(({ status }) => status),
          { order: participantStatuses, names: statusNames },
        ),
      }),
      barChart({
        id: 'participants-by-branch',
        title: reportPhrase('participantsByBranch'),
        description: reportPhrase('everybodyToday'),
        heads: [reportPhrase('branch'), reportPhrase('participants')],
        data: countValues(
          participants.map(({ branch }) => branch),
          { names: branchNames },
        ).toSorted(largestFirst),
      }),
    ],
    live: worldFigures(world, 'nonprofit', world.nonprofitApplications.length, 'nonprofit').filter(
      ({ id }) => id !== 'interviews',
    ),
    note: reportPhrase('sample'),
  };
}
