import { and, not } from 'xstate';
import { noUserFilters } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { actionRegion } from './action.region.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';
import { listRegion } from './list.region.ts';

/**
 * The administrators' list of all accounts, with search by email, name or role, and actions on each. An action needs a confirmation
 * and perhaps a proof of identity; its row stays marked until the server responds. Nobody can act on their own account.
 */
export const adminUsersMachine = adminUsersSetup.createMachine({
  id: 'adminUsers',
  context: ({ input }) => ({
    self: input.self,
    filters: { ...noUserFilters, ...input.filters },
    users: [],
    cursor: null,
    pendingAction: null,
    problem: unreachable,
    actionProblem: unreachable,
    reader: { ...input.reader, now: input.now() },
    now: input.now,
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    open: {
      type: 'parallel',
      always: [
        { guard: and(['unauthorized', 'isProving']), target: 'denied', actions: 'emitFailed' },
        // Waits for a running action, whose result would otherwise be lost.
        { guard: and(['unauthorized', not('isWorking')]), target: 'denied' },
      ],
      on: {
        'session.ended': [
          { guard: 'isProving', target: 'denied', actions: 'emitFailed' },
          { target: 'denied' },
        ],
      },
      states: { list: listRegion, action: actionRegion },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: { entry: ['clearUsers', 'refreshSession'], on: { 'session.resumed': 'open' } },
  },
});
