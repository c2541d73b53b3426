import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { selectionSetup } from './selectionSetup.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

const choose = {
  guard: withEvent('otherStatus'),
  target: '.refreshing',
  actions: [withEvent('setStatus'), 'emitStatus'],
} as const;

const nextPage = {
  src: 'loadListings',
  input: ({ context: { slug, status, cursor } }: { context: OrganizationListingsContext }) => ({
    slug,
    status,
    cursor,
  }),
} as const;

/** The rows. While another status or the next page is loaded, those from before stay in sight. */
export const listRegion = selectionSetup.createStateConfig({
  initial: 'idle',
  on: { 'status.choose': choose },
  states: {
    idle: {
      on: {
        'list.more': { guard: 'hasMore', target: 'loadingMore' },
        'rows.selectAll': [
          { guard: 'selectsUnlisted', target: 'loadingAll' },
          { guard: 'maySelect', actions: 'selectAll' },
        ],
      },
    },
    /** One page after the other, until all are there that can be selected. */
    loadingAll: {
      invoke: {
        ...nextPage,
        onDone: { target: 'loadedAll', actions: withEvent('appendNextPage') },
        onError: transitionWithError('pageFailed'),
      },
      after: onTimeout('pageFailed'),
    },
    loadedAll: {
      always: [
        { guard: 'selectsUnlisted', target: 'loadingAll' },
        { target: 'idle', actions: 'selectAll' },
      ],
    },
    loadingMore: {
      invoke: {
        ...nextPage,
        onDone: { target: 'idle', actions: withEvent('appendNextPage') },
        onError: transitionWithError('pageFailed'),
      },
      after: onTimeout('pageFailed'),
    },
    pageFailed: { on: { 'list.retry': 'loadingMore' } },
    refreshing: {
      invoke: {
        src: 'loadListings',
        input: ({ context: { slug, status } }) => ({ slug, status, cursor: null }),
        onDone: { target: 'idle', actions: withEvent('setFirstPage') },
        onError: transitionWithError('refreshFailed'),
      },
      after: onTimeout('refreshFailed'),
    },
    refreshFailed: { always: { target: '#organizationListings.refused' } },
  },
});
