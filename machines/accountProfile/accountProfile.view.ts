export type AccountNameState = 'editing' | 'invalid' | 'saving' | 'failed';
export type AccountEmailState =
  | 'resting'
  | 'editing'
  | 'invalid'
  | 'sending'
  /** Waits for the dialog that asks who this is. */
  | 'proving'
  | 'limited'
  | 'failed';

export interface AccountProfileView {
  name: {
    state: AccountNameState;
    value: string;
    error: string | null;
    maxLength: number;
    attempt: number;
    /** Whether there is a change that can be sent. */
    canSubmit: boolean;
    busy: boolean;
    /** The server's words (failed), or null. */
    failure: string | null;
  };
  email: {
    state: AccountEmailState;
    /** The address that counts. */
    current: string;
    /** The address that waits for its confirmation, or null. */
    pending: string | null;
    value: string;
    error: string | null;
    maxLength: number;
    attempt: number;
    canSubmit: boolean;
    canResend: boolean;
    busy: boolean;
    /** Seconds until the next try (limited), or null. */
    waitSeconds: number | null;
    /** The server's words (failed, limited), or null. */
    failure: string | null;
  };
  veteranVerified: boolean;
  /** ISO 8601 instant. */
  createdAt: string;
}
