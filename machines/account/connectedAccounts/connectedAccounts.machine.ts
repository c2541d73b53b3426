import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { connectedAccountsSetup } from './connectedAccounts.setup.ts';
import { listedState } from './listed.state.ts';

export type { ConnectedAccountsContext, ConnectedAccountsInput } from './connectedAccounts.setup.ts';

/**
 * Accounts at identity providers that can sign in to this account. The person may have just come back from a
 * provider, so the outcome is announced before the list loads. A session that is too old asks for a proof of
 * identity, then loads again.
 */
export const connectedAccountsMachine = connectedAccountsSetup.createMachine({
  id: 'connectedAccounts',
  context: ({ input }) => ({
    googleAvailable: input.googleAvailable,
    outcome: input.outcome ?? null,
    identities: [],
    selected: 'google',
    authUrl: '',
    problem: unreachable,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  initial: 'arriving',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    arriving: {
      always: [{ guard: 'linkedNow', target: 'loading', actions: 'emitLinked' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        src: 'loadIdentities',
        onDone: { target: 'listed', actions: withEvent('setIdentities') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('failed'),
    },
    refused: {
      always: [{ guard: 'proofDue', target: 'failed', actions: 'requestProof' }, { target: 'failed' }],
    },
    failed: { on: { 'identities.retry': 'loading', 'proof.given': 'loading' } },
    listed: listedState,
  },
});
