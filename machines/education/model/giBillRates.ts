import { daysBetween } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';

/**
 * Most that the Post-9/11 GI Bill pays at a private school in an academic year, August 1 to July 31. The newest row stands
 * for later years until VA's figure is added here.
 */
export interface TuitionRate {
  from: Day;
  to: Day;
  /** Dollars, for somebody eligible for the full benefit. */
  privateCap: number;
}

/** Where the figures come from, and when they were retrieved. */
export const giBillSource = {
  name: 'U.S. Department of Veterans Affairs, Post-9/11 GI Bill (Chapter 33) rates',
  href: 'https://www.va.gov/education/benefit-rates/post-9-11-gi-bill-rates/',
  retrieved: '2026-11-21',
} as const;
/** Where the housing allowance of a school's ZIP code is found. */
export const housingSource = {
  name: 'GI Bill Comparison Tool',
  href: 'https://www.va.gov/education/gi-bill-comparison-tool/',
} as const;

/** Oldest first, without gaps. */
export const tuitionRates: readonly TuitionRate[] = [
  { from: '2024-08-01', to: '2025-07-31', privateCap: 28_937.09 },
  { from: '2025-08-01', to: '2026-07-31', privateCap: 29_920.95 },
  { from: '2026-08-01', to: '2027-07-31', privateCap: 30_908.34 },
];

/** The rate that counts on `day`, and whether it is that year's own. */
export function tuitionRateOn(
  day: Day,
  rates: readonly TuitionRate[] = tuitionRates,
): { rate: TuitionRate; isOfItsYear: boolean } {
  const rate = rates.findLast(({ from }) => from <= day) ?? rates[0];
  if (!rate) throw new Error('There are no tuition rates');
  return { rate, isOfItsYear: rate.from <= day && day <= rate.to };
}

/**
 * Programs of VA that pay for study. Chapter 33 pays the school, and housing and books; the others pay the student an amount a
 * month, by course load (38 U.S.C. chapters 30, 33 and 35; 10 U.S.C. chapter 1606).
 */
export const benefitChapters = ['33', '30', '1606', '35'] as const;
export type BenefitChapter = (typeof benefitChapters)[number];
/** Pages with the amounts of each, and the month and day on which new ones start. */
export const chapterRates: Readonly<Record<BenefitChapter, { page: string; newRates: string }>> = {
  '33': { page: 'https://www.va.gov/education/benefit-rates/post-9-11-gi-bill-rates/', newRates: '08-01' },
  '30': {
    page: 'https://www.va.gov/education/benefit-rates/montgomery-active-duty-rates/',
    newRates: '10-01',
  },
  '1606': {
    page: 'https://www.va.gov/education/benefit-rates/montgomery-selected-reserve-rates/',
    newRates: '10-01',
  },
  '35': {
    page: 'https://www.va.gov/family-and-caregiver-benefits/education-and-careers/dependents-education-assistance/rates/',
    newRates: '10-01',
  },
};

/** Months of entitlement that each gives at most (38 U.S.C. 3013, 3312, 3511; 10 U.S.C. 16131). */
export const entitlementMonths = 36;
/** Every month counts as 30 days: a day costs a thirtieth of a month of entitlement and of a monthly amount. */
export const daysOfMonth = 30;
/** Dollars for books and supplies in an academic year: per credit, and at most (38 U.S.C. 3313). */
export const booksOfYear = { perCredit: 41.67, max: 1_000 } as const;

/**
 * Share of the full benefit, in percent, by time on active duty (38 U.S.C. 3313, as it is since August 1, 2020). A Purple
 * Heart, or a discharge for a service-connected disability after 30 days, gives the full benefit too.
 */
export const benefitTiers = [
  { percent: 100, months: 36, days: 1095 },
  { percent: 90, months: 30, days: 910 },
  { percent: 80, months: 24, days: 730 },
  { percent: 70, months: 18, days: 545 },
  { percent: 60, months: 6, days: 180 },
  { percent: 50, months: 3, days: 90 },
] as const;
export type BenefitPercent = (typeof benefitTiers)[number]['percent'];

/** Share for active duty from one day to another, both included. Null below 90 days. */
export const percentOfService = (from: Day, to: Day): BenefitPercent | null =>
  benefitTiers.find(({ days }) => daysBetween(from, to) + 1 >= days)?.percent ?? null;

/** How much of a full course load is taken, as a share: entitlement is used at that pace. */
export const loadShares = { full: 1, threeQuarter: 0.75, half: 0.5 } as const;
export type Load = keyof typeof loadShares;
export const loads = Object.keys(loadShares) as Load[];
/** Credits of a term at full load. */
export const fullLoadCredits = 12;

/** Share of the monthly housing: the load rounded to tenths where it is above one half, else nothing (38 CFR 21.9641). */
export const housingShare = (load: Load): number =>
  loadShares[load] > 0.5 ? Math.round(loadShares[load] * 10) / 10 : 0;
