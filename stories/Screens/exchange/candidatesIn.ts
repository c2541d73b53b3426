import {
  candidatesMachine,
  candidatesView,
  foundCandidates,
  type CandidatesContext,
  type CandidatesInput,
} from '@vetsync/machines/exchange/candidates';
import { parseCandidatesRoute } from '@vetsync/machines/exchange/model';
import { standardTableSettings } from '@vetsync/machines/portal/model';
import { candidateListing } from '@vetsync/machines/recruiter/model';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/recruiter/Recruiter.phrases';
import '@vetsync/ui/screens/reviews/Reviews.phrases';
import { fn } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { atRecruiter, recruiter } from '../../support/recruiter.ts';
import { shipyard } from './samples.ts';
import { acceptedRequest, candidateRows, sentRequest } from './sharing.ts';

/** As an employer finds them: who was asked, and who has accepted. */
export const found = candidateRows.map((row, index) => ({
  ...row,
  request: index === 1 ? sentRequest : index === 2 ? acceptedRequest : null,
}));

interface Shown {
  value?: StateValue;
  detail?: readonly string[];
  query?: Readonly<Record<string, string>>;
  context?: Partial<CandidatesContext>;
  /** As somebody left the list. */
  kept?: CandidatesInput['kept'];
  settings?: CandidatesInput['settings'];
}
type Place = Pick<CandidatesInput, 'listing' | 'at'> & Pick<CandidatesContext, 'workspace' | 'rows'>;

/** The state in which all is quiet. */
export const openIn = (more: Readonly<Record<string, StateValue>> = {}): StateValue => ({
  open: {
    list: { listed: 'idle' },
    feed: { following: 'live' },
    detail: 'closed',
    compare: 'choosing',
    filters: 'closed',
    naming: 'idle',
    ...more,
  },
});

function candidatesIn({ listing, at, ...place }: Place, title: string) {
  return ({
    value = openIn(),
    detail = [],
    query = {},
    context = {},
    kept = null,
    settings = standardTableSettings,
  }: Shown = {}) => {
    const page = inState(candidatesMachine, candidatesView, {
      value,
      input: {
        slug: 'tidewater-works',
        listing,
        at,
        route: parseCandidatesRoute(listing.table, detail, query),
        kept,
        settings,
        threadHref: (thread) => `/platform/messages?as=tidewater-works&thread=${thread}`,
        newId: () => 'a new id',
        intl,
        write: writePhrase,
        now,
        random: () => 0,
      },
      context: { ...place, ...context },
    });
    return { parameters: page.parameters, args: { ...page.args, title, send: fn() } };
  };
}

/** The candidates whom an employer finds, in a state. */
export const foundIn = candidatesIn(
  {
    listing: foundCandidates('candidates'),
    at: { role: 'recruiter', query: { as: 'tidewater-works', show: 'candidates' } },
    workspace: { organization: shipyard, role: 'reviewer' },
    rows: found,
  },
  'Candidates',
);

/** Those of the demo's recruiter, whose names are known. */
export const poolIn = candidatesIn(
  {
    listing: candidateListing,
    at: atRecruiter,
    workspace: { organization: shipyard, role: 'owner' },
    rows: recruiter.candidates,
  },
  'Candidate Pool',
);
export const pooled = (ids: readonly string[]) =>
  ids.flatMap((wanted) => recruiter.candidates.find(({ id }) => id === wanted) ?? []);
