import { assign, emit, raise, setup } from 'xstate';
import { clockTick, readClock, toPages, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { participantsOf, programOf } from '../model/index.ts';
import type { NonprofitRecords, NonprofitPage, NonprofitRoute, Participant } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { World } from '../../model/world/index.ts';
import type { NonprofitEvent, NonprofitParentEvent, NonprofitEmitted } from './nonprofit.events.ts';

export interface NonprofitInput {
  nonprofit: NonprofitRecords;
  world: World;
  route: NonprofitRoute;
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface NonprofitContext extends Omit<NonprofitInput, 'reader'> {
  reader: Reader;
  /** Whoever was approved, then the samples. */
  participants: readonly Participant[];
}

/** The program or participant that the URL names; null if none has that id. */
export const openProgram = ({ nonprofit, route }: NonprofitContext) =>
  route.page === 'programs' ? programOf(nonprofit.programs, route.openId ?? '') : null;
export const openParticipant = ({ participants, route }: NonprofitContext) =>
  route.page === 'participants' ? (participants.find(({ id }) => id === route.openId) ?? null) : null;

/**
 * Programs, participants and support services of the nonprofit (feature spec, section 2, "Nonprofit Program
 * Dashboard"). An approval that is made or undone in another browser tab changes the open page, and may take away the
 * participant who is shown.
 */
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
    setRoute: assign((_, { route }: { route: NonprofitRoute }) => ({ route })),
    setWorld: assign(({ context: { nonprofit } }, { world }: { world: World }) => ({
      world,
      participants: participantsOf(nonprofit.participants, nonprofit.queue, world),
    })),
    closeProgram: assign(({ context }) => ({ route: { ...context.route, openId: null } })),
    emitClosed: emit({ type: 'program.closed' }),
  },
  guards: {
    isPage: ({ context }, { page }: { page: NonprofitPage }) => context.route.page === page,
    isProgram: ({ context }) => openProgram(context) !== null,
    isParticipant: ({ context }) => openParticipant(context) !== null,
    isSomething: ({ context }) => context.route.openId !== null,
  },
}).createMachine({
  id: 'nonprofit',
  type: 'parallel',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    reader: { ...reader, now: input.now() },
    participants: participantsOf(input.nonprofit.participants, input.nonprofit.queue, input.world),
  }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'location.changed': {
      target: ['.page.arriving', '.overlay.arriving'],
      actions: withEvent('setRoute'),
    },
    // An approval may have been made or undone in another browser tab.
    'world.changed': {
      target: ['.page.arriving', '.overlay.arriving'],
      actions: withEvent('setWorld'),
    },
  },
  states: {
    page: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [...toPages('programs', 'participants', 'services'), { target: 'unknown' }],
        },
        programs: {},
        /** Participants and requests are tables, which have their own machine. */
        participants: {},
        services: {},
        unknown: {},
      },
    },
    overlay: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isProgram', target: 'program' },
            { guard: 'isParticipant', target: 'participant' },
            { guard: 'isSomething', target: 'missing' },
            { target: 'nothing' },
          ],
        },
        nothing: {},
        program: { on: { 'program.close': { target: 'nothing', actions: ['closeProgram', 'emitClosed'] } } },
        participant: {},
        missing: { on: { 'program.close': { target: 'nothing', actions: ['closeProgram', 'emitClosed'] } } },
      },
    },
  },
});
