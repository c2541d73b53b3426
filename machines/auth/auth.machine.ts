import { assertEvent, assign, emit, setup } from 'xstate';
import { promiseNotProvided } from '../kit/index.ts';
import {
  authErrors,
  authFields,
  authValid,
  countdownTickMs,
  emptyAuthDraft,
  fieldErrorsOf,
  hasErrors,
  isLimited,
  isRefusedInput,
  messages,
  passwordMinLength,
  problemMessage,
  problemOf,
  resendWaitSeconds,
  retryAfterOf,
  safeReturnTo,
  signInOf,
  signUpOf,
  submitTimeoutMs,
  unanswered,
  withoutError,
} from '../model/index.ts';
import type { AuthDraft, AuthField, AuthTab, FieldErrors, Problem, SignIn, SignUp } from '../model/index.ts';
import type { AuthEvent, AuthInbox, AuthNews } from './auth.events.ts';

export interface AuthInput {
  tab?: AuthTab;
  /** Where to go after sign-in; anything but a path of this site counts as the site root. */
  returnTo?: string | null;
  /** Whether someone is signed in already. */
  signedIn?: boolean;
  passwordMinLength?: number;
  googleAvailable?: boolean;
}

export interface AuthContext {
  tab: AuthTab;
  draft: AuthDraft;
  errors: FieldErrors<AuthField>;
  /** Everything the server had against the password. */
  passwordReasons: readonly string[];
  attempt: number;
  /** Seconds until the next try or resend. */
  waitSeconds: number;
  /** Why the last try failed. */
  problem: Problem;
  destination: string;
  signedIn: boolean;
  passwordMinLength: number;
  googleAvailable: boolean;
}

const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, authFields);
const passwordReasons = ({ errors = [] }: Problem) =>
  errors.filter(({ path }) => path === 'password').map(({ message }) => message);
const failureTitles = { signIn: messages.signInFailed, signUp: messages.signUpFailed } as const;

