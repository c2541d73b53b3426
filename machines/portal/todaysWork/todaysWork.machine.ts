import { assign, fromPromise, raise, setup } from 'xstate';
import { clockTick, onTimeout, readClock, withEvent, withProblem } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { Role } from '../../account/model/roles.ts';
import type { Membership } from '../../organizations/model/membership.ts';
import type { LoadMemberships, TodaysWork } from '../model/index.ts';
import { problemOf, submitTimeoutMs, unanswered } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type { World } from '../../model/world/index.ts';
import type { TodaysWorkEvent, TodaysWorkParentEvent } from './todaysWork.events.ts';

export interface TodaysWorkInput {
  /** Reads what there is to do at `now` (epoch milliseconds). */
  workIn: (world: World, now: number) => TodaysWork;
  world: World;
  /** Whose portal it is. */
  role: Role;
  /** Reads what a signed-in person works for; null if the organization is a sample, which needs no setup. */
  loadMemberships: LoadMemberships | null;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface TodaysWorkContext extends Omit<TodaysWorkInput, 'reader'> {
  memberships: readonly Membership[];
  /** Why the memberships could not be read. */
  problem: Problem;
  reader: Reader;
}

export const workOf = ({ workIn, world, reader }: TodaysWorkContext): TodaysWork => workIn(world, reader.now);
const hasWork = (context: TodaysWorkContext) => workOf(context).items.length > 0;

/**
 * What staff do first today. A meeting that ends, or a decision in another browser tab, takes its row away. A signed-in
 * organization has received nothing yet, so setting it up comes first.
 */
export const todaysWorkMachine = setup({
  types: {
    context: {} as TodaysWorkContext,
    events: {} as TodaysWorkEvent | TodaysWorkParentEvent | ClockTick,
    input: {} as TodaysWorkInput,
  },
  actors: {
    loadMemberships: fromPromise<readonly Membership[], { load: LoadMemberships }>(({ input }) =>
      input.load(),
    ),
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    setMemberships: assign((_, { output }: { output: readonly Membership[] }) => ({ memberships: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
  guards: {
    hasWork: ({ context }) => hasWork(context),
    hasNoWork: ({ context }) => !hasWork(context),
    isSignedIn: ({ context }) => context.loadMemberships !== null,
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'todaysWork',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    memberships: [],
    problem: unanswered,
    reader: { ...reader, now: input.now() },
  }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
  },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'settingUp' }, { target: 'waiting' }] },
    waiting: { always: { guard: 'hasNoWork', target: 'quiet' } },
    /** Nobody waits, and no meeting is planned. */
    quiet: { always: { guard: 'hasWork', target: 'waiting' } },
    settingUp: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadMemberships',
            input: ({ context }) => ({ load: context.loadMemberships ?? (async () => []) }),
            onDone: { target: 'known', actions: withEvent('setMemberships') },
            onError: withProblem('failed'),
          },
          after: onTimeout('failed'),
        },
        failed: { on: { 'setup.retry': 'loading' } },
        known: {},
      },
    },
  },
});
