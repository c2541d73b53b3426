import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock, toPages, withEvent } from '../../kit/index.ts';
import type { ClockTick, WritePhrase } from '../../kit/index.ts';
import {
  compareMax,
  deadlineEntry,
  noProgramFilters,
  programPageSize,
  formatComparedIds,
  formatProgramFilters,
} from '../model/index.ts';
import { emptyWorld } from '../../model/world/index.ts';
import { toggleChoice } from '../../applications/model/index.ts';
import type {
  Deadline,
  EducationRoute,
  GiBillBenefits,
  ProgramFilters,
  UniversityProgram,
} from '../model/index.ts';
import type { Delivery, PlatformMode } from '../../shell/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { CollegeApplication, World } from '../../model/world/index.ts';
import type { EducationEvent, EducationParentEvent, EducationEmitted } from './education.events.ts';
import { isEqual } from '../../model/isEqual.ts';

export interface EducationInput {
  route: EducationRoute;
  programs: readonly UniversityProgram[];
  /** Where people find programs to apply for; null: on this tab. @default null */
  findHref?: string | null;
  /** Where several schools are applied to at once, if not here. @default null */
  portalHref?: string | null;
  /** The remaining GI Bill; null if unknown. */
  benefits: GiBillBenefits | null;
  /** Earlier applications of a veteran, and deadlines, at `now` (epoch milliseconds). */
  earlier: (now: number, veteranId: string) => readonly CollegeApplication[];
  deadlines: (now: number) => readonly Deadline[];
  world?: World;
  /** Id of the applicant. */
  veteranId: string;
  mode: PlatformMode;
  role: Role;
  delivery: Delivery;
  reader: Omit<Reader, 'now'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface EducationContext extends Omit<EducationInput, 'reader' | 'world'> {
  world: World;
  reader: Reader;
  /** How many results are listed. */
  shownCount: number;
}

const known = ({ programs, route }: EducationContext) => programs.some(({ id }) => id === route.programId);

const changeOf = (context: EducationContext, filters: ProgramFilters) => ({
  route: { ...context.route, filters },
  shownCount: programPageSize,
});

/**
 * The education tab: search, comparison, applications and deadlines (feature spec, section 2, "College page"). Search
 * and comparison are in the URL, so going back restores them. A link to a program that doesn't exist opens a dialog
 * that says so.
 */
export const educationMachine = setup({
  types: {
    context: {} as EducationContext,
    events: {} as EducationEvent | EducationParentEvent | ClockTick,
    emitted: {} as EducationEmitted,
    input: {} as EducationInput,
  },
  actions: {
    setRoute: assign(({ context }, { route }: { route: EducationRoute }) => ({
      route,
      shownCount: isEqual(route.filters, context.route.filters) ? context.shownCount : programPageSize,
    })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    changeFilter: assign(
      ({ context }, { filter, value }: { filter: keyof ProgramFilters; value: string | boolean }) =>
        changeOf(context, { ...context.route.filters, [filter]: value } as ProgramFilters),
    ),
    /** Keeps the sort order, which hides nothing. */
    clearFilters: assign(({ context }) =>
      changeOf(context, { ...noProgramFilters, sort: context.route.filters.sort }),
    ),
    emitFilters: emit(({ context }) => ({
      type: 'query.changed',
      changes: formatProgramFilters(context.route.filters),
      replace: true,
    })),
    showMore: assign(({ context }) => ({ shownCount: context.shownCount + programPageSize })),
    toggleCompared: assign(({ context: { route } }, { programId }: { programId: string }) => {
      const compared = toggleChoice(route.compared, programId);
      return compared.length > compareMax ? {} : { route: { ...route, compared } };
    }),
    clearCompared: assign(({ context: { route } }) => ({ route: { ...route, compared: [] } })),
    emitCompared: emit(({ context: { route } }) => ({
      type: 'query.changed',
      changes: { compare: formatComparedIds(route.compared) },
      replace: true,
    })),
    emitOpen: emit((_, { open, programId }: { open: EducationRoute['open']; programId?: string }) => ({
      type: 'open.changed',
      open,
      changes: { program: programId ?? null },
    })),
    toggleSaved: enqueueActions(({ context, enqueue }, { programId }: { programId: string }) => {
      const program = context.programs.find(({ id }) => id === programId);
      if (!program) return;
      const isSaved = context.world.savedPrograms.some(({ id }) => id === programId);
      enqueue.emit({
        type: 'world.dispatch',
        command: isSaved
          ? { type: 'program.forget', programId }
          : {
              type: 'program.save',
              program: { id: programId, title: `${program.program}, ${program.name}` },
            },
      });
    }),
    saveDeadline: enqueueActions(({ context, enqueue }, { deadlineId }: { deadlineId: string }) => {
      const deadline = context.deadlines(context.now()).find(({ id }) => id === deadlineId);
      if (deadline)
        enqueue.emit({ type: 'page.saveCalendar', entry: deadlineEntry(deadline, context.write) });
    }),
  },
  guards: {
    isPage: ({ context }, { page }: { page: EducationRoute['page'] }) => context.route.page === page,
    isOpen: ({ context }, { open }: { open: EducationRoute['open'] }) => context.route.open === open,
    isUnknownProgram: ({ context }) => context.route.open === 'details' && !known(context),
    canCompare: ({ context }) => context.route.compared.length > 0,
  },
}).createMachine({
  id: 'education',
  context: ({ input }) => ({
    ...input,
    world: input.world ?? emptyWorld,
    reader: { ...input.reader, now: input.now() },
    shownCount: programPageSize,
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
    'program.save': { actions: withEvent('toggleSaved') },
    'program.details': {
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'details', programId: event.programId }) },
    },
    'program.apply': {
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'apply', programId: event.programId }) },
    },
    'compare.toggle': {
      actions: [withEvent('toggleCompared'), 'emitCompared'],
    },
    'compare.clear': { actions: ['clearCompared', 'emitCompared'] },
    'compare.open': {
      guard: 'canCompare',
      actions: { type: 'emitOpen', params: { open: 'compare' } },
    },
    'portal.open': { actions: { type: 'emitOpen', params: { open: 'portal' } } },
    'deadline.save': { actions: withEvent('saveDeadline') },
    'dialog.close': { actions: { type: 'emitOpen', params: { open: null } } },
  },
  states: {
    page: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [...toPages('hub', 'applications', 'calculator', 'documents'), { target: 'unknown' }],
        },
        hub: {},
        applications: {},
        calculator: {},
        documents: {},
        unknown: {},
      },
    },
    /** The overlay. Application dialog and portal have their own machines. */
    overlay: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isUnknownProgram', target: 'unknownProgram' },
            { guard: { type: 'isOpen', params: { open: 'details' } }, target: 'details' },
            { guard: { type: 'isOpen', params: { open: 'compare' } }, target: 'compare' },
            { target: 'nothing' },
          ],
        },
        nothing: {},
        details: {},
        compare: {},
        unknownProgram: {},
      },
    },
  },
});
