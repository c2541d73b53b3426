import { assign, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { UniversityActivity, UniversitySamples } from '../model/index.ts';
import type { World } from '../../model/world/index.ts';
import type { UniversityParentEvent } from './university.events.ts';

export interface UniversityInput {
  /** What is known besides the shared world. */
  samples: UniversitySamples;
  world: World;
  /** Newest first. */
  activities: readonly UniversityActivity[];
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface UniversityContext extends Omit<UniversityInput, 'reader'> {
  reader: Reader;
}

/** The university's dashboard (feature spec, section 2, "University Admissions Portal"). */
export const universityMachine = setup({
  types: {
    context: {} as UniversityContext,
    events: {} as UniversityParentEvent | ClockTick,
    input: {} as UniversityInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
  },
}).createMachine({
  id: 'university',
  context: ({ input: { reader, ...input } }) => ({ ...input, reader: { ...reader, now: input.now() } }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
  },
  initial: 'ready',
  states: { ready: {} },
});
