import type { Phrase } from '../../system/model/phrase.ts';
import { assertEvent, assign, cancel, emit, enqueueActions, setup } from 'xstate';
import { promiseNotProvided } from '../../kit/index.ts';
import {
  challengeOf,
  resendWaitSeconds,
  siteRoot,
  signInHref,
  isChallengeOver,
  secretError,
  type AccountUser,
  type ProofCall,
  type ProofMethod,
} from '../model/index.ts';
import {
  countdownTickMs,
  isLimited,
  isSessionOver,
  isWrongProof,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  type Problem,
  type ProofReason,
  type PageLeaveEmitted,
  type ProofParentEvent,
  type SessionRefreshEmitted,
} from '../../system/model/index.ts';
import type { SessionEmitted } from '../session/session.machine.ts';

/** Events that the proof dialog sends. */
export type ReauthenticateEvent =
  | { type: 'method.choose'; method: ProofMethod }
  | { type: 'secret.change'; value: string }
  | { type: 'form.submit' }
  /** Emails a code, for the first time or again. */
  | { type: 'mail.resend' }
  /** Cancels the change (reason `sensitive`). After the session has ended, the dialog can't be closed. */
  | { type: 'dialog.close' }
  /** Another person uses the device now: opens the sign-in page. */
  | { type: 'person.other' };

/**
 * Events from the app: requests for a proof, and the events of the session machine. A request that arrives while the
 * dialog is open gets the same answer.
 */
export type ReauthenticateParentEvent =
  | { type: 'proof.request'; reason: ProofReason; person: AccountUser; hasPassword?: boolean }
  | Exclude<SessionEmitted, { type: 'page.toast' }>;

/** `proof.given` and `proof.refused` are for the machines that requested a proof. */
export type ReauthenticateEmitted = ProofParentEvent | SessionRefreshEmitted | PageLeaveEmitted;

export interface ReauthenticateContext {
  reason: ProofReason;
  person: AccountUser;
  /** False for a person who has only signed in with Google or by email. */
  hasPassword: boolean;
  method: ProofMethod;
  secret: string;
  secretError: Phrase | null;
  attempt: number;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  /** Whether a code was sent since the dialog opened. */
  sent: boolean;
  /** Seconds until a code can be sent again. */
  resendSeconds: number;
  /** Id of the second-factor challenge; empty until there is one. */
  challengeId: string;
  /** Why the last attempt failed. */
  problem: Problem;
}

type Asked = Extract<ReauthenticateParentEvent, { type: 'proof.request' }>;
const resendTick = 'resendTick';

/** The available kinds of proof, in order. */
export function methodsOf({ challengeId, hasPassword }: ReauthenticateContext): readonly ProofMethod[] {
  if (challengeId !== '') return ['app', 'recovery'];
  return hasPassword ? ['password', 'code'] : ['code'];
}

/** The call that checks what was typed. */
export function callOf({ reason, method, secret, person, challengeId }: ReauthenticateContext): ProofCall {
  const { email } = person;
  const code = secret.trim();
  if (challengeId !== '') return { call: 'answerChallenge', challengeId, code };
  if (reason === 'sensitive') {
    return { call: 'reauthenticate', json: method === 'password' ? { password: secret } : { code } };
  }
  return method === 'password'
    ? { call: 'signIn', json: { email, password: secret } }
    : { call: 'verify', json: { email, code } };
}

/** Types, actors, actions, guards and delays of the proof dialog. */
export const reauthenticateSetup = setup({
  types: {
    context: {} as ReauthenticateContext,
    events: {} as ReauthenticateEvent | ReauthenticateParentEvent | { type: 'resend.tick' },
    emitted: {} as ReauthenticateEmitted,
  },
  actors: {
    /** Resolves with the response of the call, rejects with a Problem. */
    prove: promiseNotProvided<unknown, ProofCall>('prove'),
    sendCode: promiseNotProvided<unknown, { email: string }>('sendCode'),
  },
  actions: {
    start: assign((_, { reason, person, hasPassword = true }: Asked) => ({
      reason,
      person,
      hasPassword,
      method: hasPassword ? ('password' as const) : ('code' as const),
      secret: '',
      secretError: null,
      waitSeconds: 0,
      sent: false,
      resendSeconds: 0,
      challengeId: '',
    })),
    setReasonSessionEnded: assign({ reason: 'sessionEnded' }),
    chooseWay: assign(({ event }) => {
      assertEvent(event, 'method.choose');
      return { method: event.method, secret: '', secretError: null };
    }),
    change: assign((_, { value }: { value: string }) => ({ secret: value, secretError: null })),
    showError: assign(({ context }) => ({
      secretError: secretError(context.method, context.secret),
      attempt: context.attempt + 1,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    showWrong: assign(({ context }) => ({
      secret: '',
      secretError: problemMessage(context.problem),
      attempt: context.attempt + 1,
    })),
    clearSecret: assign({ secret: '', secretError: null }),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    setSent: assign({ sent: true, resendSeconds: resendWaitSeconds, secret: '', secretError: null }),
    waitToResend: assign(({ context }) => ({ resendSeconds: retryAfterOf(context.problem) })),
    countResendDown: assign(({ context }) => ({ resendSeconds: context.resendSeconds - 1 })),
    /** Only one tick at a time: two would count down twice as fast. */
    tickResend: enqueueActions(({ enqueue }) => {
      enqueue.cancel(resendTick);
      enqueue.raise({ type: 'resend.tick' }, { id: resendTick, delay: 'countdownTick' });
    }),
    stopResendTick: cancel(resendTick),
    setSecondFactor: assign((_, { output }: { output: unknown }) => ({
      challengeId: challengeOf(output) ?? '',
      method: 'app' as const,
      secret: '',
      secretError: null,
    })),
    startOver: assign(({ context }) => ({
      challengeId: '',
      method: context.hasPassword ? ('password' as const) : ('code' as const),
      secret: '',
      secretError: null,
      sent: false,
    })),
    emitNewSession: emit({ type: 'session.refresh' }),
    emitGiven: emit({ type: 'proof.given' }),
    emitRefused: emit({ type: 'proof.refused' }),
    leave: emit({ type: 'page.leave', href: signInHref(siteRoot) }),
  },
  guards: {
    aboutEnd: ({ context }) => context.reason === 'sessionEnded',
    askedAboutEnd: (_, { reason }: { reason: ProofReason }) => reason === 'sessionEnded',
    offered: ({ context, event }) =>
      event.type === 'method.choose' && methodsOf(context).includes(event.method),
    canResend: ({ context }) => context.method === 'code' && context.resendSeconds <= 0,
    stillCounting: ({ context }) => context.resendSeconds > 0,
    notSent: ({ context }) => context.method === 'code' && !context.sent,
    valid: ({ context }) => secretError(context.method, context.secret) === null,
    another: ({ context }, { user }: { user: AccountUser }) => user.id !== context.person.id,
    secondFactorDue: (_, { output }: { output: unknown }) => challengeOf(output) !== null,
    wrong: ({ context }) => isWrongProof(context.problem),
    challengeOver: ({ context }) => isChallengeOver(context.problem),
    endedMeanwhile: ({ context }) => context.reason === 'sensitive' && isSessionOver(context.problem),
    limited: ({ context }) => isLimited(context.problem),
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
});
