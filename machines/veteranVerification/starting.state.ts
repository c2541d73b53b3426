import { messages, unanswered } from '../model/index.ts';
import { veteranVerificationSetup } from './veteranVerification.setup.ts';

/** The server is asked where to go, while the empty window opens, or the browser says that it does not let it. */
export const starting = veteranVerificationSetup.createStateConfig({
  initial: 'withWindow',
  entry: 'forgetLast',
  invoke: {
    src: 'startVerification',
    onDone: [
      {
        guard: { type: 'elsewhere', params: ({ event }) => event },
        target: 'failed',
        actions: [
          'closeWindow',
          { type: 'failFor', params: { detail: messages.verificationBadUrl } },
          'sayFailure',
        ],
      },
      {
        guard: 'withoutWindow',
        target: 'leaving',
        actions: { type: 'noteStart', params: ({ event }) => event },
      },
      {
        target: 'waiting',
        actions: [{ type: 'noteStart', params: ({ event }) => event }, 'showProvider'],
      },
    ],
    onError: [
      {
        guard: { type: 'notOffered', params: ({ event }) => event },
        target: 'unavailable',
        actions: 'closeWindow',
      },
      {
        guard: { type: 'proofDue', params: ({ event }) => event },
        target: 'proving',
        actions: ['closeWindow', { type: 'askForProof', params: ({ event }) => event }],
      },
      {
        target: 'failed',
        actions: ['closeWindow', { type: 'failByServer', params: ({ event }) => event }, 'sayFailure'],
      },
    ],
  },
  after: {
    submitTimeout: {
      target: 'failed',
      actions: ['closeWindow', { type: 'failByServer', params: { error: unanswered } }, 'sayFailure'],
    },
  },
  on: { 'verification.cancel': { target: 'unverified', actions: 'closeWindow' } },
  states: {
    withWindow: { on: { 'popup.blocked': 'withoutWindow' } },
    withoutWindow: {},
  },
});
