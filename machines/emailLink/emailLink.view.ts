export type EmailLinkState = 'verifying' | 'failed' | 'expired' | 'secondFactorDue' | 'signedIn';

export interface EmailLinkView {
  state: EmailLinkState;
  /** Why another link is needed (expired): the address had none, or it is used or too old. */
  reason: 'missing' | 'expired' | null;
  /** The server's words (failed), or null. */
  failure: string | null;
  /** Where another link or code can be asked for. */
  codeHref: string;
  signInHref: string;
}
