import type {
  ProofParentEvent,
  ProofEmitted,
  SessionLookEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the devices section of the account page sends. */
export type DevicesEvent =
  | { type: 'devices.retry' }
  /** Asks before one other device is signed out. */
  | { type: 'device.end'; id: string }
  /** Asks before all other devices are signed out. */
  | { type: 'devices.endOthers' }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' };

/** Events from the app. */
export type DevicesParentEvent = ProofParentEvent;

export type DevicesEmitted = ToastEmitted | SessionLookEmitted | ProofEmitted;
