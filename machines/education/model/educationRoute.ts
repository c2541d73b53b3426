import { reviewStep } from '../../shell/model/shellRoute.ts';
import { educationPages } from './educationHref.ts';
import type { EducationPage } from './educationHref.ts';

/** The route within the education tab, from the URL. */
export interface EducationRoute {
  page: EducationPage | 'unknown';
}

/** Notifications link to `application/{id}`, which opens the applications page. */
function pageOf([step, ...more]: readonly string[]): EducationRoute['page'] {
  if (step === undefined) return 'hub';
  if (step === reviewStep && more.length === 1) return 'applications';
  const page = educationPages.find((educationPage) => educationPage === step && educationPage !== 'hub');
  return page && more.length === 0 ? page : 'unknown';
}

/** Parses the path segments after the tab. */
export const parseEducationRoute = (detail: readonly string[]): EducationRoute => ({ page: pageOf(detail) });
