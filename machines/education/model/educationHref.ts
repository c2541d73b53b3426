import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import type { Query } from '../../model/text/query.ts';

/** Pages of the education tab: `/education`, `/education/applications`, … */
export const educationPages = [
  'hub',
  'applications',
  'schools',
  'compare',
  'calculator',
  'documents',
] as const;
export type EducationPage = (typeof educationPages)[number];

/** URL of a page of the tab. */
export const educationHref = (
  { role }: Pick<PlatformPlace, 'role'>,
  page: EducationPage,
  query: Query = {},
): string => shellHref({ role, tab: 'education', detail: page === 'hub' ? [] : [page], query });
