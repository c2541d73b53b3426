import { assign, emit, raise, setup } from 'xstate';
import type { Deadline } from '../../education/model/deadlines.ts';
import { clockTick, readClock, withEvent, type ClockTick } from '../../kit/index.ts';
import type { Activity, EarlierMatters, VeteranLinks } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { World } from '../../model/world/world.ts';
import type { VisitKind } from '../../wellness/model/providers.ts';
import type { Role } from '../../account/model/index.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import type { CompletionItem } from '../../profile/model/completion.ts';

/** Events that the dashboard sends. */
export type VeteranHomeEvent = { type: 'activities.open' } | { type: 'activities.close' };

/** Events from the app: the open dialog in the URL, the activities, the world or the person's profile changed. */
export type VeteranHomeParentEvent =
  | { type: 'location.changed'; open: VeteranHomeOpen }
  | { type: 'activities.changed'; activities: readonly Activity[] }
  | { type: 'world.changed'; world: World }
  | { type: 'own.changed'; own: OwnMatters }
  | { type: 'person.changed'; person: VeteranHomePerson };

/** The URL should name what is open now: `?open=activities`. */
export type VeteranHomeEmitted = { type: 'location.changed'; open: VeteranHomeOpen };

type At = { role: Role; tabs?: readonly TabValue[] };
/**
 * What only an account has: days of what the person saved or began to apply for, and what they noted. The demo, of which the dashboard
 * is the first screen, loads nothing for it.
 */
export interface OwnMatters {
  deadlines: (intl: IntlConfig, at: At) => readonly Deadline[];
  /** The activities with what the person noted, newest first. */
  activities: (known: readonly Activity[], world: World, intl: IntlConfig) => readonly Activity[];
}

/** Value of `open` in the URL, or null. */
export type VeteranHomeOpen = 'activities' | null;

/** The person to welcome. Unknown values are empty strings. */
export interface VeteranHomePerson {
  name: string;
  rank: string;
  branch: string;
  /** What the profile still lacks, most useful first. */
  missing: readonly CompletionItem[];
}

export interface VeteranHomeInput {
  person: VeteranHomePerson;
  role: Role;
  /** The tabs that the person has. */
  tabs?: readonly TabValue[];
  /** What an appointment that is made here is. */
  visitKind: VisitKind;
  /** Id of the veteran whose applications are displayed. */
  veteranId: string;
  world: World;
  earlier: EarlierMatters;
  links: VeteranLinks;
  /** Newest first. */
  activities: readonly Activity[];
  /** The open overlay from the URL. Defaults to none. */
  open?: VeteranHomeOpen;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface VeteranHomeContext extends Omit<VeteranHomeInput, 'open' | 'intl'> {
  /** Null before it is known, and in the demo. */
  own: OwnMatters | null;
  openAtStart: VeteranHomeOpen;
  intl: IntlConfig;
}

/**
 * A veteran's dashboard (feature spec, section 2, "Veteran dashboard"): what is next, quick actions and recent activities,
 * with times that follow the clock. The URL opens the list of all activities.
 */
export const veteranHomeMachine = setup({
  types: {
    context: {} as VeteranHomeContext,
    events: {} as VeteranHomeEvent | VeteranHomeParentEvent | ClockTick,
    emitted: {} as VeteranHomeEmitted,
    input: {} as VeteranHomeInput,
  },
  actions: {
    setActivities: assign((_, { activities }: { activities: readonly Activity[] }) => ({ activities })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    setPerson: assign((_, { person }: { person: VeteranHomePerson }) => ({ person })),
    setOwn: assign((_, { own }: { own: OwnMatters }) => ({ own })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    emitRoute: emit((_, { open }: { open: VeteranHomeOpen }) => ({ type: 'location.changed', open })),
  },
  guards: {
    opens: (_, { open }: { open: VeteranHomeOpen }) => open === 'activities',
    openAtStart: ({ context }) => context.openAtStart === 'activities',
  },
}).createMachine({
  id: 'veteranHome',
  context: ({ input: { open, ...input } }) => ({
    own: null,
    ...input,
    openAtStart: open ?? null,
    intl: { ...input.intl, now: input.now() },
  }),
  entry: 'startClock',
  initial: 'routing',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'activities.changed': { actions: withEvent('setActivities') },
    'world.changed': { actions: withEvent('setWorld') },
    'own.changed': { actions: withEvent('setOwn') },
    'person.changed': { actions: withEvent('setPerson') },
    'location.changed': [{ guard: withEvent('opens'), target: '.allActivities' }, { target: '.overview' }],
  },
  states: {
    routing: { always: [{ guard: 'openAtStart', target: 'allActivities' }, { target: 'overview' }] },
    overview: {
      on: {
        'activities.open': {
          target: 'allActivities',
          actions: { type: 'emitRoute', params: { open: 'activities' } },
        },
      },
    },
    allActivities: {
      on: {
        'activities.close': {
          target: 'overview',
          actions: { type: 'emitRoute', params: { open: null } },
        },
      },
    },
  },
});
