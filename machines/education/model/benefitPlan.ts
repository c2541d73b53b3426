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
import type { BenefitPercent, Load, TuitionRate } from './giBillRates.ts';

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
}

/** A plan of study with the GI Bill, and the available entitlement. */
export interface BenefitPlan {
  terms: readonly PlanTerm[];
  /** Months of entitlement left at the start. */
  monthsLeft: number;
  percent: BenefitPercent;
  isPublic: boolean;
  /** Dollars a year. */
  tuition: number;
  /** Dollars a month at full load. */
  housing: number;
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
  tuitionPaid: number;
  housing: number;
  books: number;
  /** Whether the rate is that of the term's own academic year. */
  hasOwnRate: boolean;
}

export interface PlanFigures {
  terms: readonly TermFigures[];
  months: number;
  monthsLeft: number;
  /** Dollars of tuition that the GI Bill does not pay. */
  tuitionLeft: number;
  tuitionPaid: number;
  housing: number;
  books: number;
  /** The first unpaid term, or null. */
  unpaidFrom: string | null;
  /** Whether an older academic year's rate was used. */
  hasOldRate: boolean;
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

/** First day of the academic year of `day`, when caps and book allowances reset. */
const yearOf = (day: Day): string =>
  day.slice(5) >= '08-01' ? day.slice(0, 4) : String(Number(day.slice(0, 4)) - 1);

/**
 * Entitlement used and payments of a plan: entitlement by days and load; tuition up to the year's cap at a private school;
 * housing above half load; books by credits up to the year's maximum. A term that starts with some entitlement left is paid
 * to its end (38 CFR 21.9635). An estimate: VA decides.
 */
export function planFigures(plan: BenefitPlan, rates: readonly TuitionRate[] = tuitionRates): PlanFigures {
  const share = plan.percent / 100;
  const spent = new Map<string, { tuition: number; books: number }>();
  let left = Math.max(0, plan.monthsLeft);
  const known = plan.terms.flatMap((term) => {
    const days = termDays(term.term);
    return days ? [{ ...term, ...days }] : [];
  });
  const terms = known
    .toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
    .map(({ term, load, start, end, weeks }): TermFigures => {
      const pace = loadShares[load];
      const isPaid = left > 0;
      const months = isPaid ? Math.min(left, ((weeks * 7) / daysOfMonth) * pace) : 0;
      left -= months;
      const year = yearOf(start);
      const before = spent.get(year) ?? { tuition: 0, books: 0 };
      const { rate, isOfItsYear } = tuitionRateOn(start, rates);
      const tuition = cents(((plan.tuition * weeks) / tuitionWeeks) * pace);
      const room = plan.isPublic ? tuition : Math.min(tuition, Math.max(0, rate.privateCap - before.tuition));
      const credits = fullLoadCredits * pace;
      const stipend = Math.min(booksOfYear.perCredit * credits, Math.max(0, booksOfYear.max - before.books));
      if (isPaid) spent.set(year, { tuition: before.tuition + room, books: before.books + stipend });
      return {
        term,
        load,
        start,
        end,
        months,
        monthsLeft: left,
        isPaid,
        tuition,
        tuitionPaid: isPaid ? cents(room * share) : 0,
        housing: isPaid ? cents(((plan.housing * weeks * 7) / daysOfMonth) * housingShare(load) * share) : 0,
        books: isPaid ? cents(stipend * share) : 0,
        hasOwnRate: isOfItsYear || plan.isPublic,
      };
    });
  const tuitionPaid = sum(terms, (one) => one.tuitionPaid);
  return {
    terms,
    months: terms.reduce((total, { months }) => total + months, 0),
    monthsLeft: left,
    tuitionLeft: cents(sum(terms, ({ tuition }) => tuition) - tuitionPaid),
    tuitionPaid,
    housing: sum(terms, ({ housing }) => housing),
    books: sum(terms, ({ books }) => books),
    unpaidFrom: terms.find(({ isPaid }) => !isPaid)?.term ?? null,
    hasOldRate: terms.some(({ hasOwnRate }) => !hasOwnRate),
  };
}
