import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { deadlineEntry } from '../../education/model/deadlineEntry.ts';
import type { Deadline } from '../../education/model/deadlines.ts';
import { listingDeadlines } from '../../education/model/listingDeadlines.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { clockTick, readClock, withEvent, type ClockTick } from '../../kit/index.ts';
import type { Activity, EarlierMatters, VeteranLinks } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { World } from '../../model/world/world.ts';
import type { VisitKind } from '../../wellness/model/providers.ts';
import type { PlatformMode } from '../../shell/model/navigation.ts';
import type { Role } from '../../account/model/index.ts';
import type { CompletionItem } from '../../profile/model/completion.ts';

/** Events that the dashboard sends. */
export type VeteranHomeEvent =
  | { type: 'activities.open' }
  | { type: 'activities.close' }
  /** Puts a date into the person's own calendar. */
  | { type: 'deadline.save'; deadlineId: string };

/** Events from the app: the open dialog in the URL, the activities, the world or the person's profile changed. */
export type VeteranHomeParentEvent =
  | { type: 'location.changed'; open: VeteranHomeOpen }
  | { type: 'activities.changed'; activities: readonly Activity[] }
  | { type: 'world.changed'; world: World }
  | { type: 'kept.changed'; kept: readonly PublishedListing[] }
  | { type: 'person.changed'; person: VeteranHomePerson };

export type VeteranHomeEmitted =
  | CalendarEmitted
  /** The URL should name what is open now: `?open=activities`. */
  | { type: 'location.changed'; open: VeteranHomeOpen };

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
  mode: PlatformMode;
  /** What an appointment that is made here is. */
  visitKind: VisitKind;
  /** Id of the veteran whose applications are displayed. */
  veteranId: string;
  world: World;
  earlier: EarlierMatters;
  links: VeteranLinks;
  /** What the person saved or began to apply for. @default none */
  kept?: readonly PublishedListing[];
  /** Newest first. */
  activities: readonly Activity[];
  /** What else they did, which no fact says. @default nothing */
  noted?: (world: World, reader: Reader) => readonly Activity[];
  /** The open overlay from the URL. Defaults to none. */
  open?: VeteranHomeOpen;
  reader: Omit<Reader, 'now'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface VeteranHomeContext extends Omit<Required<VeteranHomeInput>, 'open' | 'reader'> {
  openAtStart: VeteranHomeOpen;
  reader: Reader;
}

/** Soonest first. */
export const deadlinesOf = (
  { earlier, kept, mode, role, reader }: VeteranHomeContext,
  now: number,
): Deadline[] =>
  [...earlier.deadlines(now), ...listingDeadlines(kept, { ...reader, now }, { mode, role })].toSorted(
    (one, other) => one.daysLeft - other.daysLeft,
  );

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
    setKept: assign((_, { kept }: { kept: readonly PublishedListing[] }) => ({ kept })),
    saveDeadline: enqueueActions(({ context, enqueue }, { deadlineId }: { deadlineId: string }) => {
      const deadline = deadlinesOf(context, context.now()).find(({ id }) => id === deadlineId);
      if (deadline)
        enqueue.emit({ type: 'page.saveCalendar', entry: deadlineEntry(deadline, context.write) });
    }),
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
    kept: [],
    noted: () => [],
    ...input,
    openAtStart: open ?? null,
    reader: { ...input.reader, now: input.now() },
  }),
  entry: 'startClock',
  initial: 'arriving',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'activities.changed': { actions: withEvent('setActivities') },
    'world.changed': { actions: withEvent('setWorld') },
    'kept.changed': { actions: withEvent('setKept') },
    'person.changed': { actions: withEvent('setPerson') },
    'deadline.save': { actions: withEvent('saveDeadline') },
    'location.changed': [{ guard: withEvent('opens'), target: '.allActivities' }, { target: '.overview' }],
  },
  states: {
    arriving: { always: [{ guard: 'openAtStart', target: 'allActivities' }, { target: 'overview' }] },
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
