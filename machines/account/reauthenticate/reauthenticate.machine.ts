import { withEvent } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { openState } from './open.state.ts';
import { reauthenticateSetup } from './reauthenticate.setup.ts';

export type { ReauthenticateContext } from './reauthenticate.setup.ts';

/**
 * The proof dialog asks for a proof of identity before a sensitive change, or when the session of an open page has ended.
 * The machine that requested it waits with its call, and everything typed on the page stays.
 */
export const reauthenticateMachine = reauthenticateSetup.createMachine({
  id: 'reauthenticate',
  context: {
    reason: 'sensitive',
    person: { id: '', email: '', fullName: null },
    hasPassword: true,
    method: 'password',
    secret: '',
    secretError: null,
    attempt: 0,
    waitSeconds: 0,
    sent: false,
    resendSeconds: 0,
    challengeId: '',
    problem: unreachable,
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'proof.request': [
          {
            guard: withEvent('askedAboutEnd'),
            target: 'open',
            actions: [withEvent('start'), 'emitNewSession'],
          },
          { target: 'open', actions: withEvent('start') },
        ],
      },
    },
    open: openState,
  },
});
