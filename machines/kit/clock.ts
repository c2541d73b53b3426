import { readerTickMs } from '../system/model/reader.ts';
import type { Reader } from '../system/model/reader.ts';

/** Raised when a machine should read the clock again. */
export interface ClockTick {
  type: 'clock.tick';
}
interface Clocked {
  reader: Reader;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Arguments of `raise` that schedule the next `clock.tick`. */
export const clockTick = [{ type: 'clock.tick' }, { id: 'clock', delay: readerTickMs }] as const;

/** Sets the reader's `now` to the current time. */
export const readClock = ({ reader, now }: Clocked) => ({ reader: { ...reader, now: now() } });
