import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import { assign, raise, setup } from 'xstate';
import { changesNotProvided, clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { ApplicationKind, World } from '../../model/world/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';

/** The person's world, and whether it was loaded already. */
interface FollowedWorld {
  world: World;
  isKnown: boolean;
}

export type ApplicationListParentEvent =
  | ({ type: 'world.followed' } & FollowedWorld)
  /** The kind that the URL names, or null: all. */
  | { type: 'location.changed'; kind: ApplicationKind | null };

export interface ApplicationListInput extends FollowedWorld {
  kind: ApplicationKind | null;
  /** The platform that shows it, and the person's role there. */
  at: PlatformPlace;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ApplicationListContext extends Omit<ApplicationListInput, 'intl'> {
  intl: IntlConfig;
}

/** Everything that a person has sent, of all kinds. The URL may name one kind. */
export const applicationListMachine = setup({
  types: {
    context: {} as ApplicationListContext,
    events: {} as ApplicationListParentEvent | ClockTick,
    input: {} as ApplicationListInput,
  },
  actors: {
    /** Reports the person's world with `world.followed`. */
    worldChanges: changesNotProvided,
    /** Reports the kind in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
  },
  actions: {
    follow: assign((_, { world, isKnown }: FollowedWorld) => ({ world, isKnown })),
    setKind: assign((_, { kind }: Pick<ApplicationListInput, 'kind'>) => ({ kind })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    hasApplications: ({ context: { world } }) =>
      [world.jobApplications, world.collegeApplications, world.nonprofitApplications].some(
        (list) => list.length > 0,
      ),
    isKnown: ({ context }) => context.isKnown,
  },
}).createMachine({
  id: 'applicationList',
  context: ({ input: { intl, ...input } }) => ({ ...input, intl: { ...intl, now: input.now() } }),
  invoke: [{ src: 'worldChanges' }, { src: 'locationChanges' }],
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.followed': { target: '.arriving', actions: withEvent('follow') },
    'location.changed': { actions: withEvent('setKind') },
  },
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasApplications', target: 'listed' },
        { guard: 'isKnown', target: 'empty' },
        { target: 'loading' },
      ],
    },
    /** For the world that has them. */
    loading: {},
    empty: {},
    listed: {},
  },
});
