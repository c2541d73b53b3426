import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { forgotHref } from '../../account/model/index.ts';
import { passwordMaxLength } from '../../account/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { resetPasswordMachine } from './resetPassword.machine.ts';

export type ResetPasswordState =
  | 'editing'
  | 'invalid'
  | 'submitting'
  | 'limited'
  | 'failed'
  | 'expired'
  /** The password is set; about to ask for the second factor. */
  | 'secondFactorDue'
  | 'signedIn';

export interface ResetPasswordView {
  state: ResetPasswordState;
  /** Why another link is needed (state `expired`): the URL has no token, or the token was used or is too old. */
  reason: 'missing' | 'expired' | null;
  password: string;
  passwordError: Phrase | null;
  /** Why the server rejected the password as weak; empty otherwise. */
  passwordReasons: readonly Phrase[];
  passwordMinLength: number;
  passwordMaxLength: number;
  /** Incremented on each rejected submission, so that the field gets focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  /** The server's error message after a failed attempt, or null. */
  failure: Phrase | null;
  /** Where to request another link. */
  forgotHref: string;
}

type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>;

/** The visible state. `routing` and `refused` are left immediately, and look like the state before them. */
function stateOf(value: ResetPasswordSnapshot['value']): ResetPasswordState {
  if (value === 'routing') return 'editing';
  return value === 'refused' ? 'submitting' : value;
}

const submittableStates: readonly ResetPasswordState[] = ['editing', 'invalid', 'failed'];
const busyStates: readonly ResetPasswordState[] = ['submitting', 'secondFactorDue', 'signedIn'];

export function resetPasswordView({ value, context }: ResetPasswordSnapshot): ResetPasswordView {
  const state = stateOf(value);
  return {
    state,
    reason: state === 'expired' ? (context.token === '' ? 'missing' : 'expired') : null,
    password: context.password,
    passwordError: context.passwordError,
    passwordReasons: context.passwordReasons,
    passwordMinLength: context.passwordMinLength,
    passwordMaxLength,
    attempt: context.attempt,
    canSubmit: submittableStates.includes(state),
    busy: busyStates.includes(state),
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(context.problem) : null,
    forgotHref: forgotHref(context.destination),
  };
}
