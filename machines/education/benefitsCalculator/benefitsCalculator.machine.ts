import { completeZip, ownDateOf, zipDigits } from '../../reference/model/index.ts';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type {
  HousingRate,
  OccupationServer,
  SchoolDetail,
  Schools,
  SchoolServer,
} from '../../reference/model/index.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { withEvent } from '../../kit/index.ts';
import { dayIn, momentIn } from '../../model/time/index.ts';
import type { CalendarEmitted, CalendarEntry, Day } from '../../model/time/index.ts';
import type { AnnouncedEvent } from '../../model/world/events.ts';
import type { WorldCommand, WorldDispatchEmitted } from '../../model/world/index.ts';
import {
  availableTerms,
  confirmationDates,
  educationPhrase,
  initialPlan,
  isConfirmation,
  percentOfService,
  planAt,
  planDates,
  planErrors,
  planFigures,
  planOf,
  planTermsMax,
} from '../model/index.ts';
import type {
  BenefitChapter,
  BenefitPercent,
  DroppedCourse,
  GiBillBenefits,
  Load,
  PlanDraft,
  PlanField,
  UniversityProgram,
} from '../model/index.ts';

/** Active duty as the person's profile says it. */
export interface PlanService {
  from: Day;
  to: Day;
  /** What it gives in chapter 33; null below 90 days. */
  percent: BenefitPercent | null;
}

/** Events that the calculator sends. */
export type BenefitsCalculatorEvent =
  | { type: 'figure.change'; field: PlanField; value: string }
  /** The name of a school, to search for. */
  | { type: 'school.find'; q: string }
  /** Takes over the figures of one that was found. */
  | { type: 'school.take'; id: string }
  /** A ZIP code, whose housing rate the plan takes over once it has five digits. */
  | { type: 'zip.change'; zip: string }
  | { type: 'percent.choose'; percent: BenefitPercent }
  /** Copies tuition and kind of school from a program; empty for the person's own school. */
  | { type: 'program.choose'; programId: string }
  | { type: 'school.choose'; isPublic: boolean }
  /** Adds this term, or the next one that is not planned yet. */
  | { type: 'term.add'; term?: string }
  | { type: 'term.remove'; term: string }
  | { type: 'load.choose'; term: string; load: Load }
  | { type: 'place.choose'; term: string; isOnline: boolean }
  | { type: 'chapter.choose'; chapter: BenefitChapter }
  /** The course that could be dropped. */
  | { type: 'drop.choose'; drop: DroppedCourse }
  | { type: 'dates.save' }
  /** To confirm the enrollment, each month of the plan. */
  | { type: 'reminders.set' }
  | { type: 'reminders.remove' }
  | { type: 'plan.print' }
  | { type: 'plan.reset' };

/** What the person has noted, as it is now. */
export type BenefitsCalculatorParentEvent = { type: 'events.changed'; events: readonly AnnouncedEvent[] };

export type BenefitsCalculatorEmitted =
  /** Stores this plan for a reload; null if it is the initial one. */
  | { type: 'plan.changed'; plan: PlanDraft | null }
  /** The URL need not name the school any more: a reload would undo what the person changes. */
  | { type: 'school.taken' }
  | { type: 'page.print'; title: string }
  | CalendarEmitted
  | WorldDispatchEmitted;

