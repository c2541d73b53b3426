import * as z from 'zod/mini';
import type { Phrase } from '../../system/model/phrase.ts';
import { cleanEmail } from '../../model/text/contact.ts';
import { assign, emit, setup } from 'xstate';
import { promiseNotProvided, withEvent } from '../../kit/index.ts';
import { siteRoot } from '../model/index.ts';
import {
  systemPhrase,
  problemOf,
  submitTimeoutMs,
  unreachable,
  type Problem,
  type PageLeaveEmitted,
  type ProofParentEvent,
  type ProofEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  isProofDue,
  proofReasonOf,
} from '../../system/model/index.ts';
import { provenCall } from '../../kit/provenCall.ts';

/** Events that the deletion section of the account page sends. */
export type AccountDeletionEvent =
  /** The person types the account's email to confirm. */
  | { type: 'email.change'; value: string }
  | { type: 'form.submit' }
  /** Whether the organizations that only the person owns end with the account. */
  | { type: 'organizations.end'; value: boolean }
  /** Leaves the page that confirms the deletion. */
  | { type: 'page.continue' };

/** Events from the app. */
export type AccountDeletionParentEvent = ProofParentEvent;

export type AccountDeletionEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | PageLeaveEmitted
  /** Everything stored about the account in this browser should be deleted, too. */
  | { type: 'account.deleted' };

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
  /** That the person alone owns, once the server has asked what becomes of them. */
  organizations: readonly OwnedOrganization[];
  /** Whether they end with the account. */
  endsOrganizations: boolean;
}

const ownedSchema = z.object({
  state: z.object({ organizations: z.array(z.object({ slug: z.string(), name: z.string() })) }),
});
export type OwnedOrganization = z.infer<typeof ownedSchema>['state']['organizations'][number];

/** Whether the typed email is the account's, ignoring case. */
export const isEmailEntered = ({ email, value }: AccountDeletionContext) =>
  cleanEmail(value) === email.toLowerCase();

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
    /** Resolves once everything is deleted, rejects with a Problem: with 409 and `organizations` that would have no owner. */
    deleteAccount: promiseNotProvided<unknown, { endsOrganizations: boolean }>('deleteAccount'),
  },
  actions: {
    change: assign((_, { value }: { value: string }) => ({ value, error: null })),
    showError: assign(({ context }) => ({
      error: systemPhrase('otherEmail'),
      attempt: context.attempt + 1,
    })),
    setProblem: assign(({ context }, { error }: { error: unknown }) => {
      const owned = ownedSchema.safeParse(error);
      return {
        problem: problemOf(error),
        organizations: owned.success ? owned.data.state.organizations : context.organizations,
      };
    }),
    chooseEnd: assign((_, { value }: { value: boolean }) => ({ endsOrganizations: value })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    emitDeleted: emit({ type: 'account.deleted' }),
    leave: emit({ type: 'page.leave', href: siteRoot }),
  },
  guards: {
    typed: ({ context }) => isEmailEntered(context),
    /** Whether something is to become of the organizations that the person alone owns. */
    undecided: ({ context }) => context.problem.code === 'only_owner',
    mayEnd: ({ context }) => context.organizations.length === 0 || context.endsOrganizations,
    proofDue: ({ context }) => isProofDue(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'accountDeletion',
  context: ({ input }) => ({
    ...input,
    value: '',
    error: null,
    attempt: 0,
    problem: unreachable,
    organizations: [],
    endsOrganizations: false,
  }),
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
    /** The person alone owns organizations: they are handed over, or end with the account. */
    asking: {
      on: {
        'email.change': {},
        'organizations.end': { actions: withEvent('chooseEnd') },
        'form.submit': { guard: 'mayEnd', target: 'deleting' },
      },
    },
    /** The proof dialog is open. Nothing is deleted before it succeeds. */
    ...provenCall({
      state: 'deleting',
      src: 'deleteAccount',
      request: ({ endsOrganizations }: AccountDeletionContext) => ({ endsOrganizations }),
      done: { target: 'deleted', actions: 'emitDeleted' },
      failed: 'failed',
      refused: [{ guard: 'undecided', target: 'asking' }, { target: 'failed' }],
      held: { 'email.change': {} },
    }),
    deleted: { on: { 'email.change': {}, 'page.continue': { actions: 'leave' } } },
  },
});
