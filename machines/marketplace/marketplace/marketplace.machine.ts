import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { findOrganizations, noMarketplaceFilters } from '../model/index.ts';
import type { Listing, MarketplaceFilters, MarketplaceRoute, Organization } from '../model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { MarketplaceEvent, MarketplaceParentEvent, MarketplaceEmitted } from './marketplace.events.ts';

/** Organizations that are listed at first, and that are added at a time. */
export const organizationsShown = 12;

export interface MarketplaceInput {
  organizations: readonly Organization[];
  /** What the address says. */
  route: MarketplaceRoute;
  /** Whose marketplace it is; links go by it. */
  at: Pick<ShellTarget, 'mode' | 'role'>;
}

export interface MarketplaceContext extends MarketplaceInput {
  found: readonly Organization[];
  /** How many are listed. */
  shown: number;
}

const looked = ({ organizations }: Pick<MarketplaceInput, 'organizations'>, route: MarketplaceRoute) => ({
  route,
  found: findOrganizations(organizations, route),
  shown: organizationsShown,
});
const same = (a: MarketplaceRoute, b: MarketplaceRoute) => JSON.stringify(a) === JSON.stringify(b);

/** Looks for organizations (feature spec, section 2, "Mission Marketplace"). */
export const marketplaceMachine = setup({
  types: {
    context: {} as MarketplaceContext,
    events: {} as MarketplaceEvent | MarketplaceParentEvent,
    emitted: {} as MarketplaceEmitted,
    input: {} as MarketplaceInput,
  },
  actions: {
    look: assign(({ context }, { route }: { route: MarketplaceRoute }) =>
      // What this machine told the address comes back as it was.
      same(route, context.route) ? {} : looked(context, route),
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
    chooseListing: assign(({ context }, { listing }: { listing: Listing }) =>
      looked(context, { ...context.route, listing }),
    ),
    extend: assign(({ context }) => ({ shown: context.shown + organizationsShown })),
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
    'list.extend': { actions: 'extend' },
  },
  states: {
    found: { always: { guard: 'foundNone', target: 'none' } },
    none: { always: { guard: 'foundSome', target: 'found' } },
  },
});
