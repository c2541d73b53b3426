import type { Phrase } from '../../system/model/phrase.ts';
import { assign, emit, setup } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { cleanEmail } from '../../model/text/contact.ts';
import {
  countdownTickMs,
  fieldErrorsOf,
  isLimited,
  isRefusedInput,
  systemPhrase,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  type Problem,
  type AccountEmitted,
  type ProofParentEvent,
  type ProofEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  isProofDue,
  proofReasonOf,
  toast,
} from '../../system/model/index.ts';
import {
  emailError,
  fullNameError,
  type Account,
  type AccountChange,
  type SignInMethods,
} from '../model/index.ts';

/** Events that the profile section of the account page sends. */
export type AccountProfileEvent =
  | { type: 'name.change'; value: string }
  | { type: 'name.submit' }
  /** Opens and closes the form for a new email. */
  | { type: 'email.edit' }
  | { type: 'email.cancel' }
  | { type: 'email.change'; value: string }
  | { type: 'email.submit' }
  /** Sends the confirmation link to the pending email again. */
  | { type: 'email.resend' };

/** Events from the app. */
export type AccountProfileParentEvent =
  | ProofParentEvent
  | { type: 'account.changed'; account: Account }
  /** The site's sign-in methods were loaded. */
  | { type: 'methods.known'; methods: Pick<SignInMethods, 'verification'> };

export type AccountProfileEmitted = ToastEmitted | SessionRefreshEmitted | ProofEmitted | AccountEmitted;

export interface AccountProfileInput {
  account: Account;
  /** Whether this site can verify veterans, if already known. */
  canVerify?: boolean;
}

/** A field and its error. */
interface Field {
  value: string;
  error: Phrase | null;
  attempt: number;
  /** Why the last attempt failed. */
  problem: Problem;
}

export interface AccountProfileContext {
  account: Account;
  /** Whether this site can verify veterans. */
  canVerify: boolean;
  name: Field;
  email: Field;
  /** Seconds until the next attempt with an email. */
  waitSeconds: number;
}

const refusalOf = (problem: Problem, field: 'fullName' | 'email') =>
  fieldErrorsOf(problem.errors ?? [], [field])[field] ?? problemMessage(problem);

/** Why this can't be the new email, or null. */
const newEmailError = (email: string, { email: current }: Account): Phrase | null =>
  emailError(email) ?? (cleanEmail(email) === current ? systemPhrase('sameEmail') : null);

/** Types, actors, actions, guards and delays of the profile section of the account page. */
export const accountProfileSetup = setup({
  types: {
    context: {} as AccountProfileContext,
    events: {} as AccountProfileEvent | AccountProfileParentEvent,
    emitted: {} as AccountProfileEmitted,
    input: {} as AccountProfileInput,
  },
  actors: {
    /** Reports the account with `account.changed` after each change. */
    accountChanges: changesNotProvided,
    /** Reports with `methods.known` once this site's sign-in methods are loaded. */
    methodsChanges: changesNotProvided,
    /** Resolves once the change is saved or its link is sent; rejects with a Problem. */
    changeAccount: promiseNotProvided<unknown, AccountChange>('changeAccount'),
  },
  actions: {
    setAccount: assign((_, { account }: { account: Account }) => ({ account })),
    setMethods: assign((_, { methods }: { methods: Pick<SignInMethods, 'verification'> }) => ({
      canVerify: methods.verification,
    })),
    changeName: assign(({ context }, { value }: { value: string }) => ({
      name: { ...context.name, value, error: null },
    })),
    showNameError: assign(({ context: { name } }) => ({
      name: { ...name, error: fullNameError(name.value), attempt: name.attempt + 1 },
    })),
    setNameProblem: assign(({ context }, { error }: { error: unknown }) => ({
      name: { ...context.name, problem: problemOf(error) },
    })),
    showNameRefusal: assign(({ context: { name } }) => ({
      name: { ...name, error: refusalOf(name.problem, 'fullName'), attempt: name.attempt + 1 },
    })),
    emitNameSaved: emit(toast(systemPhrase('nameSaved'))),
    startEmail: assign(({ context }) => ({ email: { ...context.email, value: '', error: null } })),
    startResend: assign(({ context: { account, email } }) => ({
      email: { ...email, value: account.pendingEmail ?? '', error: null },
    })),
    changeEmail: assign(({ context }, { value }: { value: string }) => ({
      email: { ...context.email, value, error: null },
    })),
    showEmailError: assign(({ context: { account, email } }) => ({
      email: { ...email, error: newEmailError(email.value, account), attempt: email.attempt + 1 },
    })),
    setEmailProblem: assign(({ context }, { error }: { error: unknown }) => ({
      email: { ...context.email, problem: problemOf(error) },
    })),
    showEmailRefusal: assign(({ context: { email } }) => ({
      email: { ...email, error: refusalOf(email.problem, 'email'), attempt: email.attempt + 1 },
    })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.email.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    setPending: assign(({ context: { account, email } }) => ({
      account: { ...account, pendingEmail: cleanEmail(email.value) },
    })),
    emitEmailSent: emit(toast(systemPhrase('newEmailTitle'), systemPhrase('newEmail'))),
    requestNameProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.name.problem),
    })),
    requestEmailProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.email.problem),
    })),
    emitAccountChanged: emit({ type: 'account.refresh' }),
    emitNewSession: emit({ type: 'session.refresh' }),
  },
  guards: {
    validName: ({ context }) => fullNameError(context.name.value) === null,
    nameProofDue: ({ context }) => isProofDue(context.name.problem),
    nameRefused: ({ context }) => isRefusedInput(context.name.problem),
    validEmail: ({ context }) => newEmailError(context.email.value, context.account) === null,
    emailProofDue: ({ context }) => isProofDue(context.email.problem),
    emailRefused: ({ context }) => isRefusedInput(context.email.problem),
    emailLimited: ({ context }) => isLimited(context.email.problem),
    pending: ({ context }) => context.account.pendingEmail !== null,
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
});
