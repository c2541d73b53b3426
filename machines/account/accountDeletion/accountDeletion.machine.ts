import type { Phrase } from '../../kit/phrase.ts';
import { assign, emit, setup } from 'xstate';
import { onTimeout, promiseNotProvided, transitionWithError, withEvent } from '../../kit/index.ts';
import { isProofDue, proofReasonOf } from '../model/index.ts';
import { systemPhrase, problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import { siteRoot } from '../../auth/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type {
  AccountDeletionEvent,
  AccountDeletionParentEvent,
  AccountDeletionEmitted,
} from './accountDeletion.events.ts';

export interface AccountDeletionInput {
  /** The account's email, which the person has to type. */
  email: string;
}

export interface AccountDeletionContext extends AccountDeletionInput {
  value: string;
  error: Phrase | null;
  attempt: number;
  /** Why the last attempt failed. */
  problem: Problem;
}

/** Whether the typed email is the account's, ignoring case. */
export const isEmailEntered = ({ email, value }: AccountDeletionContext) =>
  value.trim().toLowerCase() === email.toLowerCase();

/**
 * Deletes the account. Afterwards the page only confirms it. Leaving that page loads a new document, so that no
 * personal data stays in memory.
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent | AccountDeletionParentEvent,
    emitted: {} as AccountDeletionEmitted,
    input: {} as AccountDeletionInput,
  },
  actors: {
    /** Resolves once everything is deleted, rejects with a Problem. */
    deleteAccount: promiseNotProvided<unknown>('deleteAccount'),
  },
  actions: {
    change: assign((_, { value }: { value: string }) => ({ value, error: null })),
    showError: assign(({ context }) => ({
      error: systemPhrase('otherEmail'),
      attempt: context.attempt + 1,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    emitDeleted: emit({ type: 'account.deleted' }),
    leave: emit({ type: 'page.leave', href: siteRoot }),
  },
  guards: {
    typed: ({ context }) => isEmailEntered(context),
    proofDue: ({ context }) => isProofDue(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'accountDeletion',
  context: ({ input }) => ({ ...input, value: '', error: null, attempt: 0, problem: unreachable }),
  initial: 'editing',
  on: { 'email.change': { target: '.editing', actions: withEvent('change') } },
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: 'typed', target: 'deleting' },
          { target: 'invalid', actions: 'showError' },
        ],
      },
    },
    invalid: { on: { 'form.submit': { actions: 'showError' } } },
    failed: { on: { 'form.submit': 'deleting' } },
    deleting: {
      on: { 'email.change': {} },
      invoke: {
        src: 'deleteAccount',
        onDone: { target: 'deleted', actions: 'emitDeleted' },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [{ guard: 'proofDue', target: 'proving', actions: 'requestProof' }, { target: 'failed' }],
    },
    /** The proof dialog is open. Nothing is deleted before it succeeds. */
    proving: { on: { 'email.change': {}, 'proof.given': 'deleting', 'proof.refused': 'failed' } },
    deleted: { on: { 'email.change': {}, 'page.continue': { actions: 'leave' } } },
  },
});
