import { withEvent } from '../../kit/index.ts';
import { systemPhrase, unreachable } from '../../system/model/index.ts';
import { veteranVerificationSetup } from './veteranVerification.setup.ts';

/** Asks the server for the provider's URL while an empty popup opens. The browser may block the popup. */
export const startingState = veteranVerificationSetup.createStateConfig({
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
