import type { Query } from '../../model/text/query.ts';
import { detailHref, shellHref } from '../../shell/model/shellRoute.ts';
import type { DemoScreen, ShellTarget } from '../../shell/model/shellRoute.ts';
import { marketplaceQuery, parseMarketplaceRoute } from './marketplaceFilters.ts';
import type { MarketplaceRoute } from './marketplaceFilters.ts';

/** An organization that `/demo/organization-detail` shows if its query names none. */
const firstOrganization = '1';
/** Path segment after the tab, on a platform without a separate URL for organizations. */
const step = 'organization';

/** The page of the marketplace that a URL names. */
export interface MarketplacePage {
  page: 'list' | 'organization' | 'unknown';
  organizationId: string;
  /** The program of the open application dialog. */
  programId: string | null;
  /** The search from which an organization was opened. */
  listed: MarketplaceRoute;
}

function pageOf(
  screen: DemoScreen | null,
  detail: readonly string[],
  query: Query,
): Pick<MarketplacePage, 'page' | 'organizationId'> {
  if (screen === 'demoOrganization') return { page: 'organization', organizationId: detail[0] ?? '' };
  if (screen === 'demoOrganizationDetail')
    return { page: 'organization', organizationId: query['id'] ?? firstOrganization };
  if (screen !== null || detail.length === 0) return { page: 'list', organizationId: '' };
  const [first, id = '', ...more] = detail;
  const isOne = id !== '' && more.length === 0;
  return isOne && first === step
    ? { page: 'organization', organizationId: id }
    : { page: 'unknown', organizationId: '' };
}

/** Parses the shell's screen, the path segments after the tab, and the query. */
export const parseMarketplacePage = (
  screen: DemoScreen | null,
  detail: readonly string[],
  query: Query,
): MarketplacePage => {
  const where = pageOf(screen, detail, query);
  return {
    ...where,
    programId: query['open'] === 'apply' ? (query['program'] ?? null) : null,
    listed: parseMarketplaceRoute(query),
  };
};

type At = Pick<ShellTarget, 'mode' | 'role'>;

/** The URL of the marketplace with a search. */
export const marketplaceHref = (at: At, route: MarketplaceRoute): string =>
  shellHref({ ...at, tab: 'marketplace', query: marketplaceQuery(route) });

/**
 * The URL of an organization: `/demo/organization/{id}` (feature spec, section 2), or below the tab on the account platform. It
 * includes the search, so that the link back shows the same results.
 */
export const organizationHref = (at: At, id: string, listed: MarketplaceRoute): string =>
  detailHref(at, 'demoOrganization', step, id, marketplaceQuery(listed));
