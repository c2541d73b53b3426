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
  /** The code has outlived its time; another can be asked for. */
  | 'entering.expired'
  /** Proven, on the way to the second factor. */
  | 'secondFactorDue'
  | 'signedIn';

export interface OneTimeCodeView {
  state: OneTimeCodeState;
  email: string;
  emailError: string | null;
  emailMaxLength: number;
  code: string;
  /** What keeps the code from being sent (invalid), or what the server had against it (wrong). */
  codeError: string | null;
  codeLength: number;
  /** Where the mail went; null while asking. */
  sentTo: string | null;
  /** Grows with each refused submission so that the field takes focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try (limited), or null. */
  waitSeconds: number | null;
  canResend: boolean;
  /** Seconds until the mail can be sent again (entering), or null. */
  resendSeconds: number | null;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  /** Back to the password. */
  signInHref: string;
}
