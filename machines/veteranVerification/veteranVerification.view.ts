export type VeteranVerificationState =
  /** This site has no verification provider. */
  | 'unavailable'
  | 'unverified'
  | 'starting.withWindow'
  /** The browser blocked the window: this page itself will go. */
  | 'starting.withoutWindow'
  /** The person is at the provider, in the other window. */
  | 'waiting'
  /** The window was closed without a word: the server is asked. */
  | 'checking'
  /** This page is on its way to the provider. */
  | 'leaving'
  | 'failed'
  | 'verified';

export interface VeteranVerificationView {
  state: VeteranVerificationState;
  canStart: boolean;
  busy: boolean;
  /** Why it failed: the words of the toast (failed), or null. */
  failure: { title: string; detail: string } | null;
  /** The window was closed before an answer came (unverified). */
  closedEarly: boolean;
}
