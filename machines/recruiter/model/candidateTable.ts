import { jobStatuses, jobStatusLabels } from '../../model/world/statuses.ts';
import { branches } from '../../profile/model/profile.ts';
import { clearances } from '../../reviews/model/review.ts';
import { personColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalRow, PortalTable, StatusTone } from '../../portal/model/table.ts';
import { candidateStep, comparedMax } from './candidateRoute.ts';
import type { Candidate } from './candidate.ts';
import { jobStatusTones } from './jobTables.ts';

/** Years of work by which candidates are looked for, the longest first. */
const spans = [
  [15, '15 years or more'],
  [10, '10 to 14 years'],
  [5, '5 to 9 years'],
  [0, 'Under 5 years'],
] as const;
const spanOf = (years: number): string => spans.find(([from]) => years >= from)?.[1] ?? '';

const notApplied = 'Not applied';
const moves = { true: 'Would move', false: 'Would not move' } as const;
const noClearance = 'No clearance';
const clearanceTones: Readonly<Record<(typeof clearances)[number], StatusTone>> = {
  'Top Secret': 'honor',
  Secret: 'info',
  Confidential: 'info',
  None: 'neutral',
};
const clearanceLabel = (clearance: (typeof clearances)[number]) =>
  clearance === 'None' ? noClearance : clearance;

/** What a candidate's row can do besides leading somewhere: the pool's machine answers to it. */
export const compareActions = { add: 'compare', remove: 'uncompare' } as const;
const isCompared = (row: PortalRow) => row['isCompared'] === true;
const refusal = (row: PortalRow) => (row['isCompareDisabled'] === true ? `${comparedMax} at most` : null);

export const candidateTable: PortalTable = {
  id: 'recruiter-candidates',
  tab: 'candidates',
  title: 'Candidates',
  noun: { one: 'candidate', many: 'candidates' },
  columns: [
    personColumn('Candidate', 12),
    { key: 'score', label: 'Match', kind: 'score', width: 5.5 },
    { key: 'job', label: 'Fits job', kind: 'text', width: 10 },
    {
      key: 'clearance',
      label: 'Clearance',
      kind: 'status',
      width: 8,
      filter: { all: 'Any clearance' },
      statuses: clearances
        .toReversed()
        .map((one) => ({ label: clearanceLabel(one), tone: clearanceTones[one] })),
    },
    { key: 'branch', label: 'Branch', kind: 'text', filter: { all: 'All branches' }, isDrawn: false },
    { key: 'location', label: 'Location', kind: 'text', width: 8, filter: { all: 'All locations' } },
    { key: 'skills', label: 'Skills', kind: 'tags', width: 15, filter: { all: 'Any skill' } },
    { key: 'years', label: 'Years of work', kind: 'number', width: 7.5 },
    {
      key: 'span',
      label: 'Experience',
      kind: 'text',
      filter: { all: 'Any experience', options: spans.map(([, label]) => label) },
      isDrawn: false,
    },
    {
      key: 'relocatable',
      label: 'Relocation',
      kind: 'text',
      width: 8,
      filter: { all: 'Anybody', options: Object.values(moves) },
    },
    { key: 'availability', label: 'Available', kind: 'text', width: 8.5, filter: { all: 'At any time' } },
    {
      key: 'status',
      formerKey: 'standing',
      label: 'Application',
      kind: 'status',
      width: 8,
      filter: { all: 'Applied or not' },
      statuses: [
        ...jobStatuses.map((status) => ({ label: jobStatusLabels[status], tone: jobStatusTones[status] })),
        { label: notApplied, tone: 'neutral' },
      ],
    },
  ],
  search: { label: 'Search candidates', placeholder: 'Name, skill, rank or place' },
  sort: { column: 'score', direction: 'descending' },
  steps: [candidateStep],
  actions: [
    { id: 'profile', label: 'View profile', isPrimary: true, to: { step: candidateStep } },
    { id: compareActions.add, label: 'Compare', when: (row) => !isCompared(row), refusal },
    { id: compareActions.remove, label: 'Remove', when: isCompared, insteadOf: compareActions.add },
    { id: 'message', label: 'Message', to: { tab: 'messages', step: 'new' } },
  ],
  // One of the two of comparing is there at a time.
  actionWidth: 18.5,
  bulk: [],
  empty: {
    title: 'No candidates yet',
    text: 'Veterans whose skills fit your jobs are listed here.',
  },
};

const rowOf = ({ id, review, hasApplied }: Candidate): PortalRow => {
  const { application, profile, availability, relocatable } = review;
  const branch = branches.find((one) => application.veteranBranch.includes(one));
  return {
    id,
    name: application.veteranName,
    image: application.veteranImage,
    service: [application.veteranRank, application.veteranBranch].filter(Boolean).join(', '),
    score: application.matchScore,
    job: application.jobTitle,
    clearance: clearanceLabel(profile.clearance),
    branch: branch ?? application.veteranBranch,
    location: profile.location,
    skills: profile.skills,
    years: profile.experience,
    span: spanOf(profile.experience),
    relocatable: moves[relocatable ? 'true' : 'false'],
    availability,
    status: hasApplied ? jobStatusLabels[application.status] : notApplied,
  };
};
const rows = memoizeRows(rowOf);
const comparedRows = memoizeRows((candidate: Candidate) => ({ ...rowOf(candidate), isCompared: true }));

/** While as many as can be are compared. */
const disabledRows = memoizeRows((candidate: Candidate) => ({
  ...rowOf(candidate),
  isCompareDisabled: true,
}));

/** Rows of the pool; those of `compared` are told apart, and whether one more can be. */
export function candidateRows(candidates: readonly Candidate[], compared: readonly string[]): PortalRow[] {
  const chosen = new Set(compared);
  const others = chosen.size < comparedMax ? rows : disabledRows;
  return candidates.flatMap((one) => (chosen.has(one.id) ? comparedRows : others)([one]));
}
