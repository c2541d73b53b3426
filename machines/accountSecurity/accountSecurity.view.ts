import type { Enrollment, Factor } from '../model/index.ts';

export type AccountPasswordState =
  | 'resting'
  | 'editing'
  | 'invalid'
  | 'saving'
  /** Waits for the dialog that asks who this is. */
  | 'proving'
  | 'limited'
  | 'failed';

export type AccountFactorState =
  | 'off'
  | 'enrolling.calling'
  | 'enrolling.proving'
  | 'setup.editing'
  | 'setup.invalid'
  | 'setup.verifying'
  | 'setup.wrong'
  | 'setup.limited'
  | 'setup.failed'
  /** The recovery codes are on the screen, this once. */
  | 'codes'
  | 'on'
  | 'confirmingOff'
  | 'turningOff.calling'
  | 'turningOff.proving'
  | 'confirmingRenewal'
  | 'renewing.calling'
  | 'renewing.proving';

export interface AccountSecurityView {
  password: {
    state: AccountPasswordState;
    /** False: the account has none yet and may be given one. */
    exists: boolean;
    value: string;
    error: string | null;
    /** Every reason the server gave against the password ("weak password"); empty otherwise. */
    reasons: readonly string[];
    minLength: number;
    maxLength: number;
    attempt: number;
    canSubmit: boolean;
    busy: boolean;
    /** Seconds until the next try (limited), or null. */
    waitSeconds: number | null;
    /** The server's words (failed, limited), or null. */
    failure: string | null;
  };
  factor: {
    state: AccountFactorState;
    factors: readonly Factor[];
    recoveryCodesLeft: number;
    /** What the authenticator app is set up with (setup), or null. `qr` is an SVG of our own server. */
    enrollment: Enrollment | null;
    code: string;
    codeError: string | null;
    codeLength: number;
    attempt: number;
    canSubmit: boolean;
    busy: boolean;
    /** Seconds until the next try (setup.limited), or null. */
    waitSeconds: number | null;
    /** The server's words (setup.failed, setup.limited), or null. */
    failure: string | null;
    /** Which factor would be turned off (confirmingOff, turningOff), or null. */
    turningOff: Factor | null;
    /** Set while `codes` only. `text` has a code a line, for the clipboard; `href` downloads the same as a file. */
    recoveryCodes: {
      codes: readonly string[];
      text: string;
      href: string;
      fileName: string;
    } | null;
  };
}
