import { onTimeout, withEvent, withProblem } from '../../kit/index.ts';
import { adminReportsSetup } from './adminReports.setup.ts';

/** Pages of the reports with one status: open ones from the oldest. */
export const listRegion = adminReportsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'status.choose': [
      { guard: withEvent('sameStatus') },
      { target: '.loading', actions: [withEvent('setStatus'), 'emitRoute'] },
    ],
    'location.changed': [
      { guard: { type: 'sameStatus', params: ({ event }) => ({ status: event.route.reports }) } },
      {
        target: '.loading',
        actions: { type: 'setStatus', params: ({ event }) => ({ status: event.route.reports }) },
      },
    ],
  },
  states: {
    loading: {
      invoke: {
        src: 'loadReports',
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
            src: 'loadReports',
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
