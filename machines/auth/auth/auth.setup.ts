import type { Phrase } from '../../system/model/phrase.ts';
import { assertEvent, assign, emit, raise, setup } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import {
  challengeFrom,
  isChallenge,
  secondFactorNavigation,
  type WithChallenge,
  type SignInDone,
} from '../forms/signIn.ts';
import {
  authErrors,
  authFields,
  authValid,
  passwordReasonsOf,
  resendWaitSeconds,
  type AuthDraft,
  type AuthField,
  type AuthTab,
  type LinkRequest,
  type GoogleRefusal,
  type SignIn,
  type SignInResponse,
  type SignUp,
  type AuthRoute,
} from '../../account/model/index.ts';
import {
  countdownTickMs,
  fieldErrorsOf,
  hasErrors,
  isLimited,
  isRefusedInput,
  systemPhrase,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  withoutError,
  type FieldErrors,
  type Problem,
  type NavigationEmitted,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';

/** Events that the sign-in screen sends. */
export type AuthEvent =
  | { type: 'tab.choose'; tab: AuthTab }
  | { type: 'field.change'; field: AuthField; value: string }
  | { type: 'form.submit' }
  | { type: 'mail.resend' }
  /** Back from "check your e-mail" to the form, to correct the email. */
  | { type: 'mail.correct' };

/** Events from the app: the session, and the tab and destination in the URL. */
export type AuthParentEvent =
  | { type: 'session.signedIn' }
  | ({ type: 'location.changed' } & Pick<AuthRoute, 'tab' | 'returnTo'>);

export type AuthEmitted =
  | ToastEmitted
  | NavigationEmitted
  /** The session cookie was set: the session machine should load the session. */
  | { type: 'session.refresh' }
  /** The URL should name the tab. */
  | { type: 'tab.changed'; tab: AuthTab };

export interface AuthInput {
  tab?: AuthTab;
  /** Where to go after sign-in. Anything but a path of this site is replaced by the site root. */
  returnTo?: string | null;
  /** Whether the visitor is already signed in. */
  signedIn?: boolean;
  passwordMinLength?: number;
  googleAvailable?: boolean;
  /** Why sign-in with Google failed, from the URL. */
  googleRefusal?: GoogleRefusal | null;
}

export interface AuthContext extends WithChallenge {
  tab: AuthTab;
  draft: AuthDraft;
  errors: FieldErrors<AuthField>;
  /** Why the server rejected the password. */
  passwordReasons: readonly Phrase[];
  attempt: number;
  /** Seconds until the next attempt or until the email can be sent again. */
  waitSeconds: number;
  /** Why the last attempt failed. */
  problem: Problem;
  destination: string;
  signedIn: boolean;
  passwordMinLength: number;
  googleAvailable: boolean;
  googleRefusal: GoogleRefusal | null;
}

const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, authFields);

/** Types, actors, actions, guards and delays of the sign-in screen. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent | AuthParentEvent,
    emitted: {} as AuthEmitted,
    input: {} as AuthInput | undefined,
  },
  actors: {
    /** Reports sign-ins in this browser with `session.signedIn`. */
    sessionChanges: changesNotProvided,
    /** Reports the tab and the destination in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    /** Resolves once the session cookie is set, or with the challenge of a second factor; rejects with a Problem. */
    signIn: promiseNotProvided<SignInResponse, SignIn>('signIn'),
    /** Resolves the same way whether or not the email is taken, rejects with a Problem. */
    signUp: promiseNotProvided<unknown, SignUp>('signUp'),
    resend: promiseNotProvided<unknown, LinkRequest>('resend'),
  },
  actions: {
    chooseTab: assign(({ event }) => {
      assertEvent(event, 'tab.choose');
      return { tab: event.tab, errors: {}, passwordReasons: [] };
    }),
    chooseTabInUrl: raise((_, { tab }: { tab: AuthTab }) => ({ type: 'tab.choose', tab })),
    emitTab: emit(({ context }) => ({ type: 'tab.changed', tab: context.tab })),
    change: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        draft: { ...context.draft, [event.field]: event.value },
        errors: withoutError(context.errors, event.field),
        passwordReasons: event.field === 'password' ? [] : context.passwordReasons,
      };
    }),
    showErrors: assign(({ context }) => ({
      errors: authErrors(context.tab, context.draft, context.passwordMinLength),
      passwordReasons: [],
      attempt: context.attempt + 1,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    showRefusal: assign(({ context }) => ({
      errors: refusedFields(context.problem),
      passwordReasons: passwordReasonsOf(context.problem),
      attempt: context.attempt + 1,
    })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    startResendWait: assign({ waitSeconds: resendWaitSeconds }),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    endWait: assign({ waitSeconds: 0 }),
    clearPassword: assign(({ context }) => ({ draft: { ...context.draft, password: '' } })),
    emitResendFailed: emit(({ context }) =>
      toast(systemPhrase('resendFailed'), problemMessage(context.problem), 'destructive'),
    ),
    emitCheckEmail: emit(toast(systemPhrase('checkEmailTitle'), systemPhrase('checkEmail'))),
    setDestination: assign((_, { returnTo }: { returnTo: string }) => ({ destination: returnTo })),
    emitNewSession: emit({ type: 'session.refresh' }),
    setChallenge: assign((_, done: SignInDone) => challengeFrom(done)),
    navigateToSecondFactor: emit(({ context }) => secondFactorNavigation(context, context.destination)),
    goOn: emit(({ context }) => ({ type: 'page.navigate', to: context.destination, replace: true })),
  },
  guards: {
    valid: ({ context }) => authValid(context.tab, context.draft, context.passwordMinLength),
    alreadyIn: ({ context }) => context.signedIn,
    isOtherTab: ({ context }, { tab }: { tab: AuthTab }) => tab !== context.tab,
    signingIn: ({ context }) => context.tab === 'signIn',
    corrected: ({ context }) => !hasErrors(context.errors),
    secondFactorDue: (_, done: SignInDone) => isChallenge(done),
    waitOver: ({ context }) => context.waitSeconds <= 0,
    refused: ({ context }) => isRefusedInput(context.problem) && hasErrors(refusedFields(context.problem)),
    limited: ({ context }) => isLimited(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
});
