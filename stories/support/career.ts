import { careerMachine, careerView, type CareerContext } from '@vetsync/machines/career';
import { listingSearchMachine, listingSearchView } from '@vetsync/machines/listingSearch';
import { searchListings } from '@vetsync/machines/marketplace/model';
import { listingSorts, type ListingFilters } from '@vetsync/machines/organizations/model';
import { interviewPracticeMachine, interviewPracticeView } from '@vetsync/machines/interviewPractice';
import type { InterviewPracticeContext } from '@vetsync/machines/interviewPractice';
import {
  careerLinks,
  militaryOccupations,
  noSkillFilters,
  parseCareerRoute,
  type CareerPage,
} from '@vetsync/machines/career/model';
import { emptyWorld, type JobApplication, type JobStatus, type World } from '@vetsync/machines/model/world';
import { parseQuery } from '@vetsync/machines/model/text';
import { skillTranslationMachine, skillTranslationView } from '@vetsync/machines/skillTranslation';
import type { SkillTranslationContext } from '@vetsync/machines/skillTranslation';
import {
  sampleJobListings,
  sampleJobs,
  sampleProfileViews,
  sampleTranslations,
} from '@vetsync/samples/career';
import type { StateValue } from 'xstate';
import { inState } from './inState.ts';
import { noServer } from './listings.ts';
import { now, reader, seenAt } from './leads.ts';

const at = { mode: 'demo', role: 'user' } as const;
export const links = careerLinks(at);
export const jobs = sampleJobs(seenAt);

interface CareerSituation {
  /** The URL's query. */
  query?: string;
  context?: Partial<CareerContext>;
}

/** A page of the career tab, for a story. */
export const careerIn = (
  page: CareerPage | 'unknown',
  { query = '', context = {} }: CareerSituation = {},
) => {
  const detail = page === 'overview' ? [] : [page];
  return inState(careerMachine, careerView, {
    value: page,
    input: {
      route: parseCareerRoute(detail, parseQuery(query)),
      translations: sampleTranslations,
      profileViews: sampleProfileViews,
      ...at,
      reader,
      now,
    },
    context,
  });
};

const listings = sampleJobListings(seenAt);

interface JobsSituation {
  filters?: ListingFilters;
  world?: World;
  /** Id of the job whose details are open. */
  openId?: string;
}

/** What the search of jobs shows. */
export function jobsFound({ filters: narrowing, world = emptyWorld, openId }: JobsSituation = {}) {
  const filters: ListingFilters = { kind: 'job', ...narrowing };
  const page = searchListings({ listings, sorts: listingSorts }, { filters, cursor: null, limit: 6 });
  const { facets, nextCursor: cursor, sorts = [], listings: found } = page;
  const opened = listings.find(({ id }) => id === openId) ?? null;
  return inState(listingSearchMachine, listingSearchView, {
    value: {
      list: found.length > 0 ? { listed: 'idle' } : 'nothing',
      detail: openId ? (opened ? 'open' : 'missing') : 'closed',
    },
    input: {
      server: noServer,
      scope: { kind: 'job' },
      filters,
      openId: openId ?? null,
      world,
      at,
      reader,
      now,
    },
    context: { found, facets, cursor, sorts, opened },
  }).args.view;
}

export const skillsIn = (value: StateValue, context: Partial<SkillTranslationContext> = {}) =>
  inState(skillTranslationMachine, skillTranslationView, {
    value,
    input: {
      occupations: militaryOccupations,
      filters: noSkillFilters,
      report: null,
      reports: [],
      random: () => 0.5,
    },
    context,
  });

export const practiceIn = (
  value: 'asking' | 'review' | 'confirmingClear',
  context: Partial<InterviewPracticeContext> = {},
) =>
  inState(interviewPracticeMachine, interviewPracticeView, {
    value,
    input: { step: value === 'asking' ? 'yourself' : 'review', notes: {} },
    context,
  });

/** A world with applications to the first jobs, one for each status. */
export const appliedWorld = (...statuses: readonly JobStatus[]): World => ({
  ...emptyWorld,
  jobApplications: statuses.map((status, index): JobApplication => {
    const { title, company, salary, location, match } = jobs[index % jobs.length]!;
    return {
      id: `K7M2QXA${index}`,
      veteranId: 'demo-user',
      veteranName: 'Marcus Bell',
      veteranImage: '',
      veteranBranch: 'Army',
      veteranRank: 'Staff Sergeant',
      jobTitle: title,
      company,
      salary,
      location,
      militarySkills: [],
      matchScore: match,
      submitDate: new Date(seenAt - index * 86_400_000).toISOString(),
      status,
    };
  }),
});
