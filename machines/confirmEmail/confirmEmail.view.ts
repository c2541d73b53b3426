import type { SnapshotFrom } from 'xstate';
import { authLimits, problemMessage } from '../model/index.ts';
import type { confirmEmailMachine } from './confirmEmail.machine.ts';

export type ConfirmEmailState =
  | 'confirming'
  /** Confirmed, on the way to the second factor. */
  | 'secondFactorDue'
  | 'confirmed'
  | 'failed'
  | 'askAgain.editing'
  | 'askAgain.invalid'
  | 'askAgain.limited'
  | 'askAgain.failed'
  | 'askAgain.resending'
  | 'resent';

export interface ConfirmEmailView {
  state: ConfirmEmailState;
  /** Why a new link is needed (askAgain): the address had none, or it is used or expired. */
  reason: 'missing' | 'expired' | null;
  /** Address of the resend form. */
  email: string;
  emailError: string | null;
  emailMaxLength: number;
  /** Grows with each refused submission so that the field takes focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try is allowed, or null. */
  waitSeconds: number | null;
  /** The server's words (failed, askAgain.failed), or null. */
  failure: string | null;
}

type ConfirmEmailSnapshot = SnapshotFrom<typeof confirmEmailMachine>;

/** The state a person sees; those passed through at once look like the one before them. */
function stateOf(value: ConfirmEmailSnapshot['value']): ConfirmEmailState {
  if (typeof value === 'object') {
    return value.askAgain === 'refused' ? 'askAgain.resending' : `askAgain.${value.askAgain}`;
  }
  return value === 'arriving' || value === 'refused' ? 'confirming' : value;
}

const sendable: readonly ConfirmEmailState[] = ['askAgain.editing', 'askAgain.invalid', 'askAgain.failed'];
const failures: readonly ConfirmEmailState[] = ['failed', 'askAgain.failed', 'askAgain.limited'];

export function confirmEmailView({ value, context }: ConfirmEmailSnapshot): ConfirmEmailView {
  const state = stateOf(value);
  return {
    state,
    reason: state.startsWith('askAgain') ? (context.token === '' ? 'missing' : 'expired') : null,
    email: context.email,
    emailError: context.emailError,
    emailMaxLength: authLimits.email,
    attempt: context.attempt,
    canSubmit: sendable.includes(state),
    busy: state === 'askAgain.resending',
    waitSeconds: state === 'askAgain.limited' ? context.waitSeconds : null,
    failure: failures.includes(state) ? problemMessage(context.problem) : null,
  };
}
