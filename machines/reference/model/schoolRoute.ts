import type { Query } from '../../model/text/query.ts';
import type { HousingAllowance, HousingRate, SchoolDetail, Schools } from './schoolAnswers.ts';
import { zipLength } from './placeRoute.ts';

/** What the search of schools asks. Every call rejects with a `Problem`: 422 for a ZIP code that nobody knows. */
export interface SchoolServer {
  /** The nearest to a ZIP code first, otherwise the best fit. */
  findSchools: (asked: { q: string; near: string; cursor: string | null }) => Promise<Schools>;
  /** Rejects with 404: `not_found`, or `not_imported` if nobody has brought in the public files. */
  readSchool: (asked: { id: string }) => Promise<SchoolDetail>;
  /** Rejects with 404 where no rate is known for today. */
  readHousingRate: (asked: { zip: string }) => Promise<HousingRate>;
}

/** What a comparison of pay asks. Rejects with a `Problem`: 404 where no rate is known. */
export interface PayServer {
  readAllowance: (asked: { zip: string; grade: string; dependents: boolean }) => Promise<HousingAllowance>;
}

/** Maximum length of a search, in characters. */
export const schoolSearchMax = 100;

/** What the URL says of the search of schools. */
export interface SchoolRoute {
  /** Searched in names, cities and states. */
  q: string;
  /** Digits of a ZIP code, perhaps not all yet. */
  near: string;
  /** The school that is open. */
  open: string | null;
  /** Schools that are put side by side. */
  compared: readonly string[];
}

/** Number of schools that are compared at most. */
export const comparedSchoolsMax = 4;
const isSchoolId = (text: string) => /^\d{6}$/.test(text);
/** Ids of schools in a URL, separated by commas. */
export const parseComparedSchools = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split(',').filter(isSchoolId))].slice(0, comparedSchoolsMax);
export const formatComparedSchools = (ids: readonly string[]): string => ids.join(',');

/** The digits of what is typed as ZIP code. */
export const zipDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, zipLength);

export const parseSchoolRoute = (query: Query): SchoolRoute => ({
  q: (query['q'] ?? '').slice(0, schoolSearchMax),
  near: zipDigits(query['near'] ?? ''),
  open: isSchoolId(query['school'] ?? '') ? query['school']! : null,
  compared: parseComparedSchools(query['compare']),
});

/** A ZIP code that is not complete finds nothing. */
export const completeZip = ({ near }: Pick<SchoolRoute, 'near'>): string =>
  near.length === zipLength ? near : '';

/** The same in the URL; null leaves a name out. */
export const formatSchoolRoute = (
  route: SchoolRoute,
): Record<'q' | 'near' | 'school' | 'compare', string | null> => ({
  q: route.q || null,
  near: completeZip(route) || null,
  school: route.open,
  compare: formatComparedSchools(route.compared) || null,
});
export const nearZip = (route: SchoolRoute, typed: string): SchoolRoute => ({
  ...route,
  near: zipDigits(typed),
});
