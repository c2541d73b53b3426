import { withEvent } from '../../kit/index.ts';
import { pagedListStates } from '../../kit/pagedList.ts';
import { adminOrganizationsSetup } from './adminOrganizations.setup.ts';
import type { AdminOrganizationsContext } from './adminOrganizations.setup.ts';

const pages = pagedListStates({
  src: 'loadOrganizations',
  request: ({ status }: AdminOrganizationsContext, cursor) => ({ status, cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.retry',
});

/** Pages of the organizations with one status, newest first. */
export const listRegion = adminOrganizationsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'status.choose': [
      { guard: withEvent('sameStatus') },
      { target: '.loading', actions: [withEvent('setStatus'), 'emitRoute'] },
    ],
    'location.changed': [
      { guard: { type: 'sameStatus', params: ({ event }) => ({ status: event.route.organizationStatus }) } },
      {
        target: '.loading',
        actions: { type: 'setStatus', params: ({ event }) => ({ status: event.route.organizationStatus }) },
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
