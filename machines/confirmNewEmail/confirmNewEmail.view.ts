export type ConfirmNewEmailState = 'confirming' | 'confirmed' | 'failed' | 'expired';

export interface ConfirmNewEmailView {
  state: ConfirmNewEmailState;
  /** Why another link is needed (expired): the address had none, or it is used or too old. */
  reason: 'missing' | 'expired' | null;
  /** The server's words (failed), or null. */
  failure: string | null;
  accountHref: string;
}
