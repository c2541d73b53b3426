import { assign, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { TodaysWork } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { World } from '../../model/world/index.ts';
import type { TodaysWorkParentEvent } from './todaysWork.events.ts';

export interface TodaysWorkInput {
  /** Reads what there is to do at `now` (epoch milliseconds). */
  workIn: (world: World, now: number) => TodaysWork;
  world: World;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface TodaysWorkContext extends Omit<TodaysWorkInput, 'reader'> {
  reader: Reader;
}

export const workOf = ({ workIn, world, reader }: TodaysWorkContext): TodaysWork => workIn(world, reader.now);
const hasWork = (context: TodaysWorkContext) => workOf(context).items.length > 0;

/** What staff do first today. A meeting that ends, or a decision in another browser tab, takes its row away. */
export const todaysWorkMachine = setup({
  types: {
    context: {} as TodaysWorkContext,
    events: {} as TodaysWorkParentEvent | ClockTick,
    input: {} as TodaysWorkInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
  },
  guards: {
    hasWork: ({ context }) => hasWork(context),
    hasNoWork: ({ context }) => !hasWork(context),
  },
}).createMachine({
  id: 'todaysWork',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    reader: { ...reader, now: input.now() },
  }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
  },
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasNoWork', target: 'quiet' } },
    /** Nobody waits, and no meeting is planned. */
    quiet: { always: { guard: 'hasWork', target: 'waiting' } },
  },
});
