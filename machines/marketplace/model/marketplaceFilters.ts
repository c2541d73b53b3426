import type { Query } from '../../model/text/query.ts';
import { organizationKinds } from '../../organizations/model/kinds.ts';
import { categoryCounts } from './organization.ts';
import type { CategoryFilter, ListedOrganization, OrganizationKind } from './organization.ts';
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

/** `pilot`: only organization 1 is listed, and the selects do not filter (docs/decisions/170). */
export const directoryScopes = ['all', 'pilot'] as const;
export type DirectoryScope = (typeof directoryScopes)[number];
const pilotId = '1';

/** What each filter can be; the first leaves all. */
export const organizationChoices = {
  category: categoryFilters,
  location: areaFilters,
  type: organizationTypeFilters,
  kind: ['all', ...organizationKinds],
  listing: directoryScopes,
} as const;
/** A filter besides the words. Not every server knows each. */
export type OrganizationFilter = keyof typeof organizationChoices;

/** The search for organizations. */
export type MarketplaceFilters = {
  [Name in OrganizationFilter]: (typeof organizationChoices)[Name][number];
} & {
  /** In name, description or tags (feature spec, section 5). */
  q: string;
};
export const noMarketplaceFilters: MarketplaceFilters = {
  q: '',
  category: 'all',
  location: 'all',
  type: 'all',
  kind: 'all',
  listing: 'all',
};
/** Maximum length of a search, in characters. */
export const marketplaceSearchMax = 100;

/** Parses a URL's query; invalid filters are ignored. */
export const parseMarketplaceFilters = (query: Query): MarketplaceFilters => ({
  ...noMarketplaceFilters,
  ...Object.fromEntries(
    Object.entries(organizationChoices).flatMap(([name, values]) => {
      const value = values.find((one) => one === query[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  q: (query['q'] ?? '').slice(0, marketplaceSearchMax),
});

/** The filters as changes of the query; null removes a name. */
export const formatMarketplaceFilters = (filters: MarketplaceFilters): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value === '' || value === 'all' ? null : value]),
  );

/** The filters as a query, without those that leave all. */
export const marketplaceQuery = (filters: MarketplaceFilters): Query =>
  Object.fromEntries(
    Object.entries(formatMarketplaceFilters(filters)).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    ),
  );

/** Whether anything narrows the list down that is chosen. */
export const hasMarketplaceFilters = ({ q, listing: _listing, ...choice }: MarketplaceFilters): boolean =>
  q.trim() !== '' || Object.values(choice).some((value) => value !== 'all');

const isChosen = ({ location, extras }: ListedOrganization, filters: MarketplaceFilters) =>
  extras !== undefined &&
  (filters.category === 'all' || extras.category === filters.category) &&
  (filters.type === 'all' || typeOfKind[extras.type] === filters.type) &&
  (filters.location === 'all' ||
    [location, ...extras.locations].some((place) => plainText(place).includes(filters.location)));

const isListed = (organization: ListedOrganization, filters: MarketplaceFilters) =>
  filters.listing === 'pilot' ? organization.id === pilotId : isChosen(organization, filters);

/**
 * Finds sample organizations: searches name, description and tags without regard to case or accents (feature spec, section 5),
 * and applies all three selects. Keeps the order.
 */
export function findOrganizations(
  organizations: readonly ListedOrganization[],
  filters: MarketplaceFilters,
): ListedOrganization[] {
  const wanted = plainText(filters.q).trim();
  return organizations.filter(
    (organization) =>
      isListed(organization, filters) &&
      (wanted === '' ||
        [organization.name, organization.about, ...(organization.extras?.tags ?? [])].some((text) =>
          plainText(text).includes(wanted),
        )),
  );
}
