import type { SnapshotFrom } from 'xstate';
import { forgotHref, siteRoot } from '../model/index.ts';
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
  /** The password is set, on the way to the second factor. */
  | 'secondFactorDue'
  | 'signedIn';

export interface ResetPasswordView {
  state: ResetPasswordState;
  /** Why another link is needed (expired): the address had none, or it is used or too old. */
  reason: 'missing' | 'expired' | null;
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
  /** Seconds until the next try (limited), or null. */
  waitSeconds: number | null;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  /** Where another link can be asked for. */
  forgotHref: string;
}

type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>;

/** The state a person sees; those passed through at once look like the one before them. */
function stateOf(value: ResetPasswordSnapshot['value']): ResetPasswordState {
  if (value === 'arriving') return 'editing';
  return value === 'refused' ? 'submitting' : value;
}

const sendable: readonly ResetPasswordState[] = ['editing', 'invalid', 'failed'];
const working: readonly ResetPasswordState[] = ['submitting', 'secondFactorDue', 'signedIn'];

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
    canSubmit: sendable.includes(state),
    busy: working.includes(state),
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(context.problem) : null,
    forgotHref: forgotHref(siteRoot),
  };
}
