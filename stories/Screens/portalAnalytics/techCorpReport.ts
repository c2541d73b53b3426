import { branchNames } from '@vetsync/machines/portal/model';
import { reportPhrase, type Report } from '@vetsync/machines/portalAnalytics/model';

const starts = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2025, 3 + month, 1)).toISOString().slice(0, 10),
);

/** A report over months, with each kind of chart and figure. */
export const techCorpReport: Report = {
  about: reportPhrase('recruiterAbout'),
  stats: [
    {
      label: reportPhrase('candidates'),
      value: 1_247,
      format: 'count',
      hint: reportPhrase('onPlatform'),
    },
    { label: reportPhrase('openPositions'), value: 45, format: 'count', hint: reportPhrase('inAllJobs') },
    { label: reportPhrase('cleared'), value: 234, format: 'count', hint: reportPhrase('activeClearance') },
    {
      label: reportPhrase('acceptanceRate'),
      value: 62,
      format: 'percent',
      hint: reportPhrase('ofDecided'),
      before: 58,
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
      description: reportPhrase('months12'),
      format: 'count',
      heads: [reportPhrase('stage'), reportPhrase('applications')],
      data: [
        { label: reportPhrase('applied'), value: 902, before: 614 },
        { label: reportPhrase('interviewed'), value: 348, before: 232 },
        { label: reportPhrase('offered'), value: 152, before: 101 },
        { label: reportPhrase('hired'), value: 112, before: 74 },
      ],
    },
    {
      kind: 'line',
      step: 'month',
      id: 'applications',
      title: reportPhrase('applications'),
      description: reportPhrase('monthByMonth'),
      format: 'count',
      starts,
      label: reportPhrase('applications'),
      values: [61, 64, 66, 70, 72, 75, 77, 79, 81, 83, 86, 88],
      before: [44, 45, 47, 48, 49, 50, 52, 53, 54, 56, 57, 59],
    },
    {
      kind: 'line',
      step: 'month',
      id: 'days-to-hire',
      title: reportPhrase('daysToHire'),
      description: reportPhrase('meanOfMonth'),
      format: 'days',
      baseline: 'data',
      starts,
      label: reportPhrase('timeToHire'),
      values: [41, 40, 40, 38, 38, 37, 36, 36, 35, 34, 34, 33],
    },
    {
      kind: 'donut',
      id: 'clearance',
      title: reportPhrase('cleared'),
      description: reportPhrase('highestClearance'),
      format: 'count',
      heads: [reportPhrase('clearance'), reportPhrase('candidates')],
      data: [
        { label: 'Secret', value: 148 },
        { label: 'Top Secret', value: 61 },
        { label: 'Top Secret/SCI', value: 25 },
      ],
    },
    {
      kind: 'bar',
      id: 'branches',
      title: reportPhrase('candidatesByBranch'),
      description: reportPhrase('allCandidates'),
      format: 'count',
      heads: [reportPhrase('branch'), reportPhrase('candidates')],
      data: [
        { label: branchNames['Army']!, value: 730 },
        { label: branchNames['Navy']!, value: 517 },
      ],
    },
  ],
  live: [
    { id: 'received', label: reportPhrase('received'), value: 2 },
    { id: 'decisions', label: reportPhrase('decisions'), value: 1 },
  ],
  note: reportPhrase('sample'),
};
