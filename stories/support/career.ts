import { careerMachine, careerView, type CareerContext } from '@vetsync/machines/career/career';
import type { ListingFilters } from '@vetsync/machines/organizations/model';
import { interviewPracticeMachine, interviewPracticeView } from '@vetsync/machines/career/interviewPractice';
import type { InterviewPracticeContext } from '@vetsync/machines/career/interviewPractice';
import {
  careerLinks,
  militaryOccupations,
  noSkillFilters,
  parseCareerRoute,
  type CareerPage,
} from '@vetsync/machines/career/model';
import { emptyWorld, type JobApplication, type JobStatus, type World } from '@vetsync/machines/model/world';
import { parseQuery } from '@vetsync/machines/model/text';
import { skillTranslationMachine, skillTranslationView } from '@vetsync/machines/career/skillTranslation';
import type { SkillTranslationContext } from '@vetsync/machines/career/skillTranslation';
import {
  sampleJobListings,
  sampleJobs,
  sampleProfileViews,
  sampleTranslations,
} from '@vetsync/samples/career';
import { writePhrase } from '@vetsync/ui/language';
import type { StateValue } from 'xstate';
import { inState } from './inState.ts';
import { foundIn } from './listings.ts';
import { now, intl, seenAt } from './leads.ts';

const at = { role: 'user' } as const;
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
      intl,
      write: writePhrase,
      now,
    },
    context,
  });
};

/** What the search of jobs shows. */
export const jobsFound = (situation: { filters?: ListingFilters; world?: World; openId?: string } = {}) =>
  foundIn(
    { listings: sampleJobListings(seenAt), sorts: ['match', 'newest', 'pay'] },
    { scope: { kind: 'job', limit: 6 }, ...situation },
  );

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
