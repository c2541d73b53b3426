import { completeZip, schoolMoney, zipDigits } from '../../reference/model/index.ts';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { HousingRate, SchoolDetail, SchoolServer } from '../../reference/model/index.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import { withEvent } from '../../kit/index.ts';
import { initialPlan, planErrors, planTermsMax, availableTerms } from '../model/index.ts';
import type {
  BenefitPercent,
  GiBillBenefits,
  Load,
  PlanDraft,
  PlanField,
  UniversityProgram,
} from '../model/index.ts';

/** A plan with a school's own figures. What is not known of it stays as the person entered it. */
function withSchool(draft: PlanDraft, detail: SchoolDetail): PlanDraft {
  const { id, name, control, tuition } = detail.school;
  const { housing, isOnlineOnly, onlineHousing } = schoolMoney(detail);
  const { inState = null, inStateFees = null, year = null } = tuition ?? {};
  const isPriced = inState !== null && inStateFees !== null;
  const monthly = housing?.monthly ?? (isOnlineOnly ? onlineHousing?.amount : undefined);
  const paid = housing ?? onlineHousing;
  return {
    ...draft,
    programId: '',
    ...(control !== null && { isPublic: control === 'public' }),
    ...(isPriced && { tuition: String(inState + inStateFees) }),
    ...(monthly !== undefined && { housing: String(monthly) }),
    school: {
      id,
      name,
      tuitionYear: isPriced ? year : null,
      housingFrom: monthly === undefined ? null : (paid?.from ?? null),
      housingTo: monthly === undefined ? null : (paid?.to ?? null),
    },
  };
}

/** Events that the calculator sends. */
export type BenefitsCalculatorEvent =
  | { type: 'figure.change'; field: PlanField; value: string }
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
  | { type: 'plan.reset' };

export type BenefitsCalculatorEmitted =
  /** Stores this plan for a reload; null if it is the initial one. */
  | { type: 'plan.changed'; plan: PlanDraft | null }
  /** The URL need not name the school any more: a reload would undo what the person changes. */
  | { type: 'school.taken' };

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
  /** Who knows housing rates. @default none */
  rates?: Pick<SchoolServer, 'readHousingRate'> | null;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface BenefitsCalculatorContext extends Omit<
  BenefitsCalculatorInput,
  'stored' | 'programId' | 'school' | 'rates'
> {
  school: NonNullable<BenefitsCalculatorInput['school']> | null;
  rates: NonNullable<BenefitsCalculatorInput['rates']> | null;
  draft: PlanDraft;
  /** Whether the school's figures could not be read. */
  schoolFailed: boolean;
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
/** What a school said no longer counts once the person says otherwise. */
function changedOwn({ draft }: BenefitsCalculatorContext, change: Partial<PlanDraft>) {
  const { school: _, ...own } = draft;
  return { draft: { ...own, ...change } };
}

/**
 * The Benefits Calculator: months of entitlement that a plan of terms uses, and the payments. Figures are text while
 * they are typed: an invalid one is marked, and the rest is calculated without it.
 */
export const benefitsCalculatorMachine = setup({
  types: {
    context: {} as BenefitsCalculatorContext,
    events: {} as BenefitsCalculatorEvent,
    emitted: {} as BenefitsCalculatorEmitted,
    input: {} as BenefitsCalculatorInput,
  },
  actors: {
    readSchool: fromPromise<SchoolDetail, NonNullable<BenefitsCalculatorContext['school']>>(
      ({ input: { server, id } }) => server.readSchool({ id }),
    ),
    readRate: fromPromise<HousingRate, { server: Pick<SchoolServer, 'readHousingRate'>; zip: string }>(
      ({ input: { server, zip } }) => server.readHousingRate({ zip }),
    ),
  },
  actions: {
    changeFigure: assign(({ context }, { field, value }: { field: PlanField; value: string }) =>
      (field === 'monthsLeft' ? changed : changedOwn)(context, {
        [field]: value,
        ...(field === 'tuition' && { programId: '' }),
      }),
    ),
    // A rate that the person replaces is no longer where the figure is from.
    dropRate: assign((_, { field }: { field: PlanField }) =>
      field === 'housing' ? { zip: '', rate: null } : {},
    ),
    setZip: assign((_, { zip }: { zip: string }) => ({ zip: zipDigits(zip), rate: null })),
    takeRate: assign(({ context }, { output }: { output: HousingRate }) => ({
      ...changedOwn(context, { housing: String(output.monthly) }),
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
      changed(context, {
        terms: context.draft.terms.map((item) => (item.term === term ? { term, load } : item)),
      }),
    ),
    begin: assign(({ context }) => ({ draft: firstPlanOf(context) })),
    takeFigures: assign(({ context }, { output }: { output: SchoolDetail }) => ({
      draft: withSchool(context.draft, output),
    })),
    setFailed: assign({ schoolFailed: true }),
    emitTaken: emit({ type: 'school.taken' }),
    emitPlan: emit(({ context }) => ({ type: 'plan.changed', plan: context.draft })),
    clearPlan: emit({ type: 'plan.changed', plan: null }),
  },
  guards: {
    isZip: ({ context }, { zip }: { zip: string }) =>
      context.rates !== null && completeZip({ near: zipDigits(zip) }) !== '',
    takesSchool: ({ context }) => context.school !== null,
    empty: ({ context }) => context.draft.terms.length === 0,
    unreadable: ({ context }) => planErrors(context.draft).length > 0,
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'benefitsCalculator',
  context: ({ input: { stored, programId, school, rates, ...input } }) => ({
    ...input,
    school: school ?? null,
    rates: rates ?? null,
    zip: '',
    rate: null,
    schoolFailed: false,
    draft: stored ?? firstPlanOf({ ...input, programId }),
  }),
  initial: 'arriving',
  on: {
    'figure.change': {
      target: '.calculating',
      actions: [withEvent('changeFigure'), withEvent('dropRate'), 'emitPlan'],
    },
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
      actions: [withEvent('addTerm'), 'emitPlan'],
    },
    'term.remove': {
      target: '.calculating',
      actions: [withEvent('removeTerm'), 'emitPlan'],
    },
    'load.choose': {
      actions: [withEvent('chooseLoad'), 'emitPlan'],
    },
    'plan.reset': { target: '.calculating', actions: ['begin', 'clearPlan'] },
  },
  states: {
    arriving: { always: [{ guard: 'takesSchool', target: 'reading' }, { target: 'calculating' }] },
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
