import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import {
  onTimeout,
  changesNotProvided,
  promiseNotProvided,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import {
  challengeFrom,
  isChallenge,
  secondFactorDueState,
  secondFactorNavigation,
  signedInState,
} from '../forms/signIn.ts';
import type { WithChallenge, SignInDone } from '../forms/signIn.ts';
import {
  isRefusedLink,
  problemOf,
  submitTimeoutMs,
  unreachable,
  problemMessage,
} from '../../system/model/index.ts';
import type { Problem, NavigationEmitted, SessionRefreshEmitted } from '../../system/model/index.ts';
import { safeReturnTo, codeHref, signInHref } from '../../account/model/index.ts';
import type { SignInResponse } from '../../account/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Events that the page for an emailed sign-in link sends. */
export type EmailLinkEvent = { type: 'link.use' } | { type: 'link.retry' };

/** Events that the app forwards from the session machine. */
export type EmailLinkParentEvent = { type: 'session.signedIn' };

export type EmailLinkEmitted = NavigationEmitted | SessionRefreshEmitted;

export interface EmailLinkInput {
  /** Token from the URL; null or empty if there is none. */
  token: string | null;
  /** Where to go afterwards. Anything but a path of this site is replaced by the site root. */
  returnTo?: string | null;
}

export interface EmailLinkContext extends WithChallenge {
  token: string;
  destination: string;
  /** Why the last attempt failed. */
  problem: Problem;
}

/**
 * The page that the link in a sign-in email opens. The link counts only once somebody presses the button: mail scanners
 * also load the page and run its scripts. An unreachable server doesn't count as an expired link, so the same link can
 * be tried again.
 */
export const emailLinkMachine = setup({
  types: {
    context: {} as EmailLinkContext,
    events: {} as EmailLinkEvent | EmailLinkParentEvent,
    emitted: {} as EmailLinkEmitted,
    input: {} as EmailLinkInput,
  },
  actors: {
    /** Reports sign-ins in this browser with `session.signedIn`. */
    sessionChanges: changesNotProvided,
    /** Resolves once the session cookie is set, or with the challenge of a second factor; rejects with a Problem. */
    verify: promiseNotProvided<SignInResponse, { token: string }>('verify'),
  },
  actions: {
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setChallenge: assign((_, done: SignInDone) => challengeFrom(done)),
    navigateToSecondFactor: emit(({ context }) => secondFactorNavigation(context, context.destination)),
    emitNewSession: emit({ type: 'session.refresh' }),
    goOn: emit(({ context }) => ({ type: 'page.navigate', to: context.destination, replace: true })),
  },
  guards: {
    linked: ({ context }) => context.token !== '',
    linkSpent: ({ context }) => isRefusedLink(context.problem),
    secondFactorDue: (_, done: SignInDone) => isChallenge(done),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'emailLink',
  context: ({ input }) => ({
    token: input.token?.trim() ?? '',
    destination: safeReturnTo(input.returnTo),
    problem: unreachable,
    challengeId: '',
  }),
  invoke: { src: 'sessionChanges' },
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'linked', target: 'ready' }, { target: 'expired' }] },
    ready: { on: { 'link.use': 'verifying' } },
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: withEvent('secondFactorDue'),
            target: 'secondFactorDue',
            actions: withEvent('setChallenge'),
          },
          { target: 'signedIn', actions: 'emitNewSession' },
        ],
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: { always: [{ guard: 'linkSpent', target: 'expired' }, { target: 'failed' }] },
    /** The link may still be valid: the server was unreachable or limited the request. */
    failed: { on: { 'link.retry': 'verifying' } },
    expired: {},
    secondFactorDue: secondFactorDueState,
    signedIn: signedInState,
  },
});

export type EmailLinkState = 'ready' | 'verifying' | 'failed' | 'expired' | 'secondFactorDue' | 'signedIn';

export interface EmailLinkView {
  state: EmailLinkState;
  /** Why another link is needed (expired): the URL has none, or it was used or is too old. */
  reason: 'missing' | 'expired' | null;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
  /** Where to request another link or code. */
  codeHref: string;
  signInHref: string;
}

export function emailLinkView({ value, context }: SnapshotFrom<typeof emailLinkMachine>): EmailLinkView {
  const state = value === 'routing' ? 'ready' : value === 'refused' ? 'verifying' : value;
  return {
    state,
    reason: state === 'expired' ? (context.token === '' ? 'missing' : 'expired') : null,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    codeHref: codeHref(context.destination),
    signInHref: signInHref(context.destination),
  };
}
