import { withEvent } from '../../kit/index.ts';
import { pagedListStates } from '../../kit/pagedList.ts';
import { adminReportsSetup } from './adminReports.setup.ts';
import type { AdminReportsContext } from './adminReports.setup.ts';

const pages = pagedListStates({
  src: 'loadReports',
  request: ({ status }: AdminReportsContext, cursor) => ({ status, cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.retry',
});

/** Pages of the reports with one status: open ones from the oldest. */
export const listRegion = adminReportsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'status.choose': [
      { guard: withEvent('sameStatus') },
      { target: '.loading', actions: [withEvent('setStatus'), 'emitRoute'] },
    ],
    'location.changed': [
      { guard: { type: 'sameStatus', params: ({ event }) => ({ status: event.route.reportStatus }) } },
      {
        target: '.loading',
        actions: { type: 'setStatus', params: ({ event }) => ({ status: event.route.reportStatus }) },
      },
    ],
  },
  states: {
    ...pages,
    loaded: { always: [{ guard: 'someFound', target: 'listed' }, { target: 'none' }] },
    none: {},
    // When the last one was decided on, others may have come.
    listed: { ...pages.listed, always: { guard: 'noneLeft', target: 'loading' } },
  },
});
