import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { onTimeout, promiseNotProvided, transitionWithError } from '../../kit/index.ts';
import { accountHref, signInHref } from '../../account/model/index.ts';
import {
  isRefusedLink,
  isSessionOver,
  systemPhrase,
  problemOf,
  submitTimeoutMs,
  unreachable,
  problemMessage,
  toast,
} from '../../system/model/index.ts';
import type {
  Problem,
  AccountEmitted,
  NavigationEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Events that the page for confirming a new email sends. */
export type ConfirmNewEmailEvent = { type: 'link.retry' } | { type: 'page.continue' };

export type ConfirmNewEmailEmitted =
  | ToastEmitted
  | NavigationEmitted
  | SessionRefreshEmitted
  | AccountEmitted;

export interface ConfirmNewEmailInput {
  /** Token from the URL; null or empty if there is none. */
  token: string | null;
}

export interface ConfirmNewEmailContext {
  token: string;
  /** Why the last attempt failed. */
  problem: Problem;
}

/** Another account has taken the email in the meantime. */
export const isEmailTaken = ({ code }: Problem) => code === 'email_taken';

/**
 * The page that the link to an account's new email opens. It doesn't sign in: the link works only while its own account
 * is signed in, and can be tried again until then.
 */
export const confirmNewEmailMachine = setup({
  types: {
    context: {} as ConfirmNewEmailContext,
    events: {} as ConfirmNewEmailEvent,
    emitted: {} as ConfirmNewEmailEmitted,
    input: {} as ConfirmNewEmailInput,
  },
  actors: {
    /** Resolves once the email has changed, rejects with a Problem. */
    confirmNewEmail: promiseNotProvided<unknown, { token: string }>('confirmNewEmail'),
  },
  actions: {
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    emitConfirmed: emit(toast(systemPhrase('newEmailConfirmed'))),
    emitNewSession: emit({ type: 'session.refresh' }),
    emitNewAccount: emit({ type: 'account.refresh' }),
    goOn: emit({ type: 'page.navigate', to: accountHref('profile'), replace: true }),
  },
  guards: {
    linked: ({ context }) => context.token !== '',
    nobody: ({ context }) => isSessionOver(context.problem),
    linkSpent: ({ context }) => isRefusedLink(context.problem) || isEmailTaken(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'confirmNewEmail',
  context: ({ input }) => ({ token: input.token?.trim() ?? '', problem: unreachable }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'linked', target: 'confirming' }, { target: 'expired' }] },
    confirming: {
      invoke: {
        src: 'confirmNewEmail',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'confirmed', actions: ['emitConfirmed', 'emitNewSession', 'emitNewAccount'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'nobody', target: 'signedOut' },
        { guard: 'linkSpent', target: 'expired' },
        { target: 'failed' },
      ],
    },
    /** The link is still valid. It works only while its own account is signed in. */
    signedOut: { on: { 'link.retry': 'confirming' } },
    /** The link may still be valid: the server was unreachable or limited the request. */
    failed: { on: { 'link.retry': 'confirming' } },
    expired: {},
    confirmed: { on: { 'page.continue': { actions: 'goOn' } } },
  },
});

export type ConfirmNewEmailState = 'confirming' | 'confirmed' | 'signedOut' | 'failed' | 'expired';

export interface ConfirmNewEmailView {
  state: ConfirmNewEmailState;
  /** Why the link doesn't work (expired): it is missing, used or too old, or another account has the email. */
  reason: 'missing' | 'expired' | 'taken' | null;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
  accountHref: string;
  /** Sign-in page that returns to this link (signedOut). */
  signInHref: string;
}

type ConfirmNewEmailSnapshot = SnapshotFrom<typeof confirmNewEmailMachine>;

function reasonOf({ token, problem }: ConfirmNewEmailSnapshot['context']): ConfirmNewEmailView['reason'] {
  if (token === '') return 'missing';
  return isEmailTaken(problem) ? 'taken' : 'expired';
}

export function confirmNewEmailView({ value, context }: ConfirmNewEmailSnapshot): ConfirmNewEmailView {
  const state = value === 'routing' || value === 'refused' ? 'confirming' : value;
  return {
    state,
    reason: state === 'expired' ? reasonOf(context) : null,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    accountHref: accountHref('profile'),
    signInHref: signInHref(accountHref('profile')),
  };
}
