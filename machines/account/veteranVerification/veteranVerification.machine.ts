import { withEvent } from '../../kit/index.ts';
import { messages } from '../../system/model/index.ts';
import { startingState } from './starting.state.ts';
import { veteranVerificationSetup } from './veteranVerification.setup.ts';

export type { VeteranVerificationContext, VeteranVerificationInput } from './veteranVerification.setup.ts';

/**
 * Veteran status, proven at an identity provider in a window of its own, or by leaving this page where the browser
 * blocks windows (platform spec, sections 4, 5, 7 and 8, "Veteran verification"). The provider's word reaches us by the
 * server alone; the window only says that it is worth looking.
 */
export const veteranVerificationMachine = veteranVerificationSetup.createMachine({
  id: 'veteranVerification',
  context: ({ input }) => ({
    ...input,
    outcome: input.outcome ?? null,
    start: null,
    failure: null,
    closedEarly: false,
  }),
  invoke: { id: 'popup', src: 'popup' },
  initial: 'arriving',
  on: {
    'account.changed': {
      guard: { type: 'nowVerified', params: ({ event }) => event.account },
      target: '.verified',
    },
  },
  states: {
    arriving: {
      always: [
        {
          guard: 'cameBackVerified',
          target: 'verified',
          actions: ['emitVerified', 'emitNewSession', 'emitAccountChanged'],
        },
        { guard: 'alreadyVerified', target: 'verified' },
        { guard: 'unavailable', target: 'unavailable' },
        { guard: 'cameBackWithout', target: 'failed', actions: 'refuseByOutcome' },
        { target: 'unverified' },
      ],
    },
    unavailable: {},
    unverified: {
      on: {
        'verification.start': [
          {
            guard: 'nobody',
            target: 'failed',
            actions: [
              { type: 'failFor', params: { detail: messages.verificationNeedsUser } },
              'emitNewSession',
            ],
          },
          { target: 'starting', actions: 'openWindow' },
        ],
      },
    },
    failed: {
      on: {
        'verification.start': [{ guard: 'nobody' }, { target: 'starting', actions: 'openWindow' }],
      },
    },
    starting: startingState,
    /** The session ended: a dialog asks who this is. A window that the browser does not let open leaves this page itself. */
    proving: {
      on: {
        'proof.given': { target: 'starting', actions: 'openWindow' },
        'proof.refused': {
          target: 'failed',
          actions: [{ type: 'failFor', params: { detail: messages.verificationNeedsUser } }],
        },
      },
    },
    /** The window's closing is looked for each second; its word may come at any time before. */
    waiting: {
      on: {
        'popup.message': [
          {
            guard: 'succeeds',
            target: 'verified',
            actions: ['closeWindow', 'emitVerified', 'emitNewSession', 'emitAccountChanged'],
          },
          { guard: 'refuses', target: 'failed', actions: ['closeWindow', 'refuse'] },
        ],
        'popup.closed': 'checking',
        'window.show': { actions: 'showWindow' },
        'verification.cancel': { target: 'unverified', actions: 'closeWindow' },
      },
      after: { poll: { target: 'waiting', reenter: true, actions: 'lookWhetherOpen' } },
    },
    /** The word may have been lost on its way: some providers cut the window off from us. */
    checking: {
      on: {
        'popup.message': [
          {
            guard: 'succeeds',
            target: 'verified',
            actions: ['emitVerified', 'emitNewSession', 'emitAccountChanged'],
          },
          { guard: 'refuses', target: 'failed', actions: 'refuse' },
        ],
      },
      invoke: {
        src: 'readVerified',
        onDone: [
          {
            guard: withEvent('isVerified'),
            target: 'verified',
            actions: ['emitVerified', 'emitNewSession', 'emitAccountChanged'],
          },
          { target: 'unverified', actions: 'setClosedEarly' },
        ],
        onError: { target: 'unverified', actions: 'setClosedEarly' },
      },
      after: { submitTimeout: { target: 'unverified', actions: 'setClosedEarly' } },
    },
    /** The page goes; a step back in the browser's history finds it at rest. */
    leaving: { entry: 'leave', after: { submitTimeout: 'unverified' } },
    verified: {},
  },
});
