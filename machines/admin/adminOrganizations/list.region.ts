import { onTimeout, withEvent, withProblem } from '../../kit/index.ts';
import { adminOrganizationsSetup } from './adminOrganizations.setup.ts';

/** Pages of the organizations with one status, newest first. */
export const listRegion = adminOrganizationsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'status.choose': [
      { guard: withEvent('sameStatus') },
      { target: '.loading', actions: [withEvent('setStatus'), 'emitRoute'] },
    ],
    'location.changed': [
      { guard: { type: 'sameStatus', params: ({ event }) => event.route } },
      { target: '.loading', actions: { type: 'setStatus', params: ({ event }) => event.route } },
    ],
  },
  states: {
    loading: {
      invoke: {
        src: 'loadOrganizations',
        input: ({ context: { status } }) => ({ status, cursor: null }),
        onDone: { target: 'loaded', actions: withEvent('setFirstPage') },
        onError: withProblem('failed'),
      },
      after: onTimeout('failed'),
    },
    loaded: { always: [{ guard: 'someFound', target: 'listed' }, { target: 'none' }] },
    none: {},
    failed: { on: { 'list.retry': 'loading' } },
    listed: {
      // The last one was decided on; others may have come.
      always: { guard: 'noneLeft', target: 'loading' },
      initial: 'idle',
      states: {
        idle: { on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            src: 'loadOrganizations',
            input: ({ context: { status, cursor } }) => ({ status, cursor }),
            onDone: { target: 'idle', actions: withEvent('appendNextPage') },
            onError: withProblem('pageFailed'),
          },
          after: onTimeout('pageFailed'),
        },
        pageFailed: { on: { 'list.retry': 'loadingMore' } },
      },
    },
  },
});
