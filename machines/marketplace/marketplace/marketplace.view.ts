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
import type { CategoryFilter, Listing, MarketplaceFilters, Organization } from '../model/index.ts';
import type { marketplaceMachine } from './marketplace.machine.ts';

export interface OrganizationCardView {
  organization: Organization;
  /** Its detail. */
  href: string;
}

export interface MarketplaceView {
  state: 'found' | 'none';
  filters: MarketplaceFilters;
  options: {
    /** With the count shown beside each. */
    category: readonly { value: CategoryFilter; count: number }[];
    location: typeof areaFilters;
    type: typeof organizationTypeFilters;
  };
  /** Whether there is anything to clear. */
  isFiltered: boolean;
  /** How many were found in all. */
  count: number;
  listed: readonly OrganizationCardView[];
  /** How many more are not listed yet. */
  hidden: number;
  listing: Listing;
  switchProfileHref: string;
}

export function marketplaceView({
  value: state,
  context,
}: SnapshotFrom<typeof marketplaceMachine>): MarketplaceView {
  const { route, found, shown, at } = context;
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
      .slice(0, shown)
      .map((organization) => ({ organization, href: organizationHref(at, organization.id, route) })),
    hidden: Math.max(0, found.length - shown),
    listing,
    switchProfileHref: demoHref,
  };
}
