import type { SnapshotFrom } from 'xstate';
import { authLimits } from '../model/index.ts';
import { passwordMaxLength } from '../../account/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { confirmEmailMachine } from './confirmEmail.machine.ts';

export type ConfirmEmailState =
  | 'confirming'
  /** Confirmed, on the way to the second factor. */
  | 'secondFactorDue'
  | 'confirmed'
  | 'failed'
  /** Opened in another browser than the one that signed up: a password is chosen here. */
  | 'choosing.editing'
  | 'choosing.invalid'
  | 'choosing.limited'
  | 'choosing.failed'
  | 'choosing.submitting'
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
  password: string;
  passwordError: string | null;
  /** Every reason the server gave against the password ("weak password"); empty otherwise. */
  passwordReasons: readonly string[];
  passwordMinLength: number;
  passwordMaxLength: number;
  /** Grows with each refused submission so that the field takes focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try is allowed, or null. */
  waitSeconds: number | null;
  /** The server's words after a failed try, or null. */
  failure: string | null;
}

type ConfirmEmailSnapshot = SnapshotFrom<typeof confirmEmailMachine>;

/** The state a person sees; those passed through at once look like the one before them. */
function stateOf(value: ConfirmEmailSnapshot['value']): ConfirmEmailState {
  if (typeof value === 'object') {
    if ('choosing' in value)
      return `choosing.${value.choosing === 'refused' ? 'submitting' : value.choosing}`;
    return `askAgain.${value.askAgain === 'refused' ? 'resending' : value.askAgain}`;
  }
  return value === 'arriving' || value === 'refused' ? 'confirming' : value;
}

const sendable: readonly ConfirmEmailState[] = [
  'choosing.editing',
  'choosing.invalid',
  'choosing.failed',
  'askAgain.editing',
  'askAgain.invalid',
  'askAgain.failed',
];
const limited: readonly ConfirmEmailState[] = ['choosing.limited', 'askAgain.limited'];
const failures: readonly ConfirmEmailState[] = [...limited, 'failed', 'choosing.failed', 'askAgain.failed'];

export function confirmEmailView({ value, context }: ConfirmEmailSnapshot): ConfirmEmailView {
  const state = stateOf(value);
  return {
    state,
    reason: state.startsWith('askAgain') ? (context.token === '' ? 'missing' : 'expired') : null,
    email: context.email,
    emailError: context.emailError,
    emailMaxLength: authLimits.email,
    password: context.password,
    passwordError: context.passwordError,
    passwordReasons: context.passwordReasons,
    passwordMinLength: context.passwordMinLength,
    passwordMaxLength,
    attempt: context.attempt,
    canSubmit: sendable.includes(state),
    busy: state === 'askAgain.resending' || state === 'choosing.submitting',
    waitSeconds: limited.includes(state) ? context.waitSeconds : null,
    failure: failures.includes(state) ? problemMessage(context.problem) : null,
  };
}
