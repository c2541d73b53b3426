import type {
  AccountEmitted,
  DepartureEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionLookEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the verification screen sends. */
export type VeteranVerificationEvent =
  /** Opens the provider's window. */
  | { type: 'verification.start' }
  /** Brings the window that is open already to the front. */
  | { type: 'window.show' }
  /** Closes the window and leaves it. */
  | { type: 'verification.cancel' };

/** Events from the app. */
export type VeteranVerificationParentEvent =
  | ProofParentEvent
  | { type: 'account.changed'; account: { veteranVerified: boolean } };

export type VeteranVerificationEmitted =
  | ToastEmitted
  | SessionLookEmitted
  | ProofEmitted
  | AccountEmitted
  | DepartureEmitted;

/** What the `popup` actor reports of the provider's window. `origin` and `data` are those of a message event. */
export type PopupReport =
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.message'; origin: string; data: unknown };

/**
 * What the `popup` actor is told. `popup.open` comes within the person's own click, so that the browser lets an empty
 * window open; `popup.check` is answered by `popup.closed` if it is.
 */
export type PopupOrder =
  | { type: 'popup.open'; width: number; height: number }
  | { type: 'popup.go'; href: string }
  | { type: 'popup.check' }
  | { type: 'popup.show' }
  | { type: 'popup.close' };
