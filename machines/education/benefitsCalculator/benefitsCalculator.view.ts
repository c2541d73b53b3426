import type { SnapshotFrom } from 'xstate';
import type { HousingRate, School } from '../../reference/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import {
  benefitChapters,
  benefitTiers,
  chapterRates,
  confirmationDates,
  dropCost,
  entitlementMonths,
  hasOnlineTerms,
  isConfirmation,
  loadShares,
  planDates,
  giBillSource,
  housingSource,
  loads,
  planErrors,
  planFigures,
  planLimits,
  planOf,
  takesRibbon,
  planTermsMax,
  schoolYearOf,
  tuitionRateOn,
  availableTerms,
} from '../model/index.ts';
import { termLabel } from '../../applications/model/index.ts';
import type {
  BenefitPlan,
  DropCost,
  DroppedCourse,
  Load,
  PlanDraft,
  PlanField,
  PlanFigures,
  PlanMonth,
  TermFigures,
  TuitionRate,
} from '../model/index.ts';
import { addDays, dayIn } from '../../model/time/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { Term } from '../../applications/model/index.ts';
import type {
  BenefitsCalculatorContext,
  benefitsCalculatorMachine,
  PlanService,
} from './benefitsCalculator.machine.ts';

export interface BenefitsCalculatorView {
  state: 'calculated' | 'unreadable' | 'empty';
  /** `reading`: a school's figures. `taken`: they are in the plan. */
  school: 'none' | 'reading' | 'taken' | 'failed';
  /** The look-up of a housing rate by ZIP code. Null where nobody knows rates, as in the demo. */
  zip: { digits: string; isReading: boolean; rate: HousingRate | 'unknown' | 'failed' | null } | null;
  draft: PlanDraft;
  errors: readonly PlanField[];
  limits: typeof planLimits & { monthsLeft: number };
  chapters: typeof benefitChapters;
  /** VA's page with the amounts of the chosen program. */
  ratesPage: string;
  /** The next day on which new amounts start, and whether the plan goes beyond it. */
  newRates: { from: Day; isInPlan: boolean };
  /** The search of schools by name; null where there is none. */
  finder: {
    q: string;
    state: 'idle' | 'finding' | 'found' | 'nothing' | 'missing' | 'failed';
    found: readonly Pick<School, 'id' | 'name' | 'city' | 'state'>[];
  } | null;
  hasOnlineTerms: boolean;
  /** Whether a share of the school in the Yellow Ribbon Program would count. */
  hasRibbon: boolean;
  /** Active duty by the profile; null if unknown, or where another program than chapter 33 is chosen. */
  service: PlanService | null;
  /** Dropping a course; null if no term is paid that has a lower load. `cost` is null where none can be said. */
  drop: {
    choice: DroppedCourse;
    terms: readonly (Pick<TermFigures, 'term' | 'start' | 'end'> & { label: Phrase })[];
    loads: readonly Load[];
    cost: DropCost | null;
  } | null;
  /** Days to confirm the enrollment; null where reminders can't be. */
  confirmation: { next: Day; isReminded: boolean } | null;
  /** Whether the plan has days ahead. */
  hasDates: boolean;
  tiers: typeof benefitTiers;
  loads: readonly Load[];
  /** Programs to copy the tuition from. */
  programs: readonly { value: string; label: string; help: string }[];
  figures: PlanFigures;
  /** School years of the plan, from August to July, month by month. */
  years: readonly {
    year: string;
    paid: number;
    books: number;
    isOver: boolean;
    months: readonly PlanMonth[];
  }[];
  /** In calendar order, with labels. */
  terms: readonly (TermFigures & { label: Phrase })[];
  /** Name of the first unpaid term, or null. */
  unpaidFrom: Phrase | null;
  /** Parsed months at the start. */
  monthsAtStart: number;
  entitlementMonths: number;
  /** Terms that can be added. */
  offered: readonly Term[];
  canAdd: boolean;
  /** The newest rate of the table and its source. */
  rate: TuitionRate;
  source: typeof giBillSource;
  housingSource: typeof housingSource;
}

const lighter = (load: Load) => loads.filter((other) => loadShares[other] < loadShares[load]);

