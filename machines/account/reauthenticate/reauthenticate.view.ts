import type { SnapshotFrom } from 'xstate';
import { problemMessage } from '../../system/model/index.ts';
import { secretLimits } from '../model/index.ts';
import type { ProofReason } from '../../system/model/index.ts';
import type { ProofWay } from '../model/index.ts';
import type { reauthenticateMachine } from './reauthenticate.machine.ts';
import { waysOf } from './reauthenticate.setup.ts';

export type ReauthenticateState =
  | 'closed'
  | 'open.editing'
  | 'open.invalid'
  | 'open.checking'
  | 'open.wrong'
  | 'open.limited'
  | 'open.failed'
  /** A code is being mailed. */
  | 'open.sending'
  /** Proven: the session is being read. */
  | 'open.finishing';

export interface ReauthenticateView {
  state: ReauthenticateState;
  isOpen: boolean;
  reason: ProofReason;
  /** Address of the person who is asked. */
  email: string;
  way: ProofWay;
  /** The ways to choose from, in their order. `app` and `recovery` only while a second factor is asked for. */
  ways: readonly ProofWay[];
  secret: string;
  /** What keeps it from being sent (invalid), or what the server had against it (wrong). */
  secretError: string | null;
  secretMaxLength: number;
  /** Grows with each refused submission so that the field takes focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try (limited), or null. */
  waitSeconds: number | null;
  /** Whether a code was mailed (way `code`). */
  isSent: boolean;
  canResend: boolean;
  /** Seconds until the code can be mailed again, or null. */
  resendSeconds: number | null;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  /** Whether the dialog may be closed without a proof. */
  canClose: boolean;
}

type ReauthenticateSnapshot = SnapshotFrom<typeof reauthenticateMachine>;

/** The state a person sees; those passed through at once look like the one before them. */
function stateOf(value: ReauthenticateSnapshot['value']): ReauthenticateState {
  if (typeof value === 'string') return value;
  if (value.open === 'refused') return 'open.checking';
  return value.open === 'notSent' ? 'open.sending' : `open.${value.open}`;
}

const sendable: readonly ReauthenticateState[] = [
  'open.editing',
  'open.invalid',
  'open.wrong',
  'open.failed',
];
const working: readonly ReauthenticateState[] = ['open.checking', 'open.sending', 'open.finishing'];
const failed: readonly ReauthenticateState[] = ['open.failed', 'open.limited'];

export function reauthenticateView({ value, context }: ReauthenticateSnapshot): ReauthenticateView {
  const state = stateOf(value);
  const { way, sent, resendSeconds } = context;
  const canSubmit = sendable.includes(state);
  return {
    state,
    isOpen: state !== 'closed',
    reason: context.reason,
    email: context.person.email,
    way,
    ways: waysOf(context),
    secret: context.secret,
    secretError: context.secretError,
    secretMaxLength: secretLimits[way],
    attempt: context.attempt,
    canSubmit: canSubmit && (way !== 'code' || sent),
    busy: working.includes(state),
    waitSeconds: state === 'open.limited' ? context.waitSeconds : null,
    isSent: sent,
    canResend: canSubmit && way === 'code' && resendSeconds <= 0,
    resendSeconds: way === 'code' && resendSeconds > 0 ? resendSeconds : null,
    failure: failed.includes(state) ? problemMessage(context.problem) : null,
    canClose: context.reason === 'sensitive' && state !== 'open.checking',
  };
}
