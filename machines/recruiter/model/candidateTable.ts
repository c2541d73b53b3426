import { compareActions, fitOf } from './candidateList.ts';
import type { CandidateListing } from './candidateList.ts';
import { candidateStep } from '../../exchange/model/candidatesRoute.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { branches } from '../../profile/model/profile.ts';
import type { Clearance } from '../../reviews/model/review.ts';
import { reviewsPhrase } from '../../reviews/model/phrases.ts';
import { jobStatusNames } from '../../reviews/model/statusNames.ts';
import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { branchNames, portalPhrase } from '../../portal/model/phrases.ts';
import type { PortalRow, PortalTable, StatusTone } from '../../portal/model/table.ts';
import type { Candidate } from './candidate.ts';
import { jobStatusTones } from './jobTables.ts';
import { recruiterPhrase } from './phrases.ts';

/** Years of work by which candidates are looked for, the longest first. */
const spans: readonly (readonly [from: number, id: string, name: Phrase])[] = [
  [15, '15', recruiterPhrase('years15')],
  [10, '10-14', recruiterPhrase('years10')],
  [5, '5-9', recruiterPhrase('years5')],
  [0, '0-4', recruiterPhrase('years0')],
];
const spanOf = (years: number): string => spans.find(([from]) => years >= from)?.[1] ?? '';

const moveNames = { yes: recruiterPhrase('wouldMove'), no: recruiterPhrase('wouldNotMove') };
/** The names of the others are official. */
const clearanceNames = { None: reviewsPhrase('noClearance') };
const clearanceTones: Readonly<Record<Clearance, StatusTone>> = {
  'Top Secret': 'honor',
  Secret: 'info',
  Confidential: 'info',
  None: 'neutral',
};

const candidateTable: PortalTable = {
  id: 'recruiter-candidates',
  tab: 'candidates',
  title: recruiterPhrase('candidates'),
  noun: { one: recruiterPhrase('candidateNoun'), many: recruiterPhrase('candidateNouns') },
  columns: [
    {
      ...personColumn(recruiterPhrase('candidate'), 11.5),
      person: { image: 'image', note: ['rank', 'service'], names: branchNames },
    },
    { key: 'job', label: recruiterPhrase('fitsJob'), kind: 'text', width: 10.75, second: 'location' },
    { key: 'score', label: portalPhrase('match'), kind: 'score', width: 5.5 },
    {
      ...statusColumn('clearance', {
        label: portalPhrase('clearance'),
        all: portalPhrase('anyClearance'),
        width: 8,
        tones: clearanceTones,
        names: clearanceNames,
      }),
      second: 'status',
    },
    {
      key: 'branch',
      label: portalPhrase('branch'),
      kind: 'text',
      filter: { all: portalPhrase('allBranches') },
      names: branchNames,
      isDrawn: false,
    },
    {
      key: 'location',
      label: portalPhrase('location'),
      kind: 'text',
      width: 8,
      filter: { all: portalPhrase('allLocations') },
    },
    {
      key: 'skills',
      label: portalPhrase('skills'),
      kind: 'tags',
      width: 8,
      narrowAs: 'hidden',
      filter: { all: portalPhrase('anySkill') },
    },
    { key: 'years', label: recruiterPhrase('years'), kind: 'number', width: 7, narrowAs: 'hidden' },
    {
      key: 'span',
      label: recruiterPhrase('experience'),
      kind: 'text',
      filter: { all: recruiterPhrase('anyExperience'), options: spans.map(([, id]) => id) },
      names: Object.fromEntries(spans.map(([, id, name]) => [id, name])),
      isDrawn: false,
    },
    {
      key: 'relocatable',
      label: recruiterPhrase('relocation'),
      kind: 'text',
      isDrawn: false,
      filter: { all: recruiterPhrase('anybody'), options: Object.keys(moveNames) },
      names: moveNames,
    },
    {
      key: 'availability',
      label: recruiterPhrase('available'),
      kind: 'text',
      isDrawn: false,
      filter: { all: recruiterPhrase('anyTime') },
    },
    statusColumn('status', {
      label: recruiterPhrase('application'),
      all: recruiterPhrase('appliedOrNot'),
      width: 8,
      tones: { ...jobStatusTones, none: 'neutral' },
      names: { ...jobStatusNames, none: recruiterPhrase('notApplied') },
    }),
  ],
  search: { label: recruiterPhrase('searchCandidates'), placeholder: recruiterPhrase('searchCandidatesBy') },
  sort: { column: 'score', direction: 'descending' },
  step: candidateStep,
  actions: [
    ...compareActions,
    { id: 'message', label: portalPhrase('message'), to: { tab: 'messages', step: 'new' } },
  ],
  // One of the two of comparing is there at a time.
  actionWidth: 11,
  viewsBy: 'clearance',
  empty: {
    title: recruiterPhrase('noCandidates'),
    text: recruiterPhrase('noCandidatesMore'),
  },
};

const rowOf = ({ id, review, hasApplied }: Candidate): PortalRow => {
  const { application, profile, availability, relocatable } = review;
  const branch = branches.find((item) => application.veteranBranch.includes(item));
  return {
    id,
    name: application.veteranName,
    image: application.veteranImage,
    rank: application.veteranRank,
    service: application.veteranBranch,
    score: application.matchScore,
    job: application.jobTitle,
    clearance: profile.clearance,
    branch: branch ?? application.veteranBranch,
    location: profile.location,
    skills: profile.skills,
    years: profile.experience,
    span: spanOf(profile.experience),
    relocatable: relocatable ? 'yes' : 'no',
    availability,
    status: hasApplied ? application.status : 'none',
  };
};

/** The candidates of a recruiter whose names and fit are known. */
export const candidateListing: CandidateListing = {
  table: candidateTable,
  lead: recruiterPhrase('fittingLead'),
  rowOf(candidate) {
    const fit = fitOf(candidate);
    return fit ? rowOf(fit) : { id: candidate.id };
  },
  partsOf: () => [],
};
