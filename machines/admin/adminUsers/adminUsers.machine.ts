import { and, not } from 'xstate';
import { everyUser } from '../model/index.ts';
import { unanswered } from '../../system/model/index.ts';
import { actionRegion } from './action.region.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';
import { listRegion } from './list.region.ts';

/** Everybody with an account, for administrators: found by address, name or role, and what may be done to each. */
export const adminUsersMachine = adminUsersSetup.createMachine({
  id: 'adminUsers',
  context: ({ input }) => ({
    self: input.self,
    filters: { ...everyUser, ...input.filters },
    users: [],
    cursor: null,
    asked: null,
    problem: unanswered,
    actionProblem: unanswered,
    reader: { ...input.reader, now: input.now() },
    now: input.now,
  }),
  initial: 'open',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    open: {
      type: 'parallel',
      always: [
        { guard: and(['unauthorized', 'isProving']), target: 'denied', actions: 'emitFailed' },
        // What is on its way is answered first: only then it is known what came of it.
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
    /** The session ended, or is not an administrator's any more. */
    denied: { entry: ['clearUsers', 'askForSession'], on: { 'session.resumed': 'open' } },
  },
});
