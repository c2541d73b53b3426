import type { Query } from '../../model/text/query.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { educationPages } from './educationHref.ts';
import type { EducationPage } from './educationHref.ts';
import { parseComparedIds, parseProgramFilters } from './programFilters.ts';
import type { ProgramFilters } from './programFilters.ts';

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
export const parseEducationRoute = (detail: readonly string[], query: Query): EducationRoute => ({
  page: pageOf(detail),
  open: educationDialogs.find((educationDialog) => educationDialog === query['open']) ?? null,
  programId: query['program'] ?? null,
  compared: parseComparedIds(query),
  filters: parseProgramFilters(query),
});
