import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { problemMessage } from '../../system/model/index.ts';
import { secretLimits } from '../model/index.ts';
import type { ProofReason } from '../../system/model/index.ts';
import type { ProofMethod } from '../model/index.ts';
import type { reauthenticateMachine } from './reauthenticate.machine.ts';
import { methodsOf } from './reauthenticate.setup.ts';

export type ReauthenticateState =
  | 'closed'
  | 'open.editing'
  | 'open.invalid'
  | 'open.checking'
  | 'open.wrong'
  | 'open.limited'
  | 'open.failed'
  /** A code is being sent. */
  | 'open.sending'
  /** Verified; the session is being loaded. */
  | 'open.finishing';

export interface ReauthenticateView {
  state: ReauthenticateState;
  isOpen: boolean;
  reason: ProofReason;
  /** Email of the person who is asked. */
  email: string;
  method: ProofMethod;
  /** The kinds of proof to choose from, in order. `app` and `recovery` only while a second factor is required. */
  methods: readonly ProofMethod[];
  secret: string;
  /** Why it can't be sent (invalid) or was rejected (wrong). */
  secretError: Phrase | null;
  secretMaxLength: number;
  /** Incremented on each rejected submission, so that the field gets focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  /** Whether a code was sent (way `code`). */
  isSent: boolean;
  canResend: boolean;
  /** Seconds until the code can be sent again, or null. */
  resendSeconds: number | null;
  /** The server's error message after a failed attempt, or null. */
  failure: Phrase | null;
  /** Whether the dialog may be closed without a proof. */
  canClose: boolean;
}

type ReauthenticateSnapshot = SnapshotFrom<typeof reauthenticateMachine>;

/** The visible state. Transient states look like the state before them. */
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
  const { method, sent, resendSeconds } = context;
  const canSubmit = sendable.includes(state);
  return {
    state,
    isOpen: state !== 'closed',
    reason: context.reason,
    email: context.person.email,
    method,
    methods: methodsOf(context),
    secret: context.secret,
    secretError: context.secretError,
    secretMaxLength: secretLimits[method],
    attempt: context.attempt,
    canSubmit: canSubmit && (method !== 'code' || sent),
    busy: working.includes(state),
    waitSeconds: state === 'open.limited' ? context.waitSeconds : null,
    isSent: sent,
    canResend: canSubmit && method === 'code' && resendSeconds <= 0,
    resendSeconds: method === 'code' && resendSeconds > 0 ? resendSeconds : null,
    failure: failed.includes(state) ? problemMessage(context.problem) : null,
    canClose: context.reason === 'sensitive' && state !== 'open.checking',
  };
}
