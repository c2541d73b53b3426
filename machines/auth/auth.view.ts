import type { AuthField, AuthTab, FieldErrors } from '../model/index.ts';

export type AuthState =
  | 'editing'
  | 'invalid'
  | 'failed'
  | 'limited'
  | 'submitting'
  | 'checkYourEmail.waiting'
  | 'checkYourEmail.ready'
  | 'checkYourEmail.resending'
  | 'signedIn'
  | 'alreadySignedIn';

export interface AuthView {
  state: AuthState;
  tab: AuthTab;
  fields: Readonly<Record<AuthField, string>>;
  errors: FieldErrors<AuthField>;
  /** Takes focus after each refused submission; `attempt` grows so that the same field takes it again. */
  firstInvalid: AuthField | null;
  attempt: number;
  /** Every reason the server gave against the password ("weak password"); empty otherwise. */
  passwordReasons: readonly string[];
  passwordMinLength: number;
  limits: Readonly<Record<AuthField, number>>;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try (limited) or the next resend (checkYourEmail.waiting), or null. */
  waitSeconds: number | null;
  canResend: boolean;
  /** Where the confirmation went; null outside checkYourEmail. */
  sentTo: string | null;
  googleAvailable: boolean;
  demoHref: string;
}
