import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  findProviders,
  moreProviderFilterCount,
  noDialog,
  noProviderFilters,
  sameProviderFilters,
  formatProviderFilters,
} from '../model/index.ts';
import type { Provider, ProviderFilters } from '../model/index.ts';
import type {
  ProviderFinderEvent,
  ProviderFinderParentEvent,
  ProviderFinderEmitted,
} from './providerFinder.events.ts';

/** Providers that are listed at first, and that are added at a time. */
export const providerPageSize = 6;

export interface ProviderFinderInput {
  providers: readonly Provider[];
  /** From the URL. */
  open: boolean;
  filters: ProviderFilters;
}

export interface ProviderFinderContext extends Omit<ProviderFinderInput, 'open'> {
  openAtStart: boolean;
  /** Number of listed results. */
  shownCount: number;
}

/**
 * Search for a healthcare provider (feature spec, section 2, "Find Healthcare Providers dialog"). The filters are in the URL.
 * Providers who accept no new patients are listed, but can't be selected.
 */
export const providerFinderMachine = setup({
  types: {
    context: {} as ProviderFinderContext,
    events: {} as ProviderFinderEvent | ProviderFinderParentEvent,
    emitted: {} as ProviderFinderEmitted,
    input: {} as ProviderFinderInput,
  },
  actions: {
    setFilters: assign(({ context }, { filters }: { filters: ProviderFilters }) => ({
      filters,
      shownCount: sameProviderFilters(filters, context.filters) ? context.shownCount : providerPageSize,
    })),
    changeFilter: assign(
      ({ context }, { filter, value }: { filter: keyof ProviderFilters; value: string | boolean }) => ({
        filters: { ...context.filters, [filter]: value },
        shownCount: providerPageSize,
      }),
    ),
    clearFilters: assign({ filters: noProviderFilters, shownCount: providerPageSize }),
    showMore: assign(({ context }) => ({ shownCount: context.shownCount + providerPageSize })),
    // Otherwise each typed letter would add a history entry.
    emitFilters: emit(({ context: { filters } }): ProviderFinderEmitted => ({
      type: 'page.setQuery',
      changes: { open: 'find', provider: null, ...formatProviderFilters(filters) },
      replace: true,
    })),
    emitClosed: emit({ type: 'page.setOverlay', open: null, changes: noDialog }),
    emitChosen: emit((_, { providerId }: { providerId: string }) => ({
      type: 'provider.chosen',
      providerId,
    })),
  },
  guards: {
    openAtStart: ({ context }) => context.openAtStart,
    isOpen: (_, { open }: { open: boolean }) => open,
    foundSomebody: ({ context }) => findProviders(context.providers, context.filters).length > 0,
    foundNobody: ({ context }) => findProviders(context.providers, context.filters).length === 0,
    moreAreSet: ({ context }) => moreProviderFilterCount(context.filters) > 0,
    accepts: ({ context }, { providerId }: { providerId: string }) =>
      context.providers.some(({ id, acceptingPatients }) => id === providerId && acceptingPatients),
  },
}).createMachine({
  id: 'providerFinder',
  context: ({ input: { open, ...input } }) => ({ ...input, openAtStart: open, shownCount: providerPageSize }),
  initial: 'arriving',
  on: {
    'location.changed': [
      {
        guard: withEvent('isOpen'),
        target: '.open',
        actions: withEvent('setFilters'),
      },
      { target: '.closed' },
    ],
  },
  states: {
    arriving: { always: [{ guard: 'openAtStart', target: 'open' }, { target: 'closed' }] },
    closed: {},
    open: {
      type: 'parallel',
      on: {
        // New filters in the URL leave the expanded filters expanded.
        'location.changed': [
          {
            guard: withEvent('isOpen'),
            actions: withEvent('setFilters'),
          },
          { target: 'closed' },
        ],
        'filter.change': {
          actions: [withEvent('changeFilter'), 'emitFilters'],
        },
        'filters.clear': { actions: ['clearFilters', 'emitFilters'] },
        'list.more': { actions: 'showMore' },
        'provider.choose': {
          guard: withEvent('accepts'),
          target: 'closed',
          actions: withEvent('emitChosen'),
        },
        'dialog.close': { target: 'closed', actions: 'emitClosed' },
      },
      states: {
        results: {
          initial: 'some',
          states: {
            some: { always: { guard: 'foundNobody', target: 'none' } },
            none: { always: { guard: 'foundSomebody', target: 'some' } },
          },
        },
        more: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'moreAreSet', target: 'shown' }, { target: 'hidden' }] },
            hidden: { on: { 'more.show': 'shown' } },
            shown: { on: { 'more.hide': 'hidden' } },
          },
        },
      },
    },
  },
});
