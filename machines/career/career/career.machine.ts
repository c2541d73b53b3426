import { assign, emit, raise, setup } from 'xstate';
import { clockTick, readClock, toPages, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { emptyWorld } from '../../model/world/index.ts';
import { findJobs, jobsShown, noJobFilters, salaryTalk, writeJobFilters } from '../model/index.ts';
import type { CareerPlace, Job, JobFilters, SalaryOccupation, SalaryTalkStep } from '../model/index.ts';
import type { PlatformMode } from '../../shell/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { World } from '../../model/world/index.ts';
import type { CareerEvent, CareerParentEvent, CareerEmitted } from './career.events.ts';

export interface CareerInput {
  place: CareerPlace;
  /** Best match first. */
  jobs: readonly Job[];
  world?: World;
  mode: PlatformMode;
  role: Role;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CareerContext extends Omit<CareerInput, 'reader' | 'world'> {
  world: World;
  reader: Reader;
  /** How many results are listed. */
  shown: number;
  talk: SalaryTalkStep;
}

const found = ({ jobs, place }: CareerContext) => findJobs(jobs, place.jobs);
const isKnown = ({ jobs }: CareerContext, jobId: string | null) => jobs.some(({ id }) => id === jobId);

/** The career tab and the job board (feature spec, section 2, "Career Translation Center page"). */
export const careerMachine = setup({
  types: {
    context: {} as CareerContext,
    events: {} as CareerEvent | CareerParentEvent | ClockTick,
    emitted: {} as CareerEmitted,
    input: {} as CareerInput,
  },
  actions: {
    setPlace: assign(({ context }, { place }: { place: CareerPlace }) => ({
      place,
      shown: JSON.stringify(place.jobs) === JSON.stringify(context.place.jobs) ? context.shown : jobsShown,
    })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    changeFilter: assign(({ context }, { filter, value }: { filter: keyof JobFilters; value: string }) => ({
      place: { ...context.place, jobs: { ...context.place.jobs, [filter]: value } as JobFilters },
      shown: jobsShown,
    })),
    /** The order stays: it hides nothing. */
    clearFilters: assign(({ context: { place } }) => ({
      place: { ...place, jobs: { ...noJobFilters, sort: place.jobs.sort } },
      shown: jobsShown,
    })),
    emitFilters: emit(({ context }) => ({
      type: 'query.changed',
      changes: writeJobFilters(context.place.jobs),
    })),
    extend: assign(({ context }) => ({ shown: context.shown + jobsShown })),
    emitOpen: emit((_, { open, jobId }: { open: 'details' | 'apply' | null; jobId: string | null }) => ({
      type: 'open.changed',
      open,
      jobId,
    })),
    choose: assign(({ context }, { occupation }: { occupation: SalaryOccupation }) => ({
      place: { ...context.place, occupation },
    })),
    emitOccupation: emit(({ context }) => ({
      type: 'query.changed',
      changes: { occupation: context.place.occupation },
    })),
    goTo: assign((_, { step }: { step: SalaryTalkStep }) => ({ talk: step })),
  },
  guards: {
    isPage: ({ context }, { page }: { page: CareerPlace['page'] }) => context.place.page === page,
    isUnknownJob: ({ context: { place }, context }) =>
      (place.open === 'details' || place.open === 'apply') && !isKnown(context, place.jobId),
    isDetails: ({ context }) => context.place.open === 'details',
    isJob: ({ context }, { jobId }: { jobId: string }) => isKnown(context, jobId),
    foundSome: ({ context }) => found(context).length > 0,
    foundNone: ({ context }) => found(context).length === 0,
  },
}).createMachine({
  id: 'career',
  context: ({ input }) => ({
    ...input,
    world: input.world ?? emptyWorld,
    reader: { ...input.reader, now: input.now() },
    shown: jobsShown,
    talk: salaryTalk[0],
  }),
  type: 'parallel',
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
    'place.changed': {
      target: ['.page.arriving', '.over.arriving'],
      actions: withEvent('setPlace'),
    },
    'filter.change': { actions: [withEvent('changeFilter'), 'emitFilters'] },
    'filters.clear': { actions: ['clearFilters', 'emitFilters'] },
    'list.extend': { actions: 'extend' },
    'job.details': {
      guard: withEvent('isJob'),
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'details', jobId: event.jobId }) },
    },
    'job.apply': {
      guard: withEvent('isJob'),
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'apply', jobId: event.jobId }) },
    },
    'dialog.close': { actions: { type: 'emitOpen', params: { open: null, jobId: null } } },
    'occupation.choose': { actions: [withEvent('choose'), 'emitOccupation'] },
    'talk.go': { actions: withEvent('goTo') },
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
        /** Search and practice have machines of their own. */
        translation: {},
        interview: {},
        salary: {},
        /** No page of the tab. */
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
    /** What lies over the page; the application has a machine of its own. */
    over: {
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
