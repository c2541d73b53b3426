import type { Query } from '../../model/text/query.ts';
import { oneOf, omitDefault } from '../../model/text/filterText.ts';
import { plainText } from '../../model/text/plainText.ts';
import { jobLocations, jobTypes } from './jobs.ts';
import type { Job } from './jobs.ts';

/** No filter. */
export const anyJob = 'all';
export const jobLocationFilters = [anyJob, ...jobLocations] as const;
export type JobLocationFilter = (typeof jobLocationFilters)[number];
export const jobTypeFilters = [anyJob, ...jobTypes] as const;
export type JobTypeFilter = (typeof jobTypeFilters)[number];
/** Minimum yearly pay in dollars, compared with the top of the job's range. */
export const jobPayFilters = [anyJob, '50000', '70000', '90000'] as const;
export type JobPayFilter = (typeof jobPayFilters)[number];
export const jobSorts = ['match', 'newest', 'pay'] as const;
export type JobSort = (typeof jobSorts)[number];

/** The search and filters of the job board, and in which order. */
export interface JobFilters {
  /** In title, company, description and skills. */
  q: string;
  location: JobLocationFilter;
  type: JobTypeFilter;
  pay: JobPayFilter;
  sort: JobSort;
}
export const noJobFilters: JobFilters = { q: '', location: anyJob, type: anyJob, pay: anyJob, sort: 'match' };
/** Maximum length of a search, in characters. */
export const jobSearchMax = 100;
/** Number of jobs listed initially and added per step. */
export const jobPageSize = 6;

/** Reads the filters of a URL; invalid filters are ignored. */
export const parseJobFilters = (query: Query): JobFilters => ({
  q: (query['q'] ?? '').slice(0, jobSearchMax),
  location: oneOf(jobLocationFilters, query['location'], anyJob),
  type: oneOf(jobTypeFilters, query['type'], anyJob),
  pay: oneOf(jobPayFilters, query['pay'], anyJob),
  sort: oneOf(jobSorts, query['sort'], 'match'),
});
/** The filters as names of the query; null removes a name. */
export const formatJobFilters = ({
  q,
  location,
  type,
  pay,
  sort,
}: JobFilters): Record<keyof JobFilters, string | null> => ({
  q: q || null,
  location: omitDefault(location, anyJob),
  type: omitDefault(type, anyJob),
  pay: omitDefault(pay, anyJob),
  sort: omitDefault(sort, 'match'),
});
/** Whether any filter is set. */
export const hasJobFilters = ({ q, location, type, pay }: JobFilters): boolean =>
  q.trim() !== '' || location !== anyJob || type !== anyJob || pay !== anyJob;

/** Cached per job, because thousands are searched on every key press. */
const searched = new WeakMap<Job, string>();
function wordsOf(job: Job): string {
  const known = searched.get(job);
  if (known !== undefined) return known;
  const { title, company, description, requiredSkills, preferredSkills } = job;
  const words = plainText([title, company, description, ...requiredSkills, ...preferredSkills].join('\n'));
  searched.set(job, words);
  return words;
}

const orders: Readonly<Record<JobSort, (a: Job, b: Job) => number>> = {
  match: (a, b) => b.match - a.match,
  newest: (a, b) => Date.parse(b.posted) - Date.parse(a.posted),
  pay: (a, b) => b.pay.to - a.pay.to,
};

export const isSameSearch = (one: JobFilters, other: JobFilters): boolean =>
  one.q === other.q &&
  one.location === other.location &&
  one.type === other.type &&
  one.pay === other.pay &&
  one.sort === other.sort;

/** The matching jobs, sorted. */
export function findJobs(jobs: readonly Job[], { q, location, type, pay, sort }: JobFilters): Job[] {
  const wanted = plainText(q).trim();
  return jobs
    .filter(
      (job) =>
        (location === anyJob || job.location === location) &&
        (type === anyJob || job.type === type) &&
        (pay === anyJob || job.pay.to >= Number(pay)) &&
        (wanted === '' || wordsOf(job).includes(wanted)),
    )
    .toSorted(orders[sort]);
}
