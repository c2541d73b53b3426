import { withEvent } from '../../kit/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { connectedAccountsSetup, refusalOf } from './connectedAccounts.setup.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { identityProviders } from '../model/index.ts';
import type { GoogleRefusal, Identity, IdentityProvider } from '../model/index.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { ConnectedAccountsContext } from './connectedAccounts.setup.ts';
import { firstLoadStates } from '../../kit/refusedPage.ts';

/** Lists, links and unlinks accounts. */
const listedState = connectedAccountsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'identity.link': { guard: 'canLink', target: 'linking', actions: 'setSelected' },
        'identity.unlink': { guard: 'isLinked', target: 'confirming', actions: 'setSelected' },
      },
    },
    linking: {
      initial: 'calling',
      states: {
        ...provenCall({
          state: 'calling',
          src: 'link',
          request: (context: ConnectedAccountsContext) => ({ provider: context.selected }),
          done: {
            target: '#connectedAccounts.listed.leaving',
            actions: withEvent('setUrl'),
          },
          failed: { target: '#connectedAccounts.listed.idle', actions: 'emitLinkFailed' },
        }),
      },
    },
    /** The browser leaves this page. Going back in history must find it idle. */
    leaving: { entry: 'leave', after: { submitTimeout: 'idle' } },
    confirming: { on: { 'action.confirm': 'unlinking', 'action.cancel': 'idle' } },
    unlinking: {
      initial: 'calling',
      states: {
        ...provenCall({
          state: 'calling',
          src: 'unlink',
          request: (context: ConnectedAccountsContext) => ({ provider: context.selected }),
          done: {
            target: '#connectedAccounts.listed.idle',
            actions: ['drop', 'emitUnlinked', 'emitAccountChanged'],
          },
          failed: { target: '#connectedAccounts.listed.idle', actions: 'emitUnlinkFailed' },
          refused: [
            {
              guard: 'gone',
              target: '#connectedAccounts.listed.idle',
              actions: ['drop', 'emitUnlinked', 'emitAccountChanged'],
            },
            { target: '#connectedAccounts.listed.idle', actions: 'emitUnlinkFailed' },
          ],
        }),
      },
    },
  },
});

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
  initial: 'routing',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    routing: {
      always: [{ guard: 'linkedNow', target: 'loading', actions: 'emitLinked' }, { target: 'loading' }],
    },
    ...firstLoadStates({
      src: 'loadIdentities',
      done: { target: 'listed', actions: withEvent('setIdentities') },
      retry: 'identities.retry',
    }),
    listed: listedState,
  },
});

export type ConnectedAccountsState =
  | 'loading'
  | 'failed'
  | 'listed.idle'
  | 'listed.linking.calling'
  | 'listed.linking.proving'
  /** The browser is leaving for the provider. */
  | 'listed.leaving'
  | 'listed.confirming'
  | 'listed.unlinking.calling'
  | 'listed.unlinking.proving';

export interface ConnectedAccountsView {
  state: ConnectedAccountsState;
  /** Each supported provider with its linked identity, or null. */
  providers: readonly { provider: IdentityProvider; identity: Identity | null; available: boolean }[];
  /** The provider that is being confirmed, linked or unlinked, or null. */
  selected: IdentityProvider | null;
  busy: boolean;
  intl: IntlConfig;
  /** Why linking at the provider failed, or null. */
  refusal: GoogleRefusal | null;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
}

type ConnectedAccountsSnapshot = SnapshotFrom<typeof connectedAccountsMachine>;

/** The visible state. Transient states look like the state before them. */
function stateOf(value: ConnectedAccountsSnapshot['value']): ConnectedAccountsState {
  if (typeof value !== 'object') return value === 'failed' ? value : 'loading';
  const { listed } = value;
  if (typeof listed === 'string') return `listed.${listed}`;
  const [[parent, child]] = Object.entries(listed) as [['linking' | 'unlinking', string]];
  return child === 'proving' ? `listed.${parent}.proving` : `listed.${parent}.calling`;
}

const quiet: readonly ConnectedAccountsState[] = ['loading', 'failed', 'listed.idle', 'listed.confirming'];

export function connectedAccountsView(snapshot: ConnectedAccountsSnapshot): ConnectedAccountsView {
  const { context } = snapshot;
  const state = stateOf(snapshot.value);
  const refusal = refusalOf(context.outcome);
  const busy = !quiet.includes(state);
  return {
    state,
    providers: identityProviders.map((provider) => ({
      provider,
      identity: context.identities.find((identity) => identity.provider === provider) ?? null,
      available: context.googleAvailable,
    })),
    selected: busy || state === 'listed.confirming' ? context.selected : null,
    busy,
    intl: context.intl,
    refusal,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}
