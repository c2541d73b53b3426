export type RecoverState = 'editing' | 'invalid' | 'sending' | 'limited' | 'failed' | 'sent';

export interface RecoverView {
  state: RecoverState;
  email: string;
  emailError: string | null;
  emailMaxLength: number;
  /** Grows with each refused submission so that the field takes focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try (limited), or null. */
  waitSeconds: number | null;
  /** Where a mail went if the address has an account: the same words in any case. Null before. */
  sentTo: string | null;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  signInHref: string;
}
