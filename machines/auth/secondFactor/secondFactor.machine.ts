import type { Phrase } from '../../system/model/phrase.ts';
import { assertEvent, assign, emit, setup } from 'xstate';
import {
  onTimeout,
  changesNotProvided,
  promiseNotProvided,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import { signedInState } from '../forms/signIn.ts';
import {
  countdownTickMs,
  isLimited,
  isWrongProof,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  unreachable,
  type Problem,
  type NavigationEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
} from '../../system/model/index.ts';
import {
  isChallengeOver,
  secretError,
  safeReturnTo,
  type SecondFactorMethod,
  type SignInResponse,
} from '../../account/model/index.ts';
import { limitedState } from '../../kit/limitedState.ts';

/** Events that the second-factor screen sends. */
export type SecondFactorEvent =
  /** Chooses between the authenticator app and the recovery codes. */
  | { type: 'method.choose'; method: SecondFactorMethod }
  | { type: 'code.change'; value: string }
  | { type: 'form.submit' };

/** Events that the app forwards from the session machine. */
export type SecondFactorParentEvent = { type: 'session.signedIn' };

export type SecondFactorEmitted = ToastEmitted | NavigationEmitted | SessionRefreshEmitted;

export interface SecondFactorInput {
  /** From the URL. An empty id counts as expired. */
  challengeId: string;
  /** Where to go after sign-in. Anything but a path of this site is replaced by the site root. */
  returnTo?: string | null;
}

export interface SecondFactorContext {
  challengeId: string;
  destination: string;
  method: SecondFactorMethod;
  code: string;
  codeError: Phrase | null;
  attempt: number;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  /** Why the last attempt failed. */
  problem: Problem;
}

/**
 * The second step of any sign-in: a code from an authenticator app, or a recovery code. After too many attempts it
 * waits, with the code still there. A challenge that is over can only be begun again.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent | SecondFactorParentEvent,
    emitted: {} as SecondFactorEmitted,
    input: {} as SecondFactorInput,
  },
  actors: {
    /** Reports sign-ins in this browser with `session.signedIn`. */
    sessionChanges: changesNotProvided,
    /** Resolves once the session cookie is set, rejects with a Problem. */
    answerChallenge: promiseNotProvided<SignInResponse, { challengeId: string; code: string }>(
      'answerChallenge',
    ),
  },
  actions: {
    chooseWay: assign(({ event }) => {
      assertEvent(event, 'method.choose');
      return { method: event.method, code: '', codeError: null };
    }),
    change: assign((_, { value }: { value: string }) => ({ code: value, codeError: null })),
    showError: assign(({ context }) => ({
      codeError: secretError(context.method, context.code),
      attempt: context.attempt + 1,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    showWrong: assign(({ context }) => ({
      code: '',
      codeError: problemMessage(context.problem),
      attempt: context.attempt + 1,
    })),
    clearCode: assign({ code: '', codeError: null }),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    emitNewSession: emit({ type: 'session.refresh' }),
    goOn: emit(({ context }) => ({ type: 'page.navigate', to: context.destination, replace: true })),
  },
  guards: {
    challenged: ({ context }) => context.challengeId !== '',
    valid: ({ context }) => secretError(context.method, context.code) === null,
    over: ({ context }) => isChallengeOver(context.problem),
    wrong: ({ context }) => isWrongProof(context.problem),
    limited: ({ context }) => isLimited(context.problem),
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({
    challengeId: input.challengeId.trim(),
    destination: safeReturnTo(input.returnTo),
    method: 'app',
    code: '',
    codeError: null,
    attempt: 0,
    waitSeconds: 0,
    problem: unreachable,
  }),
  invoke: { src: 'sessionChanges' },
  initial: 'routing',
  on: {
    'code.change': { target: '.editing', actions: withEvent('change') },
    'method.choose': { target: '.editing', actions: 'chooseWay' },
  },
  states: {
    routing: { always: [{ guard: 'challenged', target: 'editing' }, { target: 'expired' }] },
    editing: {
      on: {
        'form.submit': [
          { guard: 'valid', target: 'verifying' },
          { target: 'invalid', actions: 'showError' },
        ],
      },
    },
    invalid: { on: { 'form.submit': { actions: 'showError' } } },
    wrong: { on: { 'form.submit': { target: 'invalid', actions: 'showError' } } },
    failed: { on: { 'form.submit': 'verifying' } },
    /** Too many attempts. The code can still be edited. */
    limited: limitedState({
      'code.change': { actions: withEvent('change') },
      'method.choose': { actions: 'chooseWay' },
    }),
    verifying: {
      on: { 'code.change': {}, 'method.choose': {} },
      invoke: {
        src: 'answerChallenge',
        input: ({ context }) => ({ challengeId: context.challengeId, code: context.code.trim() }),
        onDone: { target: 'signedIn', actions: ['clearCode', 'emitNewSession'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'over', target: 'expired' },
        { guard: 'wrong', target: 'wrong', actions: 'showWrong' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { target: 'failed' },
      ],
    },
    expired: { entry: 'clearCode', on: { 'code.change': {}, 'method.choose': {} } },
    signedIn: { ...signedInState, on: { ...signedInState.on, 'code.change': {}, 'method.choose': {} } },
  },
});
