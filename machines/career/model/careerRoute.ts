import type { Query } from '../../model/text/query.ts';
import { reviewStep, shellHref } from '../../shell/model/shellRoute.ts';
import type { DemoScreen, PlatformPlace } from '../../shell/model/shellRoute.ts';
import { parseInterviewStep } from './interview.ts';
import type { InterviewStep } from './interview.ts';
import { parseSalaryOccupation } from './salary.ts';
import type { SalaryOccupation } from './salary.ts';
import { parseSkillFilters } from './skillFilters.ts';
import type { SkillFilters } from './skillFilters.ts';

/** Pages of the career tab: `/career`, `/career/jobs`, … */
export const careerPages = ['overview', 'jobs', 'translation', 'interview', 'salary'] as const;
export type CareerPage = (typeof careerPages)[number];

/** The route within the career tab, from the URL. */
export interface CareerRoute {
  page: CareerPage | 'unknown';
  /** Whether an error is reported. */
  isReporting: boolean;
  /** The occupation that a report is about. */
  occupationId: string | null;
  skills: SkillFilters;
  question: InterviewStep;
  occupation: SalaryOccupation;
}

/** Demo screens that are a whole page of the tab. */
const pageOfScreen: Partial<Record<DemoScreen, CareerPage>> = {
  demoJobBoard: 'jobs',
  demoCareerTranslation: 'translation',
};

/** Notifications link to `application/{id}`, which opens the overview with its list of applications. */
function pageOf([step, ...more]: readonly string[]): CareerRoute['page'] {
  if (step === undefined || (step === reviewStep && more.length === 1)) return 'overview';
  const page = careerPages.find((careerPage) => careerPage === step && careerPage !== 'overview');
  return page && more.length === 0 ? page : 'unknown';
}

/** Parses the path segments after the tab, or the screen, and its query. */
export const parseCareerRoute = (
  detail: readonly string[],
  query: Query,
  screen: DemoScreen | null = null,
): CareerRoute => ({
  page: (screen && pageOfScreen[screen]) ?? pageOf(detail),
  isReporting: query['open'] === 'report',
  occupationId: query['about'] ?? null,
  skills: parseSkillFilters(query),
  question: parseInterviewStep(query['question']),
  occupation: parseSalaryOccupation(query),
});

/** URL of a page of the tab. */
export const careerHref = (
  { role }: Pick<PlatformPlace, 'role'>,
  page: CareerPage,
  query: Query = {},
): string => shellHref({ role, tab: 'career', detail: page === 'overview' ? [] : [page], query });

/** Links to the parts of the tab. */
export interface CareerLinks extends Readonly<Record<CareerPage, string>> {
  resume: string;
  events: string;
  community: string;
}
export function careerLinks(at: PlatformPlace): CareerLinks {
  const to = (page: CareerPage) => careerHref(at, page);
  return {
    overview: to('overview'),
    jobs: to('jobs'),
    translation: to('translation'),
    interview: to('interview'),
    salary: to('salary'),
    resume: shellHref({ ...at, tab: 'profile', query: { open: 'resume' } }),
    events: shellHref({ ...at, tab: 'community', query: { category: 'career' } }),
    community: shellHref({ ...at, tab: 'community' }),
  };
}
