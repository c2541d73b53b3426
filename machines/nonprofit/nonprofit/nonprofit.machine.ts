import { assign, emit, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { programOf } from '../model/index.ts';
import type { NonprofitRecords, ProgramsRoute } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { World } from '../../model/world/index.ts';
import type { NonprofitEvent, NonprofitParentEvent, NonprofitEmitted } from './nonprofit.events.ts';

export interface NonprofitInput {
  nonprofit: NonprofitRecords;
  world: World;
  route: ProgramsRoute;
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface NonprofitContext extends Omit<NonprofitInput, 'reader'> {
  reader: Reader;
}

/** The program that the URL names; null if none has that id. */
export const openProgram = ({ nonprofit, route }: NonprofitContext) =>
  programOf(nonprofit.programs, route.openId ?? '');

/** Programs of the nonprofit. An approval that is made or undone in another browser tab changes their seats. */
export const nonprofitMachine = setup({
  types: {
    context: {} as NonprofitContext,
    events: {} as NonprofitEvent | NonprofitParentEvent | ClockTick,
    emitted: {} as NonprofitEmitted,
    input: {} as NonprofitInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRoute: assign((_, { route }: { route: ProgramsRoute }) => ({ route })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    closeProgram: assign(({ context }) => ({ route: { ...context.route, openId: null } })),
    emitClosed: emit({ type: 'program.closed' }),
  },
  guards: {
    isUnknown: ({ context }) => context.route.page === 'unknown',
    isProgram: ({ context }) => openProgram(context) !== null,
    isSomething: ({ context }) => context.route.openId !== null,
  },
}).createMachine({
  id: 'nonprofit',
  type: 'parallel',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    reader: { ...reader, now: input.now() },
  }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'location.changed': {
      target: ['.page.arriving', '.overlay.arriving'],
      actions: withEvent('setRoute'),
    },
    'world.changed': { actions: withEvent('setWorld') },
  },
  states: {
    page: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [{ guard: 'isUnknown', target: 'unknown' }, { target: 'programs' }],
        },
        programs: {},
        unknown: {},
      },
    },
    overlay: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isProgram', target: 'program' },
            { guard: 'isSomething', target: 'missing' },
            { target: 'nothing' },
          ],
        },
        nothing: {},
        program: { on: { 'program.close': { target: 'nothing', actions: ['closeProgram', 'emitClosed'] } } },
        missing: { on: { 'program.close': { target: 'nothing', actions: ['closeProgram', 'emitClosed'] } } },
      },
    },
  },
});
