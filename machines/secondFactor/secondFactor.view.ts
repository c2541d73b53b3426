import type { SecondFactorWay } from '../model/index.ts';

export type SecondFactorState =
  | 'editing'
  | 'invalid'
  | 'verifying'
  | 'wrong'
  | 'limited'
  | 'failed'
  /** The sign-in took too long, or was finished elsewhere: it has to be started again. */
  | 'expired'
  | 'signedIn';

export interface SecondFactorView {
  state: SecondFactorState;
  way: SecondFactorWay;
  code: string;
  /** What keeps the code from being sent (invalid), or what the server had against it (wrong). */
  codeError: string | null;
  /** Digits of an app's code. */
  codeLength: number;
  /** Most characters of a recovery code. */
  codeMaxLength: number;
  /** Grows with each refused submission so that the field takes focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try (limited), or null. */
  waitSeconds: number | null;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  /** Start again from the password. */
  signInHref: string;
}
