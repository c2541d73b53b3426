export type AccountDeletionState =
  | 'editing'
  | 'invalid'
  /** Waits for the dialog that asks who this is. */
  | 'proving'
  | 'deleting'
  | 'failed'
  | 'deleted';

export interface AccountDeletionView {
  state: AccountDeletionState;
  /** The address that has to be typed. */
  email: string;
  value: string;
  error: string | null;
  attempt: number;
  /** Whether the address stands there. */
  canSubmit: boolean;
  busy: boolean;
  /** The server's words (failed), or null. */
  failure: string | null;
  /** All that is kept about the person, as a file. */
  downloadHref: string;
}
