import type {
  ProofParentEvent,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the devices section of the account page sends. */
export type DevicesEvent =
  | { type: 'devices.retry' }
  /** Opens the confirmation for signing out one other device. */
  | { type: 'device.end'; id: string }
  /** Opens the confirmation for signing out all other devices. */
  | { type: 'devices.endOthers' }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type DevicesParentEvent = ProofParentEvent;

export type DevicesEmitted = ToastEmitted | SessionRefreshEmitted | ProofEmitted;
