import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { clockTick, readClock, toPages, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { emptyWorld, sentApplications } from '../../model/world/index.ts';
import type { World, LinkedApplication } from '../../model/world/index.ts';
import {
  salaryNegotiationSteps,
  askingFor,
  careerLinks,
  jobProgress,
  salaryFigures,
  salaryOccupations,
  salarySource,
} from '../model/index.ts';
import type {
  CareerRoute,
  SalaryOccupation,
  SalaryNegotiationStep,
  SkillTranslation,
  CareerLinks,
  CareerPage,
} from '../model/index.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { deadlineEntry } from '../../education/model/deadlineEntry.ts';
import { listingDeadlines } from '../../education/model/listingDeadlines.ts';
import type { Deadline } from '../../education/model/deadlines.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import { ownApplicationHref } from '../../shell/model/shellRoute.ts';
import { mayAccept } from '../../model/exchange/decideApplication.ts';
import { dayIn } from '../../model/time/zoned.ts';

/** Events that the career tab sends. */
export type CareerEvent =
  /** Chooses the occupation whose pay is displayed. */
  | { type: 'occupation.choose'; occupation: SalaryOccupation }
  /** Goes to another step of the salary negotiation guide. */
  | { type: 'negotiationStep.choose'; step: SalaryNegotiationStep }
  /** Puts a closing day into the person's own calendar. */
  | { type: 'deadline.save'; deadlineId: string };

/** Events from the app: the URL, and changes of the world. */
export type CareerParentEvent =
  | { type: 'location.changed'; route: CareerRoute }
  | { type: 'world.changed'; world: World }
  | { type: 'kept.changed'; kept: readonly PublishedListing[] };

export type CareerEmitted =
  /** The URL's query should change; null removes a name. Replaces the history entry. */
  { type: 'query.changed'; changes: Readonly<Record<string, string | null>> } | CalendarEmitted;

export interface CareerInput {
  route: CareerRoute;
  /** Translated skills on the overview. */
  translations: readonly SkillTranslation[];
  /** Number of profile views; null if unknown. */
  profileViews: number | null;
  /** Where a person lets organizations find them; null if nobody looks. @default null */
  candidacyHref?: string | null;
  world?: World;
  /** What the person saved or began to apply for. @default none */
  kept?: readonly PublishedListing[];
  role: Role;
  intl: Omit<IntlConfig, 'now'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CareerContext extends Omit<CareerInput, 'intl' | 'world' | 'kept' | 'candidacyHref'> {
  kept: readonly PublishedListing[];
  candidacyHref: string | null;
  world: World;
  intl: IntlConfig;
  /** Open step of the salary negotiation guide. */
  negotiationStep: SalaryNegotiationStep;
}

const closingOf = ({ kept, intl, role }: Pick<CareerContext, 'kept' | 'intl' | 'role'>): Deadline[] =>
  listingDeadlines(
    kept.filter(({ kind }) => kind === 'job'),
    intl,
    { role },
  );

/**
 * The career tab (feature spec, section 2, "Career Translation Center page"). The URL names the page. The search of jobs has
 * its own machine.
 */
export const careerMachine = setup({
  types: {
    context: {} as CareerContext,
    events: {} as CareerEvent | CareerParentEvent | ClockTick,
    emitted: {} as CareerEmitted,
    input: {} as CareerInput,
  },
  actions: {
    setRoute: assign((_, { route }: { route: CareerRoute }) => ({ route })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    setKept: assign((_, { kept }: { kept: readonly PublishedListing[] }) => ({ kept })),
    saveDeadline: enqueueActions(({ context, enqueue }, { deadlineId }: { deadlineId: string }) => {
      const deadline = closingOf({ ...context, intl: { ...context.intl, now: context.now() } }).find(
        ({ id }) => id === deadlineId,
      );
      if (deadline)
        enqueue.emit({ type: 'page.saveCalendar', entry: deadlineEntry(deadline, context.write) });
    }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setOccupation: assign(({ context }, { occupation }: { occupation: SalaryOccupation }) => ({
      route: { ...context.route, occupation },
    })),
    emitOccupation: emit(({ context }) => ({
      type: 'query.changed',
      changes: { occupation: context.route.occupation },
    })),
    setNegotiationStep: assign((_, { step }: { step: SalaryNegotiationStep }) => ({ negotiationStep: step })),
  },
  guards: {
    isPage: ({ context }, { page }: { page: CareerRoute['page'] }) => context.route.page === page,
  },
}).createMachine({
  id: 'career',
  context: ({ input }) => ({
    ...input,
    candidacyHref: input.candidacyHref ?? null,
    world: input.world ?? emptyWorld,
    kept: input.kept ?? [],
    intl: { ...input.intl, now: input.now() },
    negotiationStep: salaryNegotiationSteps[0],
  }),
  initial: 'routing',
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
    'kept.changed': { actions: withEvent('setKept') },
    'deadline.save': { actions: withEvent('saveDeadline') },
    'location.changed': { target: '.routing', actions: withEvent('setRoute') },
    'occupation.choose': { actions: [withEvent('setOccupation'), 'emitOccupation'] },
    'negotiationStep.choose': { actions: withEvent('setNegotiationStep') },
  },
  states: {
    routing: {
      always: [...toPages('overview', 'jobs', 'translation', 'interview', 'salary'), { target: 'unknown' }],
    },
    overview: {},
    jobs: {},
    /** The search has its own machine. */
    translation: {},
    /** The interview practice has its own machine. */
    interview: {},
    salary: {},
    /** The URL names no page of the tab. */
    unknown: {},
  },
});

export interface SalaryView {
  occupation: SalaryOccupation;
  title: string;
  /** Dollars a year. */
  median: number;
  asking: { from: number; to: number };
  options: readonly { occupation: SalaryOccupation; title: string; median: number }[];
  step: SalaryNegotiationStep;
  steps: readonly SalaryNegotiationStep[];
  /** The previous and next step, or null. */
  source: typeof salarySource;
}

export interface CareerView {
  page: CareerPage | 'unknown';
  links: CareerLinks;
  /** Where a person lets organizations find them; null if nobody looks. */
  candidacyHref: string | null;
  translations: readonly SkillTranslation[];
  /** From the world. `views` is null if unknown. */
  progress: { applications: number; interviews: number; offers: number; views: number | null };
  /** Applications submitted here, newest first. */
  applications: readonly LinkedApplication[];
  /** Jobs offered to them that wait for an answer, the soonest day first. `isLate`: the day has passed. */
  offers: readonly (LinkedApplication & { isLate: boolean })[];
  /** The coming days by which jobs close that they keep in mind, soonest first. */
  closing: readonly Deadline[];
  salary: SalaryView;
  intl: IntlConfig;
}

function salaryView(occupation: SalaryOccupation, step: SalaryNegotiationStep): SalaryView {
  const { title, median } = salaryFigures[occupation];
  const options = salaryOccupations.map((salaryOccupation) => ({
    occupation: salaryOccupation,
    ...salaryFigures[salaryOccupation],
  }));
  return {
    occupation,
    title,
    median,
    asking: askingFor(median),
    options: options.toSorted((a, b) => b.median - a.median),
    step,
    steps: salaryNegotiationSteps,
    source: salarySource,
  };
}

/** An offer without a day comes last. */
const dueOf = ({ answerBy }: LinkedApplication) => answerBy ?? '9999';

export function careerView({ value, context }: SnapshotFrom<typeof careerMachine>): CareerView {
  const { route, translations, profileViews, candidacyHref, world, role, intl, negotiationStep } = context;
  const applications = sentApplications(world)
    .filter(({ kind }) => kind === 'job')
    .map((one) => ({ ...one, href: ownApplicationHref(one.kind, one.id, { role }) }));
  const today = dayIn(intl.timeZone, intl.now);
  return {
    page: value === 'routing' ? 'unknown' : value,
    links: careerLinks({ role }),
    candidacyHref,
    translations,
    progress: { ...jobProgress(world), views: profileViews },
    applications,
    offers: applications
      .filter(mayAccept)
      .map((one) => ({ ...one, isLate: dueOf(one) < today }))
      .toSorted((one, other) => dueOf(one).localeCompare(dueOf(other))),
    closing: closingOf(context),
    salary: salaryView(route.occupation, negotiationStep),
    intl,
  };
}
