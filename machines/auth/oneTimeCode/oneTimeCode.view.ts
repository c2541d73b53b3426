import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { authLimits, signInHref } from '../../account/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { oneTimeCodeMachine } from './oneTimeCode.machine.ts';

export type OneTimeCodeState =
  | 'asking.editing'
  | 'asking.invalid'
  | 'asking.failed'
  | 'asking.limited'
  | 'asking.sending'
  | 'entering.editing'
  | 'entering.invalid'
  | 'entering.wrong'
  | 'entering.failed'
  | 'entering.limited'
  | 'entering.verifying'
  | 'entering.resending'
  /** The code has expired. The person can request another. */
  | 'entering.expired'
  /** Verified; about to ask for the second factor. */
  | 'secondFactorDue'
  | 'signedIn';

export interface OneTimeCodeView {
  state: OneTimeCodeState;
  email: string;
  emailError: Phrase | null;
  emailMaxLength: number;
  code: string;
  /** Why the code can't be sent (invalid) or was rejected (wrong). */
  codeError: Phrase | null;
  /** Email that the code was sent to; null while asking. */
  sentTo: string | null;
  /** Incremented on each rejected submission, so that the field gets focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  canResend: boolean;
  /** Seconds until the email can be sent again (entering), or null. */
  resendSeconds: number | null;
  /** The server's error message after a failed attempt, or null. */
  failure: Phrase | null;
  /** Sign-in with the password. */
  signInHref: string;
}

type OneTimeCodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>;

/** The visible state. Transient states look like the state before them. */
function stateOf(value: OneTimeCodeSnapshot['value']): OneTimeCodeState {
  if (typeof value !== 'object') return value;
  if ('asking' in value) return value.asking === 'refused' ? 'asking.sending' : `asking.${value.asking}`;
  const { entering } = value;
  if (entering === 'refused') return 'entering.verifying';
  return entering === 'notSent' ? 'entering.resending' : `entering.${entering}`;
}

const sendable: readonly OneTimeCodeState[] = [
  'asking.editing',
  'asking.invalid',
  'asking.failed',
  'entering.editing',
  'entering.invalid',
  'entering.wrong',
  'entering.failed',
];
const working: readonly OneTimeCodeState[] = [
  'asking.sending',
  'entering.verifying',
  'entering.resending',
  'secondFactorDue',
  'signedIn',
];
const limited: readonly OneTimeCodeState[] = ['asking.limited', 'entering.limited'];
const failed: readonly OneTimeCodeState[] = ['asking.failed', 'entering.failed', ...limited];

export function oneTimeCodeView({ value, context }: OneTimeCodeSnapshot): OneTimeCodeView {
  const state = stateOf(value);
  const entering = state.startsWith('entering');
  const busy = working.includes(state);
  return {
    state,
    email: context.email,
    emailError: context.emailError,
    emailMaxLength: authLimits.email,
    code: context.code,
    codeError: context.codeError,
    sentTo: state.startsWith('asking') ? null : context.email.trim(),
    attempt: context.attempt,
    canSubmit: sendable.includes(state),
    busy,
    waitSeconds: limited.includes(state) ? context.waitSeconds : null,
    canResend: entering && !busy && context.resendSeconds <= 0,
    resendSeconds: entering && context.resendSeconds > 0 ? context.resendSeconds : null,
    failure: failed.includes(state) ? problemMessage(context.problem) : null,
    signInHref: signInHref(context.destination),
  };
}
