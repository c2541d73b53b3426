import type { Query } from '../../model/text/query.ts';
import { categoryCounts } from './organization.ts';
import type { CategoryFilter, Organization, OrganizationKind } from './organization.ts';
import { plainText } from '../../model/text/plainText.ts';

/** The three selects of the marketplace (feature spec, section 2, "Mission Marketplace"); `all` filters nothing. */
export const categoryFilters = Object.keys(categoryCounts) as readonly CategoryFilter[];
export const areaFilters = ['all', 'national', 'california', 'virtual'] as const;
export type AreaFilter = (typeof areaFilters)[number];
export const organizationTypeFilters = ['all', 'service', 'community', 'corporate'] as const;
export type OrganizationTypeFilter = (typeof organizationTypeFilters)[number];

/** Service organizations, community groups or corporate partners: the kinds behind each choice of the type select. */
const typeOfKind: Readonly<Record<OrganizationKind, Exclude<OrganizationTypeFilter, 'all'>>> = {
  education: 'corporate',
  'fitness-transition': 'community',
  'veteran-service': 'service',
  community: 'community',
  volunteer: 'service',
  'career-event': 'corporate',
  'student-veteran': 'community',
  relief: 'service',
};

/** `pilot`: only organization 1 is listed, and the selects do not filter (docs/decisions/024). */
export const directoryScopes = ['all', 'pilot'] as const;
export type DirectoryScope = (typeof directoryScopes)[number];
const pilotId = '1';

export interface MarketplaceFilters {
  /** In name, description or tags (feature spec, section 5). */
  q: string;
  category: CategoryFilter;
  location: AreaFilter;
  type: OrganizationTypeFilter;
}
export const noMarketplaceFilters: MarketplaceFilters = {
  q: '',
  category: 'all',
  location: 'all',
  type: 'all',
};
/** Maximum length of a search, in characters. */
export const marketplaceSearchMax = 100;

/** Search, filters and listing. */
export interface MarketplaceRoute {
  filters: MarketplaceFilters;
  listing: DirectoryScope;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | undefined, otherwise: Value) =>
  values.find((value) => value === asked) ?? otherwise;

/** Parses a URL's query; invalid filters are ignored. */
export const parseMarketplaceRoute = (query: Query): MarketplaceRoute => ({
  filters: {
    q: (query['q'] ?? '').slice(0, marketplaceSearchMax),
    category: oneOf(categoryFilters, query['category'], 'all'),
    location: oneOf(areaFilters, query['location'], 'all'),
    type: oneOf(organizationTypeFilters, query['type'], 'all'),
  },
  listing: oneOf(directoryScopes, query['listing'], 'all'),
});

const unlessAll = (value: string) => (value === 'all' ? null : value);

/** The route as changes of the query; null removes a name. */
export const formatMarketplaceRoute = ({ filters, listing }: MarketplaceRoute) => ({
  q: filters.q || null,
  category: unlessAll(filters.category),
  location: unlessAll(filters.location),
  type: unlessAll(filters.type),
  listing: unlessAll(listing),
});

/** The route as a query, without default filters. */
export const marketplaceQuery = (route: MarketplaceRoute): Query =>
  Object.fromEntries(
    Object.entries(formatMarketplaceRoute(route)).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    ),
  );

export const hasMarketplaceFilters = ({ q, category, location, type }: MarketplaceFilters): boolean =>
  q.trim() !== '' || [category, location, type].some((value) => value !== 'all');

const worksIn = ({ location, locations }: Organization, area: AreaFilter) =>
  area === 'all' || [location, ...locations].some((place) => plainText(place).includes(area));

const isChosen = (organization: Organization, { category, location, type }: MarketplaceFilters) =>
  (category === 'all' || organization.category === category) &&
  (type === 'all' || typeOfKind[organization.type] === type) &&
  worksIn(organization, location);

const isListed = (organization: Organization, { filters, listing }: MarketplaceRoute) =>
  listing === 'pilot' ? organization.id === pilotId : isChosen(organization, filters);

/**
 * Finds organizations: searches name, description and tags without regard to case or accents (feature spec, section 5), and
 * applies all three selects. Keeps the order.
 */
export function findOrganizations<Found extends Organization>(
  organizations: readonly Found[],
  route: MarketplaceRoute,
): Found[] {
  const wanted = plainText(route.filters.q).trim();
  return organizations.filter(
    (organization) =>
      isListed(organization, route) &&
      (wanted === '' ||
        [organization.name, organization.description, ...organization.tags].some((text) =>
          plainText(text).includes(wanted),
        )),
  );
}
