import { shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import type { Query } from '../../model/text/query.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { readCompared, readProgramFilters } from './programFilters.ts';
import type { ProgramFilters } from './programFilters.ts';

/** Pages of the education tab: `/education`, `/education/applications`, … */
export const educationPages = ['hub', 'applications', 'calculator', 'documents'] as const;
export type EducationPage = (typeof educationPages)[number];

/** Dialogs over a page, as in the URL's `open`. */
export const educationDialogs = ['details', 'compare', 'apply', 'portal'] as const;
export type EducationDialog = (typeof educationDialogs)[number];

/** The route within the education tab, from the URL. */
export interface EducationRoute {
  page: EducationPage | 'unknown';
  open: EducationDialog | null;
  /** The program that details or application are about. */
  programId: string | null;
  /** Ids of the programs to compare. */
  compared: readonly string[];
  filters: ProgramFilters;
}

/** Notifications link to `application/{id}`, which opens the applications page. */
function pageOf([step, ...more]: readonly string[]): EducationRoute['page'] {
  if (step === undefined) return 'hub';
  if (step === reviewStep && more.length === 1) return 'applications';
  const page = educationPages.find((educationPage) => educationPage === step && educationPage !== 'hub');
  return page && more.length === 0 ? page : 'unknown';
}

/** Parses the path segments after the tab, and its query. */
export const readEducationRoute = (detail: readonly string[], query: Query): EducationRoute => ({
  page: pageOf(detail),
  open: educationDialogs.find((educationDialog) => educationDialog === query['open']) ?? null,
  programId: query['program'] ?? null,
  compared: readCompared(query),
  filters: readProgramFilters(query),
});

/** URL of a page of the tab. */
export const educationHref = (
  { mode, role }: Pick<ShellTarget, 'mode' | 'role'>,
  page: EducationPage,
  query: Query = {},
): string => shellHref({ mode, role, tab: 'education', detail: page === 'hub' ? [] : [page], query });
