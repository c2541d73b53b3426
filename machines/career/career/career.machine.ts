import { assign, emit, raise, setup } from 'xstate';
import { clockTick, readClock, toPages, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { emptyWorld } from '../../model/world/index.ts';
import {
  findJobs,
  isSameSearch,
  jobPageSize,
  noJobFilters,
  salaryNegotiationSteps,
  formatJobFilters,
} from '../model/index.ts';
import type {
  CareerRoute,
  Job,
  JobFilters,
  SalaryOccupation,
  SalaryNegotiationStep,
  SkillTranslation,
} from '../model/index.ts';
import type { PlatformMode } from '../../shell/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { World } from '../../model/world/index.ts';
import type { CareerEvent, CareerParentEvent, CareerEmitted } from './career.events.ts';

export interface CareerInput {
  route: CareerRoute;
  /** Best match first. */
  jobs: readonly Job[];
  /** Translated skills on the overview. */
  translations: readonly SkillTranslation[];
  /** Number of profile views; null if unknown. */
  profileViews: number | null;
  /** URL of the page that lists jobs, if it isn't this tab. @default null */
  findHref?: string | null;
  world?: World;
  mode: PlatformMode;
  role: Role;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CareerContext extends Omit<CareerInput, 'reader' | 'world' | 'findHref'> {
  findHref: string | null;
  world: World;
  reader: Reader;
  /** How many of the found jobs are listed. */
  shownCount: number;
  /** Open step of the salary negotiation guide. */
  negotiationStep: SalaryNegotiationStep;
}

const foundJobs = ({ jobs, route }: CareerContext) => findJobs(jobs, route.jobs);
const isKnown = ({ jobs }: CareerContext, jobId: string | null) => jobs.some(({ id }) => id === jobId);

/**
 * The career tab and the job board (feature spec, section 2, "Career Translation Center page"). The URL names the page, and the
 * job whose details are open. A link to a job that doesn't exist opens a dialog that says so, over the page.
 */
export const careerMachine = setup({
  types: {
    context: {} as CareerContext,
    events: {} as CareerEvent | CareerParentEvent | ClockTick,
    emitted: {} as CareerEmitted,
    input: {} as CareerInput,
  },
  actions: {
    setRoute: assign(({ context }, { route }: { route: CareerRoute }) => ({
      route,
      shownCount: isSameSearch(route.jobs, context.route.jobs) ? context.shownCount : jobPageSize,
    })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    changeFilter: assign(({ context }, { filter, value }: { filter: keyof JobFilters; value: string }) => ({
      route: { ...context.route, jobs: { ...context.route.jobs, [filter]: value } as JobFilters },
      shownCount: jobPageSize,
    })),
    /** Keeps the sort order, which hides nothing. */
    clearFilters: assign(({ context: { route } }) => ({
      route: { ...route, jobs: { ...noJobFilters, sort: route.jobs.sort } },
      shownCount: jobPageSize,
    })),
    emitFilters: emit(({ context }) => ({
      type: 'query.changed',
      changes: formatJobFilters(context.route.jobs),
    })),
    showMore: assign(({ context }) => ({ shownCount: context.shownCount + jobPageSize })),
    emitOpen: emit((_, { open, jobId }: { open: 'details' | 'apply' | null; jobId: string | null }) => ({
      type: 'open.changed',
      open,
      jobId,
    })),
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
    isUnknownJob: ({ context }) =>
      (context.route.open === 'details' || context.route.open === 'apply') &&
      !isKnown(context, context.route.jobId),
    isDetails: ({ context }) => context.route.open === 'details',
    isKnownJob: ({ context }, { jobId }: { jobId: string }) => isKnown(context, jobId),
    foundSome: ({ context }) => foundJobs(context).length > 0,
    foundNone: ({ context }) => foundJobs(context).length === 0,
  },
}).createMachine({
  id: 'career',
  context: ({ input }) => ({
    ...input,
    findHref: input.findHref ?? null,
    world: input.world ?? emptyWorld,
    reader: { ...input.reader, now: input.now() },
    shownCount: jobPageSize,
    negotiationStep: salaryNegotiationSteps[0],
  }),
  type: 'parallel',
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
    'location.changed': {
      target: ['.page.arriving', '.overlay.arriving'],
      actions: withEvent('setRoute'),
    },
    'filter.change': { actions: [withEvent('changeFilter'), 'emitFilters'] },
    'filters.clear': { actions: ['clearFilters', 'emitFilters'] },
    'list.more': { actions: 'showMore' },
    'job.details': {
      guard: withEvent('isKnownJob'),
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'details', jobId: event.jobId }) },
    },
    'job.apply': {
      guard: withEvent('isKnownJob'),
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'apply', jobId: event.jobId }) },
    },
    'dialog.close': { actions: { type: 'emitOpen', params: { open: null, jobId: null } } },
    'occupation.choose': { actions: [withEvent('setOccupation'), 'emitOccupation'] },
    'negotiationStep.choose': { actions: withEvent('setNegotiationStep') },
  },
  states: {
    page: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            ...toPages('overview', 'jobs', 'translation', 'interview', 'salary'),
            { target: 'unknown' },
          ],
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
    },
    results: {
      initial: 'some',
      states: {
        some: { always: { guard: 'foundNone', target: 'none' } },
        none: { always: { guard: 'foundSome', target: 'some' } },
      },
    },
    /** The overlay. The application dialog has its own machine. */
    overlay: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isUnknownJob', target: 'unknownJob' },
            { guard: 'isDetails', target: 'details' },
            { target: 'nothing' },
          ],
        },
        nothing: {},
        details: {},
        unknownJob: {},
      },
    },
  },
});
