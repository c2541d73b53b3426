import type { Query } from '../../model/text/query.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { DemoScreen, PlatformPlace } from '../../shell/model/shellRoute.ts';
import { marketplaceQuery, noMarketplaceFilters } from './marketplaceFilters.ts';
import type { MarketplaceFilters } from './marketplaceFilters.ts';

/** An organization that `/demo/organization-detail` shows if its query names none. */
const firstOrganization = '1';
/** Path segment after the tab, where organizations have no URL apart from it. */
const step = 'organization';

/** What the marketplace lists. */
export const marketplaceLists = ['organizations', 'listings'] as const;
export type MarketplaceList = (typeof marketplaceLists)[number];

/** The page of the marketplace that a URL names. */
export interface MarketplacePage {
  /** Null: the list with which it opens. */
  page: MarketplaceList | 'organization' | 'unknown' | null;
  /** The organization's name in addresses; empty unless its page is named. */
  slug: string;
}

/** Parses the shell's screen, the path segments after the tab, and the query. */
export function parseMarketplacePage(
  screen: DemoScreen | null,
  detail: readonly string[],
  query: Query,
): MarketplacePage {
  if (screen === 'demoOrganization') return { page: 'organization', slug: detail[0] ?? '' };
  if (screen === 'demoOrganizationDetail')
    return { page: 'organization', slug: query['id'] ?? firstOrganization };
  if (screen !== null || detail.length === 0)
    return { page: marketplaceLists.find((name) => name === query['show']) ?? null, slug: '' };
  const [first, slug = '', ...more] = detail;
  return first === step && slug !== '' && more.length === 0
    ? { page: 'organization', slug }
    : { page: 'unknown', slug: '' };
}

type At = PlatformPlace;

/**
 * The address of an organization, which the demo shows at `/demo/organization/{id}` (feature spec, section 2). It includes the
 * search, so that the link back shows the same results.
 */
export const organizationHref = (
  at: At,
  slug: string,
  filters: MarketplaceFilters = noMarketplaceFilters,
): string =>
  shellHref({ role: at.role, tab: 'marketplace', detail: [step, slug], query: marketplaceQuery(filters) });

/** The URL of the list of organizations with a search. */
export const marketplaceHref = (at: At, filters: MarketplaceFilters, query: Query = {}): string =>
  shellHref({ ...at, tab: 'marketplace', query: { ...query, ...marketplaceQuery(filters) } });
