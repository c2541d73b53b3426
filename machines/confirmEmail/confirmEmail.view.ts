export type ConfirmEmailState =
  | 'confirming'
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