/** The chosen course, or the first that could be dropped, a month into its term. */
function dropped(
  { draft, drop }: Pick<BenefitsCalculatorContext, 'draft' | 'drop'>,
  plan: BenefitPlan,
  figures: PlanFigures,
  today: Day,
): BenefitsCalculatorView['drop'] {
  const terms = figures.terms.filter(
    ({ isPaid, end, load }) => isPaid && end >= today && lighter(load).length > 0,
  );
  const chosen = terms.find(({ term }) => term === drop?.term) ?? terms[0];
  if (!chosen) return null;
  const offered = lighter(chosen.load);
  const isChosen = drop?.term === chosen.term;
  const choice = {
    term: chosen.term,
    on: isChosen ? drop.on : addDays(chosen.start, 30),
    load: isChosen && offered.includes(drop.load) ? drop.load : offered[0]!,
  };
  return {
    choice,
    terms: terms.map(({ term, start, end }) => ({ term, start, end, label: termLabel(term) })),
    loads: offered,
    cost: draft.terms.length === 0 ? null : dropCost(plan, choice),
  };
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/** The months by school year. */
function schoolYears({ calendar }: PlanFigures, today: Day): BenefitsCalculatorView['years'] {
  return [...Map.groupBy(calendar, ({ month }) => schoolYearOf(`${month}-01`))].map(([year, months]) => ({
    year,
    months,
    paid: cents(months.reduce((total, { paid }) => total + (paid ?? 0), 0)),
    books: cents(months.reduce((total, { books }) => total + books, 0)),
    isOver: `${months.at(-1)!.month}-31` < today,
  }));
}

const foundMax = 5;
function finderOf(
  value: SnapshotFrom<typeof benefitsCalculatorMachine>['value'],
  { schools, q, found }: BenefitsCalculatorContext,
): BenefitsCalculatorView['finder'] {
  if (schools === null) return null;
  const items = found === null || found === 'failed' ? [] : found.items.slice(0, foundMax);
  const answered = () =>
    found === null
      ? 'idle'
      : found === 'failed'
        ? 'failed'
        : items.length > 0
          ? 'found'
          : found.missing.includes('schools')
            ? 'missing'
            : 'nothing';
  return { q, found: items, state: value === 'typing' || value === 'finding' ? 'finding' : answered() };
}

export function benefitsCalculatorView({
  value,
  context,
}: SnapshotFrom<typeof benefitsCalculatorMachine>): BenefitsCalculatorView {
  const { draft, programs, now } = context;
  const plan = planOf(draft);
  const figures = planFigures(plan);
  const offered = availableTerms(now(), draft);
  const today = dayIn(context.intl.timeZone, now());
  const first = figures.terms[0]?.start ?? today;
  const { page, newRates } = chapterRates[draft.chapter];
  const thisYear = `${today.slice(0, 4)}-${newRates}`;
  const ratesFrom = thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${newRates}`;
  const [nextConfirmation] = confirmationDates(figures, today);
  return {
    state: value === 'unreadable' || value === 'empty' ? value : 'calculated',
    school:
      value === 'reading' ? 'reading' : draft.school ? 'taken' : context.schoolFailed ? 'failed' : 'none',
    zip:
      draft.chapter !== '33'
        ? null
        : context.rates && { digits: context.zip, isReading: value === 'lookingUp', rate: context.rate },
    draft,
    errors: planErrors(draft),
    limits: { ...planLimits, monthsLeft: entitlementMonths },
    chapters: benefitChapters,
    ratesPage: page,
    newRates: { from: ratesFrom, isInPlan: figures.terms.some(({ end }) => end >= ratesFrom) },
    finder: finderOf(value, context),
    hasOnlineTerms: hasOnlineTerms(draft),
    hasRibbon: takesRibbon(draft),
    service: draft.chapter === '33' ? context.service : null,
    drop: dropped(context, plan, figures, today),
    confirmation:
      context.events && nextConfirmation
        ? {
            next: nextConfirmation.date,
            isReminded: context.events.some((event) => isConfirmation(event) && event.date >= today),
          }
        : null,
    hasDates: planDates(figures, today).length > 0,
    tiers: benefitTiers,
    loads,
    programs: programs.map(({ id, name, program }) => ({ value: id, label: name, help: program })),
    figures,
    years: schoolYears(figures, today),
    terms: figures.terms.map((term) => ({ ...term, label: termLabel(term.term) })),
    unpaidFrom: figures.unpaidFrom === null ? null : termLabel(figures.unpaidFrom),
    monthsAtStart: plan.monthsLeft,
    entitlementMonths,
    offered,
    canAdd: offered.length > 0 && draft.terms.length < planTermsMax,
    rate: tuitionRateOn(first).rate,
    source: giBillSource,
    housingSource,
  };
}
