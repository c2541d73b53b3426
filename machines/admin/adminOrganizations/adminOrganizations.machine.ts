import { and, not } from 'xstate';
import { unreachable } from '../../system/model/index.ts';
import { adminOrganizationsSetup, type AdminOrganizationsContext } from './adminOrganizations.setup.ts';
import { decisionRegion } from './decision.region.ts';
import { withEvent } from '../../kit/index.ts';
import { pagedListStates } from '../../kit/pagedList.ts';

const pages = pagedListStates({
  src: 'loadOrganizations',
  request: ({ status }: AdminOrganizationsContext, cursor) => ({ status, cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.retry',
});

/** Pages of the organizations with one status, newest first. */
const listRegion = adminOrganizationsSetup.createStateConfig({
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

/**
 * The administrators' list of organizations by status, those that wait first. A decision may need a reason and a proof of
 * identity. If another administrator was faster, the organization leaves the list, and a toast says why.
 */
export const adminOrganizationsMachine = adminOrganizationsSetup.createMachine({
  id: 'adminOrganizations',
  context: ({ input }) => ({
    status: input.status,
    organizations: [],
    cursor: null,
    deciding: null,
    reason: '',
    errors: {},
    attempt: 0,
    problem: unreachable,
    actionProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      always: [
        { guard: and(['unauthorized', 'isProving']), target: 'denied', actions: 'emitFailed' },
        // Waits for a running decision, whose result would otherwise be lost.
        { guard: and(['unauthorized', not('isWorking')]), target: 'denied' },
      ],
      on: {
        'session.ended': [
          { guard: 'isProving', target: 'denied', actions: 'emitFailed' },
          { target: 'denied' },
        ],
      },
      states: { list: listRegion, decision: decisionRegion },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: { entry: ['clear', 'refreshSession'], on: { 'session.resumed': 'open' } },
  },
});
