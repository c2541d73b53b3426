import type {
  AccountEmitted,
  PageLeaveEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the verification screen sends. */
export type VeteranVerificationEvent =
  /** Opens the provider's popup. */
  | { type: 'verification.start' }
  /** Brings the open popup to the front. */
  | { type: 'window.show' }
  /** Closes the popup and cancels. */
  | { type: 'verification.cancel' };

/** Events from the app. */
export type VeteranVerificationParentEvent =
  | ProofParentEvent
  | { type: 'account.changed'; account: { veteranVerified: boolean } };

export type VeteranVerificationEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | AccountEmitted
  | PageLeaveEmitted;

/** Events from the `popup` actor. `origin` and `data` are those of a message event. */
export type PopupEvent =
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.message'; origin: string; data: unknown };

/**
 * Events to the `popup` actor. `popup.open` is sent during the click, so that the browser allows the empty popup.
 * `popup.check` is answered by `popup.closed` if the popup is closed.
 */
export type PopupCommand =
  | { type: 'popup.open'; width: number; height: number }
  | { type: 'popup.go'; href: string }
  | { type: 'popup.check' }
  | { type: 'popup.show' }
  | { type: 'popup.close' };
