import type { ProofNews, SessionLookNews, ToastNews } from '../model/index.ts';

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
export type DevicesInbox = { type: 'proof.given' };

export type DevicesNews = ToastNews | SessionLookNews | ProofNews;
