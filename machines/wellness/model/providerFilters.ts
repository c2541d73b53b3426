import type { Query } from '../../model/text/query.ts';
import { providerLocations, specialties } from './providers.ts';
import type { Provider } from './providers.ts';
import { plainText } from '../../model/text/plainText.ts';

/** No filter (feature spec, section 5). */
export const anyProvider = 'all';
/** Whoever is neither primary care nor mental health: the third of the quick searches. */
export const anySpecialist = 'specialist';
export const specialtyFilters = [anyProvider, ...specialties, anySpecialist] as const;
export type SpecialtyFilter = (typeof specialtyFilters)[number];
export const locationFilters = [anyProvider, ...providerLocations] as const;
export type LocationFilter = (typeof locationFilters)[number];
/** Farthest distance, in miles. */
export const distanceFilters = [anyProvider, '5', '10', '50', '200'] as const;
export type DistanceFilter = (typeof distanceFilters)[number];
/** Fewest stars. */
export const ratingFilters = [anyProvider, '4', '4.5', '4.8'] as const;
export type RatingFilter = (typeof ratingFilters)[number];

/** What the finder looks for (feature spec, section 2, "Find Healthcare Providers dialog"). */
export interface ProviderFilters {
  /** In name or specialty. */
  q: string;
  specialty: SpecialtyFilter;
  location: LocationFilter;
  /** Behind More Filters. */
  accepting: boolean;
  within: DistanceFilter;
  rating: RatingFilter;
}
export const noProviderFilters: ProviderFilters = {
  q: '',
  specialty: anyProvider,
  location: anyProvider,
  accepting: false,
  within: anyProvider,
  rating: anyProvider,
};
/** Maximum length of a search, in characters. */
export const providerSearchMax = 100;

export const moreProviderFilters = [
  'accepting',
  'within',
  'rating',
] as const satisfies (keyof ProviderFilters)[];
/** How many of the filters behind More Filters are set. */
export const moreProviderFilterCount = (filters: ProviderFilters): number =>
  moreProviderFilters.filter((name) => filters[name] !== noProviderFilters[name]).length;
export const hasProviderFilters = (filters: ProviderFilters): boolean =>
  filters.q.trim() !== '' ||
  filters.specialty !== anyProvider ||
  filters.location !== anyProvider ||
  moreProviderFilterCount(filters) > 0;

const oneOf = <Value extends string>(
  values: readonly Value[],
  requestedEvidence: string | undefined,
  otherwise: Value,
) => values.find((value) => value === requestedEvidence) ?? otherwise;

/** Reads the filters of a URL; invalid filters are ignored. */
export const parseProviderFilters = (query: Query): ProviderFilters => ({
  q: (query['q'] ?? '').slice(0, providerSearchMax),
  specialty: oneOf(specialtyFilters, query['specialty'], anyProvider),
  location: oneOf(locationFilters, query['location'], anyProvider),
  accepting: query['accepting'] === '1',
  within: oneOf(distanceFilters, query['within'], anyProvider),
  rating: oneOf(ratingFilters, query['rating'], anyProvider),
});

const unlessAll = (value: string) => (value === anyProvider ? null : value);

/** The filters as names of the query; null removes a name. */
export function formatProviderFilters(
  filters: ProviderFilters,
): Record<keyof ProviderFilters, string | null> {
  const { q, specialty, location, accepting, within, rating } = filters;
  return {
    q: q || null,
    specialty: unlessAll(specialty),
    location: unlessAll(location),
    accepting: accepting ? '1' : null,
    within: unlessAll(within),
    rating: unlessAll(rating),
  };
}

const isOfSpecialty = (provider: Provider, specialty: SpecialtyFilter) =>
  specialty === anyProvider ||
  provider.specialty === specialty ||
  (specialty === anySpecialist && !['Primary Care', 'Mental Health'].includes(provider.specialty));

/**
 * Whom the filters leave: search in name or specialty without regard to case or accents, and every filter together
 * (feature spec, section 5). In the order given.
 */
export function findProviders<Found extends Provider>(
  providers: readonly Found[],
  { q, specialty, location, accepting, within, rating }: ProviderFilters,
): Found[] {
  const wanted = plainText(q).trim();
  return providers.filter(
    (provider) =>
      isOfSpecialty(provider, specialty) &&
      (location === anyProvider || provider.location === location) &&
      (!accepting || provider.acceptingPatients) &&
      (within === anyProvider || provider.distance <= Number(within)) &&
      (rating === anyProvider || provider.rating >= Number(rating)) &&
      (wanted === '' ||
        plainText(provider.name).includes(wanted) ||
        plainText(provider.specialty).includes(wanted)),
  );
}

const filterNames = Object.keys(noProviderFilters) as (keyof ProviderFilters)[];

export const sameProviderFilters = (one: ProviderFilters, other: ProviderFilters): boolean =>
  filterNames.every((name) => one[name] === other[name]);
