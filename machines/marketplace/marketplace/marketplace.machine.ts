import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { findOrganizations, noMarketplaceFilters } from '../model/index.ts';
import type { DirectoryScope, MarketplaceFilters, MarketplaceRoute, Organization } from '../model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { MarketplaceEvent, MarketplaceParentEvent, MarketplaceEmitted } from './marketplace.events.ts';
import { isEqual } from '../../model/isEqual.ts';

/** Number of organizations listed initially and added per step. */
export const marketplacePageSize = 12;

export interface MarketplaceInput {
  organizations: readonly Organization[];
  /** From the URL. */
  route: MarketplaceRoute;
  /** Mode and role, for links. */
  at: Pick<ShellTarget, 'mode' | 'role'>;
}

export interface MarketplaceContext extends MarketplaceInput {
  found: readonly Organization[];
  /** Number of listed results. */
  shownCount: number;
}

const looked = ({ organizations }: Pick<MarketplaceInput, 'organizations'>, route: MarketplaceRoute) => ({
  route,
  found: findOrganizations(organizations, route),
  shownCount: marketplacePageSize,
});

/**
 * Search for organizations (feature spec, section 2, "Mission Marketplace"). The search is in the URL and in the links to each
 * organization, so that the way back shows the same results.
 */
export const marketplaceMachine = setup({
  types: {
    context: {} as MarketplaceContext,
    events: {} as MarketplaceEvent | MarketplaceParentEvent,
    emitted: {} as MarketplaceEmitted,
    input: {} as MarketplaceInput,
  },
  actions: {
    look: assign(({ context }, { route }: { route: MarketplaceRoute }) =>
      // The URL returns the route that this machine has emitted.
      isEqual(route, context.route) ? {} : looked(context, route),
    ),
    changeFilter: assign(
      ({ context }, { filter, value }: { filter: keyof MarketplaceFilters; value: string }) =>
        looked(context, {
          ...context.route,
          filters: { ...context.route.filters, [filter]: value },
        }),
    ),
    clearFilters: assign(({ context }) =>
      looked(context, { ...context.route, filters: noMarketplaceFilters }),
    ),
    chooseListing: assign(({ context }, { listing }: { listing: DirectoryScope }) =>
      looked(context, { ...context.route, listing }),
    ),
    showMore: assign(({ context }) => ({ shownCount: context.shownCount + marketplacePageSize })),
    emitRoute: emit(({ context }) => ({ type: 'location.changed', route: context.route })),
  },
  guards: {
    foundNone: ({ context }) => context.found.length === 0,
    foundSome: ({ context }) => context.found.length > 0,
  },
}).createMachine({
  id: 'marketplace',
  context: ({ input }) => ({ ...input, ...looked(input, input.route) }),
  initial: 'found',
  on: {
    'location.changed': { actions: withEvent('look') },
    'filter.change': { actions: [withEvent('changeFilter'), 'emitRoute'] },
    'filters.clear': { actions: ['clearFilters', 'emitRoute'] },
    'listing.choose': { actions: [withEvent('chooseListing'), 'emitRoute'] },
    'list.more': { actions: 'showMore' },
  },
  states: {
    found: { always: { guard: 'foundNone', target: 'none' } },
    none: { always: { guard: 'foundSome', target: 'found' } },
  },
});
