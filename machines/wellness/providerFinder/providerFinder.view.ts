import type { SnapshotFrom } from 'xstate';
import {
  distanceFilters,
  findProviders,
  hasProviderFilters,
  locationFilters,
  moreProviderFilterCount,
  ratingFilters,
  specialtyFilters,
} from '../model/index.ts';
import type { Provider, ProviderFilters } from '../model/index.ts';
import type { providerFinderMachine } from './providerFinder.machine.ts';

export interface ProviderFinderView {
  isOpen: boolean;
  filters: ProviderFilters;
  options: {
    specialty: typeof specialtyFilters;
    location: typeof locationFilters;
    within: typeof distanceFilters;
    rating: typeof ratingFilters;
  };
  /** Whether any filter is set. */
  isFiltered: boolean;
  /** Whether the filters behind More Filters are expanded, and how many of them are set. */
  isMoreShown: boolean;
  moreSet: number;
  /** Total number of results. */
  count: number;
  /** Those that are listed, nearest first. */
  listed: readonly Provider[];
  /** Number of results that are not listed yet. */
  hiddenCount: number;
}

export function providerFinderView({
  value,
  context,
}: SnapshotFrom<typeof providerFinderMachine>): ProviderFinderView {
  const { providers, filters, shownCount } = context;
  const found = findProviders(providers, filters);
  const isOpen = typeof value === 'object';
  return {
    isOpen,
    filters,
    options: {
      specialty: specialtyFilters,
      location: locationFilters,
      within: distanceFilters,
      rating: ratingFilters,
    },
    isFiltered: hasProviderFilters(filters),
    isMoreShown: typeof value === 'object' && value.open.more === 'shown',
    moreSet: moreProviderFilterCount(filters),
    count: found.length,
    listed: found.slice(0, shownCount),
    hiddenCount: Math.max(0, found.length - shownCount),
  };
}
