import { shownColumns } from '../../portal/model/columns.ts';
import { branchNames, portalPhrase } from '../../portal/model/phrases.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import { recruiterPhrase } from '../../recruiter/model/phrases.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { candidateStep } from '../model/candidatesRoute.ts';
import { listedParts } from '../../model/exchange/sentSummary.ts';
import { sentProfile } from '../model/sentParts.ts';
import { compareActions } from '../../recruiter/model/candidateList.ts';
import type { CandidateListing, PoolCandidate } from '../../recruiter/model/candidateList.ts';

const table: Omit<PortalTable, 'tab'> = {
  id: 'found-candidates',
  title: recruiterPhrase('candidates'),
  noun: { one: recruiterPhrase('candidateNoun'), many: recruiterPhrase('candidateNouns') },
  // At a desk of 1280 px they fill the width without a bar to scroll: 62 rem with the actions.
  columns: [
    { key: 'name', label: recruiterPhrase('candidate'), kind: 'text', width: 12, second: 'rank' },
    { key: 'rank', label: recruiterPhrase('rank'), kind: 'text', isDrawn: false },
    {
      key: 'branch',
      label: portalPhrase('branch'),
      kind: 'text',
      width: 6.5,
      narrowAs: 'inline',
      filter: { all: portalPhrase('allBranches'), options: Object.keys(branchNames) },
      names: branchNames,
    },
    shownColumns.location,
    shownColumns.skills,
    shownColumns.years,
    { key: 'joined', label: recruiterPhrase('joined'), kind: 'date', width: 7.5, narrowAs: 'hidden' },
    {
      key: 'request',
      label: recruiterPhrase('request'),
      kind: 'status',
      width: 8,
      statuses: [
        { value: 'none', tone: 'neutral' },
        { value: 'sent', tone: 'info' },
        { value: 'accepted', tone: 'positive' },
      ],
      names: {
        none: recruiterPhrase('notAsked'),
        sent: recruiterPhrase('requestSent'),
        accepted: recruiterPhrase('requestAccepted'),
      },
    },
  ],
  search: { label: recruiterPhrase('searchCandidates'), placeholder: recruiterPhrase('searchFoundBy') },
  sort: { column: 'joined', direction: 'descending' },
  step: candidateStep,
  actions: compareActions,
  actionWidth: 6.5,
  canSave: false,
  empty: { title: recruiterPhrase('nobodyFound'), text: recruiterPhrase('nobodyFoundMore') },
};

/** What they show, each part in one line. */
const linesOf = (candidate: PoolCandidate) =>
  sentProfile(candidate.shown ?? {}).flatMap(({ part, lines }) =>
    lines === true ? [] : [{ part, text: lines.join(', ') }],
  );

/** People who let organizations find them: nobody's name is known before they accept. */
export const foundCandidates = (tab: TabValue): CandidateListing => ({
  table: { ...table, tab },
  lead: recruiterPhrase('foundLead'),
  partsOf: ({ shown = {} }) => sentProfile(shown),
  rowOf(candidate, write) {
    const { id, headline = '', shown = {}, joinedAt = null, request } = candidate;
    const { branch, rank } = shown;
    const { location, skills, yearsOfService: years } = listedParts(shown);
    const lines = linesOf(candidate);
    const main = lines.find(({ part }) => part === 'skills') ?? lines[0];
    return {
      id,
      name: headline || main?.text || write(recruiterPhrase('unnamed')),
      branch: String(branch ?? ''),
      rank: String(rank ?? ''),
      location,
      skills,
      years,
      joined: joinedAt,
      request: request?.status ?? 'none',
    };
  },
});
