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
