import type { SnapshotFrom } from 'xstate';
import {
  areaFilters,
  categoryCounts,
  categoryFilters,
  hasMarketplaceFilters,
  organizationHref,
  organizationTypeFilters,
} from '../model/index.ts';
import { demoHref } from '../../shell/model/index.ts';
import type { CategoryFilter, DirectoryScope, MarketplaceFilters, Organization } from '../model/index.ts';
import type { marketplaceMachine } from './marketplace.machine.ts';

export interface OrganizationCardView {
  organization: Organization;
  /** URL of its detail page. */
  href: string;
}

export interface MarketplaceView {
  state: 'found' | 'none';
  filters: MarketplaceFilters;
  options: {
    /** Categories with their counts. */
    category: readonly { value: CategoryFilter; count: number }[];
    location: typeof areaFilters;
    type: typeof organizationTypeFilters;
  };
  /** Whether any filter is set. */
  isFiltered: boolean;
  /** Total number of results. */
  count: number;
  listed: readonly OrganizationCardView[];
  /** Number of results that are not listed yet. */
  hiddenCount: number;
  listing: DirectoryScope;
  switchProfileHref: string;
}

export function marketplaceView({
  value: state,
  context,
}: SnapshotFrom<typeof marketplaceMachine>): MarketplaceView {
  const { route, found, shownCount, at } = context;
  const { filters, listing } = route;
  return {
    state,
    filters,
    options: {
      category: categoryFilters.map((value) => ({ value, count: categoryCounts[value] })),
      location: areaFilters,
      type: organizationTypeFilters,
    },
    isFiltered: hasMarketplaceFilters(filters),
    count: found.length,
    listed: found
      .slice(0, shownCount)
      .map((organization) => ({ organization, href: organizationHref(at, organization.id, route) })),
    hiddenCount: Math.max(0, found.length - shownCount),
    listing,
    switchProfileHref: demoHref,
  };
}
