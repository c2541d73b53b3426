import { addDays } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import {
  booksOfYear,
  daysOfMonth,
  fullLoadCredits,
  housingShare,
  loadShares,
  tuitionRateOn,
  tuitionRates,
} from './giBillRates.ts';
import type { BenefitChapter, BenefitPercent, Load, TuitionRate } from './giBillRates.ts';

/** Seasons of a term: first day and length in weeks, as at most schools. */
export const planSeasons = {
  spring: { start: '01-15', weeks: 16 },
  summer: { start: '06-01', weeks: 10 },
  fall: { start: '08-24', weeks: 16 },
} as const;
export type PlanSeason = keyof typeof planSeasons;
/** Weeks that a year's tuition pays for: fall and spring. */
const tuitionWeeks = planSeasons.fall.weeks + planSeasons.spring.weeks;

export interface PlanTerm {
  /** `fall-2027` */
  term: string;
  load: Load;
  /** Whether all its classes are online, which pays less housing. */
  isOnline?: boolean | undefined;
}

/** A plan of study, and the available entitlement. */
export interface BenefitPlan {
  chapter: BenefitChapter;
  terms: readonly PlanTerm[];
  /** Months of entitlement left at the start. */
  monthsLeft: number;
  /** Share of the full benefit in chapter 33. */
  percent: BenefitPercent;
  isPublic: boolean;
  /** Dollars a year. */
  tuition: number;
  /** Dollars a year that a private school gives in the Yellow Ribbon Program. VA gives the same. @default 0 */
  ribbon?: number;
  /** Dollars a month at full load: housing in chapter 33, otherwise what the program pays. */
  monthly: number;
  /** The same for housing if all classes are online. */
  onlineMonthly: number;
  /** Last day for which that amount was published. Null: the person entered it, and it counts on. */
  monthlyTo: Day | null;
}

/** A calendar month with training, or between terms. */
export interface PlanMonth {
  /** `2027-03` */
  month: string;
  /** First and last day of each stretch of training in it. None between terms. */
  days: readonly { first: number; last: number }[];
  /** Dollars by the month, to the cent. Null: the amount is not published yet. */
  paid: number | null;
  books: number;
  /** Months of entitlement that are left at its end. */
  monthsLeft: number;
}

export interface TermFigures extends PlanTerm {
  start: Day;
  end: Day;
  /** Months of entitlement that the term uses. */
  months: number;
  monthsLeft: number;
  /** False if no entitlement was left on its first day. */
  isPaid: boolean;
  /** Dollars, to the cent. */
  tuition: number;
  /** Null: the most that is paid in its year is not published yet. */
  tuitionPaid: number | null;
  /** What the school and VA pay of the rest, in the Yellow Ribbon Program. */
  ribbon: number;
  /** By the month, where the amount is published. */
  monthlyPaid: number;
  books: number;
}

