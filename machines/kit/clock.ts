import { clockTickMs } from '../system/model/intl.ts';
import type { IntlConfig } from '../system/model/intl.ts';

/** Raised when a machine should read the clock again. */
export interface ClockTick {
  type: 'clock.tick';
}
interface Clocked {
  intl: IntlConfig;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Arguments of `raise` that schedule the next `clock.tick`. */
export const clockTick = [{ type: 'clock.tick' }, { id: 'clock', delay: clockTickMs }] as const;

/** Sets the reader's `now` to the current time. */
export const readClock = ({ intl, now }: Clocked) => ({ intl: { ...intl, now: now() } });