/** The sign-in screen (platform spec, sections 2, 5 and 8). A signed-in visitor is sent on. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent | AuthInbox,
    emitted: {} as AuthNews,
    input: {} as AuthInput | undefined,
  },
  actors: {
    /** Resolves once the session cookie is set, rejects with a Problem. */
    signIn: promiseNotProvided<unknown, SignIn>('signIn'),
    /** Resolves alike whether or not the address is taken, rejects with a Problem. */
    signUp: promiseNotProvided<unknown, SignUp>('signUp'),
    resend: promiseNotProvided<unknown, { email: string }>('resend'),
  },
  actions: {
    chooseTab: assign(({ event }) => {
      assertEvent(event, 'tab.choose');
      return { tab: event.tab, errors: {}, passwordReasons: [] };
    }),
    sayTab: emit(({ context }) => ({ type: 'tab.changed', tab: context.tab })),
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
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    showRefusal: assign(({ context }) => ({
      errors: refusedFields(context.problem),
      passwordReasons: passwordReasons(context.problem),
      attempt: context.attempt + 1,
    })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    startResendWait: assign({ waitSeconds: resendWaitSeconds }),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    endWait: assign({ waitSeconds: 0 }),
    forgetPassword: assign(({ context }) => ({ draft: { ...context.draft, password: '' } })),
    sayFailure: emit(({ context }) => ({
      type: 'toast.show',
      toast: {
        title: failureTitles[context.tab],
        description: problemMessage(context.problem),
        tone: 'destructive',
      },
    })),
    sayResendFailed: emit(({ context }) => ({
      type: 'toast.show',
      toast: {
        title: messages.resendFailed,
        description: problemMessage(context.problem),
        tone: 'destructive',
      },
    })),
    sayCheckEmail: emit({
      type: 'toast.show',
      toast: { title: messages.checkEmailTitle, description: messages.checkEmail },
    }),
    sayNewSession: emit({ type: 'session.refresh' }),
    goOn: emit(({ context }) => ({ type: 'place.go', to: context.destination, replace: true })),
  },
  guards: {
    valid: ({ context }) => authValid(context.tab, context.draft, context.passwordMinLength),
    alreadyIn: ({ context }) => context.signedIn,
    signingIn: ({ context }) => context.tab === 'signIn',
    corrected: ({ context }) => !hasErrors(context.errors),
    waitOver: ({ context }) => context.waitSeconds <= 0,
    refused: ({ context }) => isRefusedInput(context.problem) && hasErrors(refusedFields(context.problem)),
    limited: ({ context }) => isLimited(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    tab: input?.tab ?? 'signIn',
    draft: emptyAuthDraft,
    errors: {},
    passwordReasons: [],
    attempt: 0,
    waitSeconds: 0,
    problem: unanswered,
    destination: safeReturnTo(input?.returnTo),
    signedIn: input?.signedIn ?? false,
    passwordMinLength: input?.passwordMinLength ?? passwordMinLength,
    googleAvailable: input?.googleAvailable ?? false,
  }),
  initial: 'arriving',
  on: {
    'session.signedIn': '.alreadySignedIn',
    'field.change': { actions: 'change' },
    'tab.choose': { actions: ['chooseTab', 'sayTab'] },
  },
  states: {
    arriving: { always: [{ guard: 'alreadyIn', target: 'alreadySignedIn' }, { target: 'editing' }] },
    editing: {
      on: {
        'form.submit': [
          { guard: 'valid', target: 'submitting' },
          { target: 'invalid', actions: 'showErrors' },
        ],
      },
    },
    invalid: {
      always: { guard: 'corrected', target: 'editing' },
      on: { 'form.submit': [{ guard: 'valid', target: 'submitting' }, { actions: 'showErrors' }] },
    },
    failed: {
      on: {
        'field.change': { target: 'editing', actions: 'change' },
        'tab.choose': { target: 'editing', actions: ['chooseTab', 'sayTab'] },
        'form.submit': [
          { guard: 'valid', target: 'submitting' },
          { target: 'invalid', actions: 'showErrors' },
        ],
      },
    },
    /** Too many tries; the form can be changed meanwhile. */
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    submitting: {
      on: { 'field.change': {}, 'tab.choose': {} },
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'signingIn', target: 'signIn' }, { target: 'signUp' }] },
        signIn: {
          invoke: {
            src: 'signIn',
            input: ({ context }) => signInOf(context.draft),
            onDone: { target: '#auth.signedIn', actions: ['forgetPassword', 'sayNewSession'] },
            onError: {
              target: '#auth.refused',
              actions: { type: 'noteProblem', params: ({ event }) => event },
            },
          },
        },
        signUp: {
          invoke: {
            src: 'signUp',
            input: ({ context }) => signUpOf(context.draft),
            onDone: { target: '#auth.checkYourEmail', actions: ['forgetPassword', 'sayCheckEmail'] },
            onError: {
              target: '#auth.refused',
              actions: { type: 'noteProblem', params: ({ event }) => event },
            },
          },
        },
      },
      after: {
        submitTimeout: {
          target: 'refused',
          actions: { type: 'noteProblem', params: { error: unanswered } },
        },
      },
    },
    refused: {
      always: [
        { guard: 'refused', target: 'invalid', actions: 'showRefusal' },
        { guard: 'limited', target: 'limited', actions: ['startWait', 'sayFailure'] },
        { target: 'failed', actions: 'sayFailure' },
      ],
    },
    checkYourEmail: {
      on: { 'field.change': {}, 'tab.choose': {}, 'mail.correct': { target: 'editing', actions: 'endWait' } },
      initial: 'sent',
      states: {
        sent: { always: { target: 'waiting', actions: 'startResendWait' } },
        waiting: {
          always: { guard: 'waitOver', target: 'ready' },
          after: { countdownTick: { target: 'waiting', reenter: true, actions: 'countDown' } },
        },
        ready: { on: { 'mail.resend': 'resending' } },
        resending: {
          on: { 'mail.correct': {} },
          invoke: {
            src: 'resend',
            input: ({ context }) => ({ email: signInOf(context.draft).email }),
            onDone: { target: 'sent', actions: 'sayCheckEmail' },
            onError: {
              target: 'refused',
              actions: { type: 'noteProblem', params: ({ event }) => event },
            },
          },
          after: {
            submitTimeout: {
              target: 'refused',
              actions: { type: 'noteProblem', params: { error: unanswered } },
            },
          },
        },
        refused: {
          always: [
            { guard: 'limited', target: 'waiting', actions: 'startWait' },
            { target: 'ready', actions: 'sayResendFailed' },
          ],
        },
      },
    },
    /** The session machine reads the new cookie first, so that a guarded place does not send the person back here. */
    signedIn: {
      on: { 'session.signedIn': { actions: 'goOn' }, 'field.change': {}, 'tab.choose': {} },
      after: { submitTimeout: { actions: 'goOn' } },
    },
    alreadySignedIn: {
      entry: 'goOn',
      on: { 'session.signedIn': {}, 'field.change': {}, 'tab.choose': {} },
    },
  },
});
