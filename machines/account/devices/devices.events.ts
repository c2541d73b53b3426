import type {
  ProofParentEvent,
  ProofEmitted,
  SessionLookEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** What the devices section of the account page tells the machine. */
export type DevicesEvent =
  | { type: 'devices.retry' }
  /** Asks before one other device is signed out. */
  | { type: 'device.end'; id: string }
  /** Asks before all other devices are signed out. */
  | { type: 'devices.endOthers' }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' };

/** What the app passes on. */
export type DevicesParentEvent = ProofParentEvent;

export type DevicesEmitted = ToastEmitted | SessionLookEmitted | ProofEmitted;
