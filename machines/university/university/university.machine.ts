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

const knowsNothing = ({ samples, world }: UniversityContext) =>
  samples.students.length === 0 && samples.programs.length === 0 && world.collegeApplications.length === 0;

/**
 * The university's dashboard (feature spec, section 2, "University Admissions Portal"). A signed-in university has no
 * figures until the first application arrives, and the page says so instead of showing zeros.
 */
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
  guards: {
    knowsNothing: ({ context }) => knowsNothing(context),
    knowsSomething: ({ context }) => !knowsNothing(context),
  },
}).createMachine({
  id: 'university',
  context: ({ input: { reader, ...input } }) => ({ ...input, reader: { ...reader, now: input.now() } }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
  },
  initial: 'figures',
  states: {
    figures: { always: { guard: 'knowsNothing', target: 'nothing' } },
    /** Nothing is known of a signed-in university yet. */
    nothing: { always: { guard: 'knowsSomething', target: 'figures' } },
  },
});
