import { selectablePageStates } from '../../exchange/workList/selectionStates.ts';
import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { batchSetup } from './batchSetup.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

const choose = {
  guard: withEvent('otherStatus'),
  target: '.refreshing',
  actions: [withEvent('setStatus'), 'emitStatus'],
} as const;
/** The browser's back button. */
const follow = {
  guard: withEvent('otherRoute'),
  target: '.refreshing',
  actions: withEvent('setRoute'),
} as const;

const pages = selectablePageStates({
  src: 'loadListings',
  request: ({ slug, status }: OrganizationListingsContext, cursor) => ({ slug, status, cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.retry',
});

/** The rows. While another status or the next page is loaded, those from before stay in sight. */
export const listRegion = batchSetup.createStateConfig({
  initial: 'idle',
  on: { 'status.choose': choose, 'location.changed': follow },
  states: {
    ...pages,
    idle: { on: { ...pages.idle.on, 'listings.changed': 'recounting' } },
    /** The figures of the first page are read again. If that fails, those from before stay. */
    recounting: {
      invoke: {
        src: 'loadListings',
        input: ({ context: { slug, status } }) => ({ slug, status, cursor: null }),
        onDone: { target: 'idle', actions: withEvent('setCounts') },
        onError: 'idle',
      },
      after: { submitTimeout: 'idle' },
      on: { 'listings.changed': { target: 'recounting', reenter: true } },
    },
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
