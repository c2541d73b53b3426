import type { Device, Reader } from '../model/index.ts';

export type DevicesState =
  | 'loading'
  | 'failed'
  | 'listed.resting'
  | 'listed.confirming'
  | 'listed.ending'
  | 'listed.confirmingOthers'
  | 'listed.endingOthers';

export interface DevicesView {
  state: DevicesState;
  /** The device in front of the person; null until listed. */
  current: Device | null;
  /** The others, the last seen first. Empty: signed in here only. */
  others: readonly Device[];
  /** The device that would be or is being signed out (confirming, ending), or null. */
  asked: Device | null;
  busy: boolean;
  reader: Reader;
  /** The server's words (failed), or null. */
  failure: string | null;
}
