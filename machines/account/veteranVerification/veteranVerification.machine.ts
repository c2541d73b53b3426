import { withEvent } from '../../kit/index.ts';
import { systemPhrase, unreachable } from '../../system/model/index.ts';
import { veteranVerificationSetup } from './veteranVerification.setup.ts';

/** Asks the server for the provider's URL while an empty popup opens. The browser may block the popup. */
const startingState = veteranVerificationSetup.createStateConfig({
  initial: 'withWindow',
  entry: 'clearLastAttempt',
  invoke: {
    src: 'startVerification',
    onDone: [
      {
        guard: withEvent('elsewhere'),
        target: 'failed',
        actions: ['closeWindow', { type: 'failFor', params: { detail: systemPhrase('verificationBadUrl') } }],
      },
      {
        guard: 'withoutWindow',
        target: 'leaving',
        actions: withEvent('setStart'),
      },
      {
        target: 'waiting',
        actions: [withEvent('setStart'), 'showProvider'],
      },
    ],
    onError: [
      {
        guard: withEvent('notOffered'),
        target: 'unavailable',
        actions: 'closeWindow',
      },
      {
        guard: withEvent('proofDue'),
        target: 'proving',
        actions: ['closeWindow', withEvent('requestProof')],
      },
      {
        target: 'failed',
        actions: ['closeWindow', withEvent('failByServer')],
      },
    ],
  },
  after: {
    submitTimeout: {
      target: 'failed',
      actions: ['closeWindow', { type: 'failByServer', params: { error: unreachable } }],
    },
  },
  on: { 'verification.cancel': { target: 'unverified', actions: 'closeWindow' } },
  states: {
    withWindow: { on: { 'popup.blocked': 'withoutWindow' } },
    withoutWindow: {},
  },
});

export type { VeteranVerificationContext, VeteranVerificationInput } from './veteranVerification.setup.ts';

/**
 * Verifies veteran status at an identity provider: in a popup, or in this window if the browser blocks popups
 * (platform spec, sections 4, 5, 7 and 8, "Veteran verification"). Only the server receives the provider's result; the
 * popup's message only says when to ask the server.
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
  invoke: [{ id: 'popup', src: 'popup' }, { src: 'accountChanges' }],
  initial: 'routing',
  on: {
    'account.changed': {
      guard: withEvent('nowVerified'),
      target: '.verified',
    },
  },
  states: {
    routing: {
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
              { type: 'failFor', params: { detail: systemPhrase('verificationNeedsUser') } },
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
    /** The session ended and the proof dialog is open. If the popup is blocked afterwards, this page itself goes to the provider. */
    proving: {
      on: {
        'proof.given': { target: 'starting', actions: 'openWindow' },
        'proof.refused': {
          target: 'failed',
          actions: [{ type: 'failFor', params: { detail: systemPhrase('verificationNeedsUser') } }],
        },
      },
    },
    /** Checks each second whether the popup was closed. Its message may arrive at any time. */
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
    /** The message may have been lost: some providers cut the popup off from its opener. */
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
    /** The browser leaves this page. Going back in history must find it idle. */
    leaving: { entry: 'leave', after: { submitTimeout: 'unverified' } },
    verified: {},
  },
});
