import { assign, emit, setup } from 'xstate';
import { noAnswer, promiseNotProvided, withProblem } from '../../kit/index.ts';
import { accountHref } from '../../account/model/index.ts';
import {
  isRefusedLink,
  isSessionOver,
  messages,
  problemOf,
  submitTimeoutMs,
  unanswered,
} from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { ConfirmNewEmailEvent, ConfirmNewEmailEmitted } from './confirmNewEmail.events.ts';

export interface ConfirmNewEmailInput {
  /** From the link; null or empty where the address has none. */
  token: string | null;
}

export interface ConfirmNewEmailContext {
  token: string;
  /** Why the last try failed. */
  problem: Problem;
}

/** The address has got another account meanwhile. */
export const isTaken = ({ code }: Problem) => code === 'email_taken';

/** The page behind the link that was mailed to an account's new address. It signs nobody in. */
export const confirmNewEmailMachine = setup({
  types: {
    context: {} as ConfirmNewEmailContext,
    events: {} as ConfirmNewEmailEvent,
    emitted: {} as ConfirmNewEmailEmitted,
    input: {} as ConfirmNewEmailInput,
  },
  actors: {
    /** Resolves once the new address counts, rejects with a Problem. */
    confirmNewEmail: promiseNotProvided<unknown, { token: string }>('confirmNewEmail'),
  },
  actions: {
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    emitConfirmed: emit({ type: 'page.toast', toast: { title: messages.newEmailConfirmed } }),
    emitNewSession: emit({ type: 'session.refresh' }),
    emitNewAccount: emit({ type: 'account.refresh' }),
    goOn: emit({ type: 'page.navigate', to: accountHref('profile'), replace: true }),
  },
  guards: {
    linked: ({ context }) => context.token !== '',
    nobody: ({ context }) => isSessionOver(context.problem),
    linkSpent: ({ context }) => isRefusedLink(context.problem) || isTaken(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'confirmNewEmail',
  context: ({ input }) => ({ token: input.token?.trim() ?? '', problem: unanswered }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'linked', target: 'confirming' }, { target: 'expired' }] },
    confirming: {
      invoke: {
        src: 'confirmNewEmail',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'confirmed', actions: ['emitConfirmed', 'emitNewSession', 'emitNewAccount'] },
        onError: withProblem('refused'),
      },
      after: noAnswer('refused'),
    },
    refused: {
      always: [
        { guard: 'nobody', target: 'signedOut' },
        { guard: 'linkSpent', target: 'expired' },
        { target: 'failed' },
      ],
    },
    /** The link is still good: it works for its own account only, once somebody has signed in. */
    signedOut: { on: { 'link.retry': 'confirming' } },
    /** The link may still be good: the server could not be reached, or asked for patience. */
    failed: { on: { 'link.retry': 'confirming' } },
    expired: {},
    confirmed: { on: { 'page.continue': { actions: 'goOn' } } },
  },
});
