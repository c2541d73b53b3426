import { oneOf, omitDefault } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import { militaryBranches } from './branches.ts';

/** No filter. */
export const anyBranch = 'all';
export const branchFilters = [anyBranch, ...militaryBranches] as const;
export type BranchFilter = (typeof branchFilters)[number];

export interface SkillFilters {
  /** In military code or title, and in civilian titles. */
  q: string;
  branch: BranchFilter;
  /** Id of the occupation that is shown in depth; empty: the first one found. */
  show: string;
}
export const noSkillFilters: SkillFilters = { q: '', branch: anyBranch, show: '' };
/** Maximum length of a search, in characters. */
export const skillSearchMax = 100;
/** Number of occupations listed initially and added per step. */
export const occupationPageSize = 8;

export const parseSkillFilters = (query: Query): SkillFilters => ({
  q: (query['code'] ?? '').slice(0, skillSearchMax),
  branch: oneOf(branchFilters, query['branch'], anyBranch),
  show: query['show'] ?? '',
});
export const formatSkillFilters = ({
  q,
  branch,
  show,
}: SkillFilters): Record<'code' | 'branch' | 'show', string | null> => ({
  code: q || null,
  branch: omitDefault(branch, anyBranch),
  show: show || null,
});
export const hasSkillFilters = ({ q, branch }: SkillFilters): boolean =>
  q.trim() !== '' || branch !== anyBranch;