export interface BenefitsCalculatorInput {
  /** Programs to copy the tuition from; none in an account. */
  programs: readonly UniversityProgram[];
  /** The plan from before a reload. */
  stored?: PlanDraft | null;
  /** Id of the initial program. Defaults to the first. */
  programId?: string;
  /** The person's remaining GI Bill; null if unknown, then the plan starts with the person's own school. */
  benefits: GiBillBenefits | null;
  /** A school whose figures the plan takes over, and who knows them. @default none */
  school?: { id: string; server: Pick<SchoolServer, 'readSchool'> } | null;
  /** Who finds schools and knows their figures. @default none */
  schools?: Pick<SchoolServer, 'findSchools' | 'readSchool'> | null;
  /** Who knows housing rates. @default none */
  rates?: Pick<SchoolServer, 'readHousingRate'> | null;
  /** Who knows the person's service. @default none */
  profile?: Pick<OccupationServer, 'loadProfile'> | null;
  /** What the person has noted, where reminders can be; null where they can't, as in the demo. @default null */
  events?: readonly AnnouncedEvent[] | null;
  /** The person's name. */
  organizer: string;
  intl: Pick<IntlConfig, 'timeZone'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface BenefitsCalculatorContext extends Omit<
  BenefitsCalculatorInput,
  'stored' | 'programId' | 'school' | 'schools' | 'rates' | 'profile' | 'events'
> {
  school: NonNullable<BenefitsCalculatorInput['school']> | null;
  schools: NonNullable<BenefitsCalculatorInput['schools']> | null;
  rates: NonNullable<BenefitsCalculatorInput['rates']> | null;
  profile: NonNullable<BenefitsCalculatorInput['profile']> | null;
  events: readonly AnnouncedEvent[] | null;
  draft: PlanDraft;
  /** Whether the plan was the person's own already: it keeps its share. */
  isStored: boolean;
  service: PlanService | null;
  drop: DroppedCourse | null;
  /** Whether the school's figures could not be read. */
  schoolFailed: boolean;
  /** The name that a school is searched by. */
  q: string;
  /** What that found; null before an answer. */
  found: Schools | 'failed' | null;
  /** Digits of a ZIP code, perhaps not all yet. */
  zip: string;
  /** What the plan takes from it, or why it takes nothing. */
  rate: HousingRate | 'unknown' | 'failed' | null;
}

const firstPlanOf = ({
  programs,
  benefits,
  now,
  programId,
}: Pick<BenefitsCalculatorInput, 'programs' | 'benefits' | 'now' | 'programId'>): PlanDraft => {
  const program = programs.find(({ id }) => id === programId) ?? programs[0];
  return initialPlan(now(), benefits && program ? { program, benefits } : null);
};

const changed = ({ draft }: BenefitsCalculatorContext, change: Partial<PlanDraft>) => ({
  draft: { ...draft, ...change },
});
/** What a school or a rate said no longer counts once the person says otherwise. */
function changedOwn({ draft }: BenefitsCalculatorContext, change: Partial<PlanDraft>) {
  const { school: _, housingTo, ...own } = draft;
  const keepsRate = housingTo !== undefined && change.housing === undefined;
  return { draft: { ...own, ...(keepsRate && { housingTo }), ...change } };
}

const changedTerm = (
  context: BenefitsCalculatorContext,
  term: string,
  change: Partial<PlanDraft['terms'][number]>,
) =>
  changed(context, {
    terms: context.draft.terms.map((one) => (one.term === term ? { ...one, ...change } : one)),
  });

const todayOf = ({ intl, now }: Pick<BenefitsCalculatorContext, 'intl' | 'now'>) =>
  dayIn(intl.timeZone, now());
const figuresOf = ({ draft }: BenefitsCalculatorContext) => planFigures(planOf(draft));
/** Entries are at nine in the morning, for half an hour. */
const entryMinute = 9 * 60;
const entryMs = 30 * 60_000;

/** The reminders of the plan that the person doesn't have. */
function remindersMissing(context: BenefitsCalculatorContext): WorldCommand[] {
  const { intl, organizer, write, events } = context;
  return confirmationDates(figuresOf(context), todayOf(context))
    .filter(({ id }) => !events?.some((event) => event.id === id))
    .map(({ id, date, title }) => ({
      type: 'event.create',
      event: ownDateOf({ id, date, title: write(title) }, { timeZone: intl.timeZone, organizer }),
    }));
}

/**
 * The Benefits Calculator: months of entitlement that a plan of terms uses, and the payments. Figures are text while
 * they are typed: an invalid one is marked, and the rest is calculated without it.
 */
export const benefitsCalculatorMachine = setup({
  types: {
    context: {} as BenefitsCalculatorContext,
    events: {} as BenefitsCalculatorEvent | BenefitsCalculatorParentEvent,
    emitted: {} as BenefitsCalculatorEmitted,
    input: {} as BenefitsCalculatorInput,
  },
  actors: {
    readSchool: fromPromise<SchoolDetail, NonNullable<BenefitsCalculatorContext['school']>>(
      ({ input: { server, id } }) => server.readSchool({ id }),
    ),
    findSchools: fromPromise<Schools, Pick<BenefitsCalculatorContext, 'schools' | 'q'>>(
      ({ input: { schools, q } }) => schools!.findSchools({ q: q.trim(), near: '', cursor: null }),
    ),
    readRate: fromPromise<HousingRate, { server: Pick<SchoolServer, 'readHousingRate'>; zip: string }>(
      ({ input: { server, zip } }) => server.readHousingRate({ zip }),
    ),
    /** Active duty by the profile. Null where it is not said, or was part of Guard or Reserve duty. */
    readService: fromPromise<
      Omit<PlanService, 'percent'> | null,
      Pick<BenefitsCalculatorContext, 'profile'> & { today: Day }
    >(async ({ input: { profile, today } }) => {
      const stored = await profile?.loadProfile();
      if (!stored) return null;
      const { serviceStart, separation, component } = stored.profile;
      const to = separation || today;
      const isActive = component === '' || component === 'active';
      return isActive && serviceStart !== '' && serviceStart <= to ? { from: serviceStart, to } : null;
    }),
  },
  actions: {
    changeFigure: assign(({ context }, { field, value }: { field: PlanField; value: string }) =>
      (['monthsLeft', 'ribbon', 'onlineHousing'].includes(field) ? changed : changedOwn)(context, {
        [field]: value,
        ...(field === 'tuition' && { programId: '' }),
      }),
    ),
    // A rate that the person replaces is no longer where the figure is from.
    dropRate: assign((_, { field }: { field: PlanField }) =>
      field === 'housing' ? { zip: '', rate: null } : {},
    ),
    setName: assign((_, { q }: { q: string }) => ({ q, found: null })),
    setFound: assign((_, { output }: { output: Schools }) => ({ found: output })),
    setNoneFound: assign({ found: 'failed' as const }),
    takeSchool: assign(({ context: { schools } }, { id }: { id: string }) => ({
      school: schools && { id, server: schools },
      schoolFailed: false,
      q: '',
      found: null,
    })),
    setZip: assign((_, { zip }: { zip: string }) => ({ zip: zipDigits(zip), rate: null })),
    takeRate: assign(({ context }, { output }: { output: HousingRate }) => ({
      ...changedOwn(context, { housing: String(output.monthly), housingTo: output.to }),
      rate: output,
    })),
    setNoRate: assign((_, { error }: { error: unknown }) => ({
      rate: problemOf(error).status === 404 ? ('unknown' as const) : ('failed' as const),
    })),
    choosePercent: assign(({ context }, { percent }: { percent: BenefitPercent }) =>
      changed(context, { percent }),
    ),
    chooseProgram: assign(({ context }, { programId }: { programId: string }) => {
      const program = context.programs.find(({ id }) => id === programId);
      const figures = program && { isPublic: program.isPublic, tuition: String(program.tuitionCost) };
      return changedOwn(context, { programId: program ? programId : '', ...figures });
    }),
    chooseSchool: assign(({ context }, { isPublic }: { isPublic: boolean }) =>
      changedOwn(context, { isPublic, programId: '' }),
    ),
    addTerm: assign(({ context }, { term: asked }: { term?: string | undefined }) => {
      const { terms } = context.draft;
      const offered = availableTerms(context.now(), context.draft);
      const term = offered.find(({ value }) => value === asked) ?? offered[0];
      if (!term || terms.length >= planTermsMax) return {};
      return changed(context, { terms: [...terms, { term: term.value, load: 'full' }] });
    }),
    removeTerm: assign(({ context }, { term }: { term: string }) =>
      changed(context, { terms: context.draft.terms.filter((item) => item.term !== term) }),
    ),
    chooseLoad: assign(({ context }, { term, load }: { term: string; load: Load }) =>
      changedTerm(context, term, { load }),
    ),
    choosePlace: assign(({ context }, { term, isOnline }: { term: string; isOnline: boolean }) =>
      changedTerm(context, term, { isOnline }),
    ),
    // An amount of one program says nothing of another one.
    chooseChapter: assign(({ context }, { chapter }: { chapter: BenefitChapter }) => ({
      ...changedOwn(context, { chapter, housing: '0' }),
      zip: '',
      rate: null,
    })),
    takeService: assign(({ context }, { output }: { output: Omit<PlanService, 'percent'> | null }) => {
      if (!output) return {};
      const percent = percentOfService(output.from, output.to);
      return {
        service: { ...output, percent },
        ...(percent !== null && !context.isStored && changed(context, { percent })),
      };
    }),
    chooseDrop: assign((_, { drop }: { drop: DroppedCourse }) => ({ drop })),
    setEvents: assign((_, { events }: { events: readonly AnnouncedEvent[] }) => ({ events })),
    emitDates: enqueueActions(({ context, enqueue }) => {
      const { intl, write } = context;
      const [entry, ...more] = planDates(figuresOf(context), todayOf(context)).map(
        ({ id, date, title }): CalendarEntry => {
          const start = momentIn(intl.timeZone, date, entryMinute);
          return {
            id: `plan-${id}`,
            title: write(title),
            start: new Date(start).toISOString(),
            end: new Date(start + entryMs).toISOString(),
            location: '',
            description: isConfirmation({ id }) ? write(educationPhrase('confirmEnrollmentText')) : '',
            status: 'confirmed',
          };
        },
      );
      if (entry) enqueue.emit({ type: 'page.saveCalendar', entry, more });
    }),
    emitReminders: enqueueActions(({ context, enqueue }) => {
      for (const command of remindersMissing(context)) enqueue.emit({ type: 'world.dispatch', command });
    }),
    // Who asked to be reminded goes on being reminded, of the months that the plan has now.
    moveReminders: enqueueActions(({ context, enqueue }) => {
      const today = todayOf(context);
      const ahead = context.events?.filter((event) => isConfirmation(event) && event.date >= today) ?? [];
      if (ahead.length === 0) return;
      const planned = new Set(confirmationDates(figuresOf(context), today).map(({ id }) => id));
      for (const { id } of ahead)
        if (!planned.has(id))
          enqueue.emit({ type: 'world.dispatch', command: { type: 'event.remove', eventId: id } });
      for (const command of remindersMissing(context)) enqueue.emit({ type: 'world.dispatch', command });
    }),
    emitRemindersRemoved: enqueueActions(({ context: { events }, enqueue }) => {
      for (const { id } of events?.filter(isConfirmation) ?? [])
        enqueue.emit({ type: 'world.dispatch', command: { type: 'event.remove', eventId: id } });
    }),
    emitPrint: emit(({ context }) => ({
      type: 'page.print',
      title: context.write(educationPhrase('planTitle')),
    })),
    begin: assign(({ context }) => ({ draft: firstPlanOf(context) })),
    takeFigures: assign(({ context }, { output }: { output: SchoolDetail }) => ({
      draft: planAt(context.draft, output),
    })),
    setFailed: assign({ schoolFailed: true }),
    emitTaken: emit({ type: 'school.taken' }),
    emitPlan: emit(({ context }) => ({ type: 'plan.changed', plan: context.draft })),
    clearPlan: emit({ type: 'plan.changed', plan: null }),
  },
  guards: {
    isZip: ({ context }, { zip }: { zip: string }) =>
      context.rates !== null && completeZip({ near: zipDigits(zip) }) !== '',
    isName: ({ context }, { q }: { q: string }) => context.schools !== null && q.trim() !== '',
    findsSchools: ({ context }) => context.schools !== null,
    takesSchool: ({ context }) => context.school !== null,
    empty: ({ context }) => context.draft.terms.length === 0,
    unreadable: ({ context }) => planErrors(context.draft).length > 0,
  },
  delays: { submitTimeout: submitTimeoutMs, searchDebounce: searchDebounceMs },
}).createMachine({
  id: 'benefitsCalculator',
  context: ({ input: { stored, programId, school, schools, rates, profile, events, ...input } }) => ({
    ...input,
    school: school ?? null,
    schools: schools ?? null,
    rates: rates ?? null,
    profile: profile ?? null,
    events: events ?? null,
    isStored: stored != null,
    service: null,
    drop: null,
    q: '',
    found: null,
    zip: '',
    rate: null,
    schoolFailed: false,
    draft: stored ?? firstPlanOf({ ...input, programId }),
  }),
  // What the profile says comes when it comes: nothing waits for it.
  invoke: {
    src: 'readService',
    input: ({ context }) => ({ profile: context.profile, today: todayOf(context) }),
    onDone: { actions: withEvent('takeService') },
    onError: {},
  },
  initial: 'routing',
  on: {
    'events.changed': { actions: withEvent('setEvents') },
    'chapter.choose': { target: '.calculating', actions: [withEvent('chooseChapter'), 'emitPlan'] },
    'place.choose': { target: '.calculating', actions: [withEvent('choosePlace'), 'emitPlan'] },
    'drop.choose': { actions: withEvent('chooseDrop') },
    'dates.save': { actions: 'emitDates' },
    'reminders.set': { actions: 'emitReminders' },
    'reminders.remove': { actions: 'emitRemindersRemoved' },
    'plan.print': { actions: 'emitPrint' },
    'figure.change': {
      target: '.calculating',
      actions: [withEvent('changeFigure'), withEvent('dropRate'), 'emitPlan'],
    },
    'school.find': [
      { guard: withEvent('isName'), target: '.typing', actions: withEvent('setName') },
      { target: '.calculating', actions: withEvent('setName') },
    ],
    'school.take': { guard: 'findsSchools', target: '.reading', actions: withEvent('takeSchool') },
    'zip.change': [
      { guard: withEvent('isZip'), target: '.lookingUp', actions: withEvent('setZip') },
      { target: '.calculating', actions: withEvent('setZip') },
    ],
    'percent.choose': {
      actions: [withEvent('choosePercent'), 'emitPlan'],
    },
    'program.choose': {
      target: '.calculating',
      actions: [withEvent('chooseProgram'), 'emitPlan'],
    },
    'school.choose': {
      actions: [withEvent('chooseSchool'), 'emitPlan'],
    },
    'term.add': {
      target: '.calculating',
      actions: [withEvent('addTerm'), 'emitPlan', 'moveReminders'],
    },
    'term.remove': {
      target: '.calculating',
      actions: [withEvent('removeTerm'), 'emitPlan', 'moveReminders'],
    },
    'load.choose': {
      actions: [withEvent('chooseLoad'), 'emitPlan'],
    },
    'plan.reset': { target: '.calculating', actions: ['begin', 'clearPlan', 'moveReminders'] },
  },
  states: {
    routing: { always: [{ guard: 'takesSchool', target: 'reading' }, { target: 'calculating' }] },
    /** The figures of a school are read. The plan can be changed, which ends that. */
    reading: {
      invoke: {
        src: 'readSchool',
        input: ({ context }) => context.school!,
        onDone: { target: 'calculating', actions: [withEvent('takeFigures'), 'emitPlan', 'emitTaken'] },
        onError: { target: 'calculating', actions: ['setFailed', 'emitTaken'] },
      },
      after: { submitTimeout: { target: 'calculating', actions: ['setFailed', 'emitTaken'] } },
    },
    typing: { after: { searchDebounce: 'finding' } },
    /** Schools of a name are searched. The plan can be changed, which ends that. */
    finding: {
      invoke: {
        src: 'findSchools',
        input: ({ context }) => context,
        onDone: { target: 'calculating', actions: withEvent('setFound') },
        onError: { target: 'calculating', actions: 'setNoneFound' },
      },
      after: { submitTimeout: { target: 'calculating', actions: 'setNoneFound' } },
    },
    /** The housing rate of a ZIP code is read. The plan can be changed, which ends that. */
    lookingUp: {
      invoke: {
        src: 'readRate',
        input: ({ context }) => ({ server: context.rates!, zip: context.zip }),
        onDone: { target: 'calculating', actions: [withEvent('takeRate'), 'emitPlan'] },
        onError: { target: 'calculating', actions: withEvent('setNoRate') },
      },
      after: {
        submitTimeout: {
          target: 'calculating',
          actions: { type: 'setNoRate', params: { error: unreachable } },
        },
      },
    },
    calculating: {
      always: [
        { guard: 'unreadable', target: 'unreadable' },
        { guard: 'empty', target: 'empty' },
        { target: 'calculated' },
      ],
    },
    calculated: {},
    /** A number is invalid. The rest is calculated without it. */
    unreadable: {},
    empty: {},
  },
});
