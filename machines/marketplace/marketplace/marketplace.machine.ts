import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { findOrganizations, noMarketplaceFilters } from '../model/index.ts';
import type { Listing, MarketplaceFilters, MarketplacePlace, Organization } from '../model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { MarketplaceEvent, MarketplaceParentEvent, MarketplaceEmitted } from './marketplace.events.ts';

/** Organisations that are listed at first, and that are added at a time. */
export const organizationsShown = 12;

export interface MarketplaceInput {
  organizations: readonly Organization[];
  /** What the address says. */
  place: MarketplacePlace;
  /** Whose marketplace it is; links go by it. */
  at: Pick<ShellTarget, 'mode' | 'role'>;
}

export interface MarketplaceContext extends MarketplaceInput {
  found: readonly Organization[];
  /** How many are listed. */
  shown: number;
}

const looked = ({ organizations }: Pick<MarketplaceInput, 'organizations'>, place: MarketplacePlace) => ({
  place,
  found: findOrganizations(organizations, place),
  shown: organizationsShown,
});
const same = (a: MarketplacePlace, b: MarketplacePlace) => JSON.stringify(a) === JSON.stringify(b);

/** Looks for organisations (feature spec, section 2, "Mission Marketplace"). */
export const marketplaceMachine = setup({
  types: {
    context: {} as MarketplaceContext,
    events: {} as MarketplaceEvent | MarketplaceParentEvent,
    emitted: {} as MarketplaceEmitted,
    input: {} as MarketplaceInput,
  },
  actions: {
    look: assign(({ context }, { place }: { place: MarketplacePlace }) =>
      // What this machine told the address comes back as it was.
      same(place, context.place) ? {} : looked(context, place),
    ),
    changeFilter: assign(
      ({ context }, { filter, value }: { filter: keyof MarketplaceFilters; value: string }) =>
        looked(context, {
          ...context.place,
          filters: { ...context.place.filters, [filter]: value },
        }),
    ),
    clearFilters: assign(({ context }) =>
      looked(context, { ...context.place, filters: noMarketplaceFilters }),
    ),
    chooseListing: assign(({ context }, { listing }: { listing: Listing }) =>
      looked(context, { ...context.place, listing }),
    ),
    extend: assign(({ context }) => ({ shown: context.shown + organizationsShown })),
    emitPlace: emit(({ context }) => ({ type: 'place.changed', place: context.place })),
  },
  guards: {
    foundNone: ({ context }) => context.found.length === 0,
    foundSome: ({ context }) => context.found.length > 0,
  },
}).createMachine({
  id: 'marketplace',
  context: ({ input }) => ({ ...input, ...looked(input, input.place) }),
  initial: 'found',
  on: {
    'place.changed': { actions: withEvent('look') },
    'filter.change': { actions: [withEvent('changeFilter'), 'emitPlace'] },
    'filters.clear': { actions: ['clearFilters', 'emitPlace'] },
    'listing.choose': { actions: [withEvent('chooseListing'), 'emitPlace'] },
    'list.extend': { actions: 'extend' },
  },
  states: {
    found: { always: { guard: 'foundNone', target: 'none' } },
    none: { always: { guard: 'foundSome', target: 'found' } },
  },
});
