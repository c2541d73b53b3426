import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock, toPages, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { deadlineEntry, listingDeadlines } from '../model/index.ts';
import type { Deadline, EducationRoute, GiBillBenefits, PlanDraft } from '../model/index.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';
import { emptyWorld } from '../../model/world/index.ts';
import type { CollegeApplication, World } from '../../model/world/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';

/** Events that the education tab sends. */
export type EducationEvent =
  /** "Start Application" of the Common Application Portal. */
  | { type: 'portal.open' }
  /** Puts a deadline into the person's own calendar. */
  | { type: 'deadline.save'; deadlineId: string };

/** Events from the app: the URL, and changes of the world. */
export type EducationParentEvent =
  | { type: 'location.changed'; route: EducationRoute; plan: PlanDraft | null }
  | { type: 'world.changed'; world: World; plan: PlanDraft | null }
  | { type: 'kept.changed'; kept: readonly PublishedListing[] };

export type EducationEmitted =
  | CalendarEmitted
  /** The URL should name the common application. */
  | { type: 'portal.opened' };

export interface EducationInput {
  route: EducationRoute;
  /** The remaining GI Bill; null if unknown. */
  benefits: GiBillBenefits | null;
  /** Earlier applications of a veteran, and deadlines, at `now` (epoch milliseconds). */
  earlier: (now: number, veteranId: string) => readonly CollegeApplication[];
  deadlines: (now: number, world: World) => readonly Deadline[];
  /** The benefits that the person has planned; null if they have planned none. @default null */
  plan?: PlanDraft | null;
  world?: World;
  /** What the person saved or began to apply for. @default none */
  kept?: readonly PublishedListing[];
  /** Id of the applicant. */
  veteranId: string;
  role: Role;
  /** Whether it can be asked what public files say of schools. @default false */
  hasSchools?: boolean;
  /** Whether the common application costs veterans nothing, at any number of schools. */
  waivesFee: boolean;
  intl: Omit<IntlConfig, 'now'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface EducationContext extends Omit<EducationInput, 'intl' | 'world' | 'plan' | 'kept'> {
  plan: PlanDraft | null;
  world: World;
  kept: readonly PublishedListing[];
  intl: IntlConfig;
}

/** Soonest first. */
export const deadlinesOf = (context: EducationContext, now: number): Deadline[] =>
  [
    ...context.deadlines(now, context.world),
    ...listingDeadlines(
      context.kept.filter(({ kind }) => kind === 'degree'),
      { ...context.intl, now },
      context,
    ),
  ].toSorted((one, other) => one.daysLeft - other.daysLeft);

/**
 * The education tab: applications, deadlines and benefits (feature spec, section 2, "College page"). The search of programs
 * has its own machine.
 */
export const educationMachine = setup({
  types: {
    context: {} as EducationContext,
    events: {} as EducationEvent | EducationParentEvent | ClockTick,
    emitted: {} as EducationEmitted,
    input: {} as EducationInput,
  },
  actions: {
    setRoute: assign((_, { route, plan }: { route: EducationRoute; plan: PlanDraft | null }) => ({
      route,
      plan,
    })),
    setWorld: assign((_, { world, plan }: { world: World; plan: PlanDraft | null }) => ({ world, plan })),
    setKept: assign((_, { kept }: { kept: readonly PublishedListing[] }) => ({ kept })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    emitPortal: emit({ type: 'portal.opened' }),
    saveDeadline: enqueueActions(({ context, enqueue }, { deadlineId }: { deadlineId: string }) => {
      const deadline = deadlinesOf(context, context.now()).find(({ id }) => id === deadlineId);
      if (deadline)
        enqueue.emit({ type: 'page.saveCalendar', entry: deadlineEntry(deadline, context.write) });
    }),
  },
  guards: {
    isPage: ({ context }, { page }: { page: EducationRoute['page'] }) => context.route.page === page,
  },
}).createMachine({
  id: 'education',
  context: ({ input }) => ({
    ...input,
    plan: input.plan ?? null,
    world: input.world ?? emptyWorld,
    kept: input.kept ?? [],
    intl: { ...input.intl, now: input.now() },
  }),
  initial: 'routing',
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
    'kept.changed': { actions: withEvent('setKept') },
    'location.changed': { target: '.routing', actions: withEvent('setRoute') },
    'portal.open': { actions: 'emitPortal' },
    'deadline.save': { actions: withEvent('saveDeadline') },
  },
  states: {
    routing: {
      always: [
        ...toPages('hub', 'applications', 'schools', 'compare', 'calculator', 'documents'),
        { target: 'unknown' },
      ],
    },
    hub: {},
    applications: {},
    schools: {},
    compare: {},
    calculator: {},
    documents: {},
    unknown: {},
  },
});
