import { readerTickMs } from '../system/model/reader.ts';
import type { Reader } from '../system/model/reader.ts';

/** The moment at which a machine looks at the clock again. */
export interface ClockTick {
  type: 'clock.tick';
}
interface Clocked {
  reader: Reader;
  /** Epoch milliseconds. */
  now: () => number;
}

/** What `raise` takes to have a `clock.tick` come in its time. */
export const clockTick = [{ type: 'clock.tick' }, { id: 'clock', delay: readerTickMs }] as const;

/** Tells the reader the time. */
export const readClock = ({ reader, now }: Clocked) => ({ reader: { ...reader, now: now() } });
