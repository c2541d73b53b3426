import { failureHandlers, withEvent } from '../../kit/index.ts';
import { inboxSetup } from './inbox.setup.ts';
import { sendCommandOf } from './inboxCommands.ts';

const { transitionWithError, onTimeout } = failureHandlers('setSendProblem');

/** Sends the messages of the queue. One whose answer was lost is sent again with the same id. */
export const outboxRegion = inboxSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasPending', target: 'sending' } },
    sending: {
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({ command: sendCommandOf(context) }),
        onDone: { target: 'idle', actions: [withEvent('setSent'), 'save'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'sendProofDue', target: 'proving', actions: 'requestSendProof' },
        { guard: 'sendLater', target: 'waiting', actions: 'countFailure' },
        { target: 'idle', actions: 'refuseMessage' },
      ],
    },
    /** The session ended: the sign-in dialog is open, and the messages are kept. */
    proving: {
      on: { 'proof.given': 'sending', 'proof.refused': { target: 'idle', actions: 'refuseMessage' } },
    },
    /** The server could not be reached. */
    waiting: { after: { retry: 'sending' }, on: { 'page.woken': 'sending' } },
  },
});
