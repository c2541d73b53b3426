import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { identityProviders } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { GoogleRefusal, Identity, IdentityProvider } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { connectedAccountsMachine } from './connectedAccounts.machine.ts';
import { refusalOf } from './connectedAccounts.setup.ts';

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
