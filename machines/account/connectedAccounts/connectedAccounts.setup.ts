import { assertEvent, assign, emit, setup } from 'xstate';
import { promiseNotProvided, type ClockTick } from '../../kit/index.ts';
import type {
  Authorization,
  GoogleOutcome,
  GoogleRefusal,
  Identity,
  IdentityProvider,
} from '../model/index.ts';
import {
  systemPhrase,
  problemMessage,
  type Problem,
  type IntlConfig,
  type AccountEmitted,
  type PageLeaveEmitted,
  type ProofParentEvent,
  type ProofEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { clockActions } from '../../kit/clock.ts';

/** Events that the connected-accounts section of the account page sends. */
export type ConnectedAccountsEvent =
  | { type: 'identities.retry' }
  | { type: 'identity.link'; provider: IdentityProvider }
  /** Opens the confirmation for removing the link. */
  | { type: 'identity.unlink'; provider: IdentityProvider }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type ConnectedAccountsParentEvent = ProofParentEvent;

export type ConnectedAccountsEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | AccountEmitted
  | PageLeaveEmitted;

export interface ConnectedAccountsInput {
  /** Whether this site offers Google sign-in. */
  googleAvailable: boolean;
  /** The outcome of linking Google, from the URL. */
  outcome?: GoogleOutcome | null;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ConnectedAccountsContext {
  googleAvailable: boolean;
  outcome: GoogleOutcome | null;
  identities: readonly Identity[];
  selected: IdentityProvider;
  /** URL of the provider's page. */
  authUrl: string;
  /** Why the last attempt failed. */
  problem: Problem;
  intl: IntlConfig;
  now: () => number;
}

/** Why linking failed; null if it succeeded or wasn't tried. */
export const refusalOf = (outcome: GoogleOutcome | null): GoogleRefusal | null =>
  outcome === 'linked' ? null : outcome;

type Event = ConnectedAccountsEvent | ConnectedAccountsParentEvent | ClockTick;
const calls = callSetup<ConnectedAccountsContext, Event>()('');

/** Types, actors, actions, guards and delays of the connected-accounts section of the account page. */
export const connectedAccountsSetup = setup({
  types: {
    context: {} as ConnectedAccountsContext,
    events: {} as Event,
    emitted: {} as ConnectedAccountsEmitted,
    input: {} as ConnectedAccountsInput,
  },
  actors: {
    loadIdentities: promiseNotProvided<{ identities: readonly Identity[] }>('loadIdentities'),
    /** Resolves with the provider's URL, rejects with a Problem. */
    link: promiseNotProvided<Authorization, { provider: IdentityProvider }>('link'),
    unlink: promiseNotProvided<unknown, { provider: IdentityProvider }>('unlink'),
  },
  actions: {
    ...calls.actions,
    ...clockActions<ConnectedAccountsContext, Event>(),
    setIdentities: assign((_, { output }: { output: { identities: readonly Identity[] } }) => ({
      identities: output.identities,
    })),
    setSelected: assign(({ event }) => {
      assertEvent(event, ['identity.link', 'identity.unlink']);
      return { selected: event.provider, outcome: null };
    }),
    drop: assign(({ context }) => ({
      identities: context.identities.filter(({ provider }) => provider !== context.selected),
    })),
    setUrl: assign((_, { output }: { output: Authorization }) => ({ authUrl: output.authUrl })),
    leave: emit(({ context }) => ({ type: 'page.leave', href: context.authUrl })),
    emitLinked: emit(toast(systemPhrase('googleLinked'), systemPhrase('googleLinkedMore'))),
    emitLinkFailed: emit(({ context }) =>
      toast(systemPhrase('googleLinkFailed'), problemMessage(context.problem), 'destructive'),
    ),
    emitUnlinked: emit(toast(systemPhrase('googleUnlinked'))),
    emitUnlinkFailed: emit(({ context }) =>
      toast(systemPhrase('googleUnlinkFailed'), problemMessage(context.problem), 'destructive'),
    ),
    emitAccountChanged: emit({ type: 'account.refresh' }),
  },
  guards: {
    ...calls.guards,
    linkedNow: ({ context }) => context.outcome === 'linked',
    canLink: ({ context, event }) =>
      event.type === 'identity.link' &&
      context.googleAvailable &&
      !context.identities.some(({ provider }) => provider === event.provider),
    isLinked: ({ context, event }) =>
      event.type === 'identity.unlink' &&
      context.identities.some(({ provider }) => provider === event.provider),
    /** The identity was already unlinked. */
    gone: ({ context }) => context.problem.status === 404,
  },
  delays: calls.delays,
});