export interface PlanFigures {
  terms: readonly TermFigures[];
  /** From the first month of training to the last one, breaks included. */
  calendar: readonly PlanMonth[];
  months: number;
  monthsLeft: number;
  /** Dollars of tuition that are not paid, of the terms for which that is known. */
  tuitionLeft: number;
  tuitionPaid: number;
  ribbon: number;
  monthlyPaid: number;
  books: number;
  /** The first unpaid term, or null. */
  unpaidFrom: string | null;
  /** First day of training whose amounts are not published yet, or null. */
  unpublishedFrom: Day | null;
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;
const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  cents(items.reduce((total, item) => total + of(item), 0));

/** First and last day of a term, or null if the name is invalid. */
export function termDays(term: string): { start: Day; end: Day; weeks: number } | null {
  const match = /^(spring|summer|fall)-(\d{4})$/.exec(term);
  if (!match) return null;
  const { start, weeks } = planSeasons[match[1] as PlanSeason];
  const first = `${match[2]}-${start}`;
  return { start: first, end: addDays(first, weeks * 7 - 1), weeks };
}

/** The year in which the school year of `day` starts, on August 1, when caps and book allowances reset. */
export const schoolYearOf = (day: Day): string =>
  day.slice(5) >= '08-01' ? day.slice(0, 4) : String(Number(day.slice(0, 4)) - 1);

const nextMonth = (month: string) => addDays(`${month}-28`, 4).slice(0, 7);
/** @param month such as `2027-03` */
export const lastDayOf = (month: string): Day => addDays(`${nextMonth(month)}-01`, -1);

export interface MonthOfTraining {
  month: string;
  first: number;
  last: number;
  /** Of 30: the 31st counts nothing, and the last day of February ends a whole month. */
  days: number;
}

/** The calendar months from one day to another, both included. */
export function monthsOfTraining(start: Day, end: Day): MonthOfTraining[] {
  const found: MonthOfTraining[] = [];
  for (let month = start.slice(0, 7); month <= end.slice(0, 7); month = nextMonth(month)) {
    const whole = Number(lastDayOf(month).slice(8));
    const first = month === start.slice(0, 7) ? Number(start.slice(8)) : 1;
    const last = month === end.slice(0, 7) ? Number(end.slice(8)) : whole;
    const counted = last === whole ? daysOfMonth : Math.min(last, daysOfMonth);
    found.push({ month, first, last, days: Math.max(0, counted - Math.min(first, daysOfMonth) + 1) });
  }
  return found;
}

/** Dollars a month of one term at a load, or null on days for which no amount is published. */
function monthlyAmount(
  { chapter, percent, monthly, onlineMonthly, monthlyTo }: BenefitPlan,
  { load, isOnline = false }: PlanTerm,
  month: string,
): number | null {
  const share = chapter === '33' ? (housingShare(load) * percent) / 100 : loadShares[load];
  if (share === 0) return 0;
  if (monthlyTo !== null && `${month}-01` > monthlyTo) return null;
  return (chapter === '33' && isOnline ? onlineMonthly : monthly) * share;
}

/** Whether a school's share in the Yellow Ribbon Program counts: above the cap of private schools, for the full benefit. */
export const takesRibbon = ({
  chapter,
  isPublic,
  percent,
}: {
  chapter: BenefitChapter;
  isPublic: boolean;
  percent: number;
}): boolean => chapter === '33' && !isPublic && percent === 100;

/**
 * Entitlement used and payments of a plan, month by month. Entitlement goes by days and load (38 U.S.C. 3312, 38 CFR
 * 21.9560). Chapter 33 pays tuition up to the year's cap at a private school, housing above half load, and books by credits up
 * to the year's maximum (38 U.S.C. 3313). Above the cap, a school in the Yellow Ribbon Program gives what it agreed to, and VA as
 * much again, to who has the full benefit (38 U.S.C. 3317). The other programs pay an amount a month by load. Nothing is paid between terms.
 * A term that starts with some entitlement left is paid to its end (38 CFR 21.9635). An amount is never used after the period
 * for which it was published. An estimate: VA decides.
 */
export function planFigures(plan: BenefitPlan, rates: readonly TuitionRate[] = tuitionRates): PlanFigures {
  const share = plan.percent / 100;
  const paysSchool = plan.chapter === '33';
  const hasRibbon = takesRibbon(plan);
  const spent = new Map<string, { tuition: number; books: number; ribbon: number }>();
  const calendar = new Map<string, PlanMonth>();
  let left = Math.max(0, plan.monthsLeft);
  const known = plan.terms.flatMap((term) => {
    const days = termDays(term.term);
    return days ? [{ ...term, ...days }] : [];
  });
  const terms = known
    .toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
    .map(({ weeks, ...term }): TermFigures => {
      const { load, start, end } = term;
      const pace = loadShares[load];
      const before = left;
      const isPaid = before > 0;
      const trained = monthsOfTraining(start, end);
      const year = schoolYearOf(start);
      const used = spent.get(year) ?? { tuition: 0, books: 0, ribbon: 0 };
      const { rate, isOfItsYear } = tuitionRateOn(start, rates);
      const tuition = cents(((plan.tuition * weeks) / tuitionWeeks) * pace);
      const room = plan.isPublic ? tuition : Math.min(tuition, Math.max(0, rate.privateCap - used.tuition));
      const stipend = Math.min(
        booksOfYear.perCredit * fullLoadCredits * pace,
        Math.max(0, booksOfYear.max - used.books),
      );
      const isCapKnown = plan.isPublic || isOfItsYear;
      const ribbon =
        isPaid && isCapKnown && hasRibbon
          ? cents(Math.min(tuition - room, Math.max(0, 2 * (plan.ribbon ?? 0) - used.ribbon)))
          : 0;
      if (isPaid)
        spent.set(year, {
          tuition: used.tuition + room,
          books: used.books + stipend,
          ribbon: used.ribbon + ribbon,
        });
      const books = isPaid && paysSchool ? cents(stipend * share) : 0;
      let monthlyPaid = 0;
      for (const [at, { month, first, last, days }] of trained.entries()) {
        const rateOfMonth = isPaid ? monthlyAmount(plan, term, month) : 0;
        const amount = rateOfMonth === null ? null : cents((rateOfMonth * days) / daysOfMonth);
        monthlyPaid += amount ?? 0;
        if (isPaid) left = Math.max(0, left - (days / daysOfMonth) * pace);
        const same = calendar.get(month);
        calendar.set(month, {
          month,
          days: [...(same?.days ?? []), { first, last }],
          paid: amount === null || same?.paid === null ? null : cents((same?.paid ?? 0) + amount),
          books: cents((same?.books ?? 0) + (at === 0 ? books : 0)),
          monthsLeft: left,
        });
      }
      return {
        ...term,
        months: before - left,
        monthsLeft: left,
        isPaid,
        tuition,
        tuitionPaid: !isPaid || !paysSchool ? 0 : isCapKnown ? cents(room * share) : null,
        ribbon,
        monthlyPaid: cents(monthlyPaid),
        books,
      };
    });
  const tuitionPaid = sum(terms, (one) => one.tuitionPaid ?? 0);
  const ribbon = sum(terms, (one) => one.ribbon);
  const filled = withBreaks(calendar, plan.monthsLeft);
  const unknownMonth = filled.find(({ paid }) => paid === null);
  const unknownTerm = terms.find((one) => one.tuitionPaid === null);
  const unknown = [unknownMonth && `${unknownMonth.month}-01`, unknownTerm?.start].filter(
    (day) => day !== undefined,
  );
  return {
    terms,
    calendar: filled,
    months: Math.max(0, plan.monthsLeft) - left,
    monthsLeft: left,
    tuitionLeft: cents(
      sum(terms, (one) => (one.tuitionPaid === null ? 0 : one.tuition)) - tuitionPaid - ribbon,
    ),
    tuitionPaid,
    ribbon,
    monthlyPaid: sum(terms, (one) => one.monthlyPaid),
    books: sum(terms, ({ books }) => books),
    unpaidFrom: terms.find(({ isPaid }) => !isPaid)?.term ?? null,
    unpublishedFrom: unknown.toSorted()[0] ?? null,
  };
}

/** Fills in the months between terms, which pay nothing. */
function withBreaks(calendar: ReadonlyMap<string, PlanMonth>, monthsLeft: number): PlanMonth[] {
  const months = [...calendar.keys()];
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const filled: PlanMonth[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) {
    const left = filled.at(-1)?.monthsLeft ?? monthsLeft;
    filled.push(calendar.get(month) ?? { month, days: [], paid: 0, books: 0, monthsLeft: left });
  }
  return filled;
}

/** A lower course load in one term, from a day on. */
export interface DroppedCourse {
  term: string;
  on: Day;
  load: Load;
}
export interface DropCost {
  /** Dollars a month before and after. */
  before: number;
  after: number;
  /** What is paid less, by month. */
  months: readonly (Pick<MonthOfTraining, 'month' | 'first' | 'last'> & { isWhole: boolean; less: number })[];
  total: number;
}

/**
 * What is no longer paid by the month after a course is dropped. VA may ask for part of the tuition and of the books back
 * besides, which nobody can say before (38 U.S.C. 3680(a)). Null where nothing is paid then, or no amount is published.
 */
export function dropCost(plan: BenefitPlan, { term, on, load }: DroppedCourse): DropCost | null {
  const one = planFigures(plan).terms.find((figures) => figures.term === term);
  if (!one?.isPaid || on > one.end || loadShares[load] >= loadShares[one.load]) return null;
  const from = on < one.start ? one.start : on;
  const before = monthlyAmount(plan, one, from.slice(0, 7));
  const after = monthlyAmount(plan, { ...one, load }, from.slice(0, 7));
  if (before === null || after === null) return null;
  const months = monthsOfTraining(from, one.end).map(({ month, first, last, days }) => ({
    month,
    first,
    last,
    isWhole: days === daysOfMonth,
    less: cents(((before - after) * days) / daysOfMonth),
  }));
  return { before: cents(before), after: cents(after), months, total: sum(months, ({ less }) => less) };
}
