import { assign, raise } from 'xstate';
import type { EventObject, MachineContext } from 'xstate';
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

/** Actions of a machine that reads the clock: its root has `clocked`. */
export const clockActions = <Context extends Clocked & MachineContext, Event extends EventObject>() => ({
  startClock: raise<Context, Event | ClockTick, Event | ClockTick, undefined>(...clockTick),
  readClock: assign<Context, Event, undefined, Event, never>(({ context }) => ({
    ...context,
    ...readClock(context),
  })),
});
export const clocked = {
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
} as const;
