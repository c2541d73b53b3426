import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  benefitTiers,
  booksOfYear,
  entitlementMonths,
  housingShare,
  loads,
  parsePlanDraft,
  planErrors,
  planFigures,
  planSeasons,
  tuitionRateOn,
  parseFigure,
  availableTerms,
  tuitionRates,
  initialPlan,
  type BenefitPlan,
} from '@vetsync/machines/education/model';
import { sampleBenefits, samplePrograms } from '@vetsync/samples/education';

const now = Date.parse('2026-11-21T14:27:00Z');

const plan: BenefitPlan = {
  chapter: '33',
  terms: [
    { term: 'fall-2026', load: 'full' },
    { term: 'spring-2027', load: 'full' },
  ],
  monthsLeft: 24,
  percent: 100,
  isPublic: true,
  tuition: 12_000,
  monthly: 3_000,
  onlineMonthly: 1_000,
  monthlyTo: null,
};
const figures = (changes: Partial<BenefitPlan> = {}) => planFigures({ ...plan, ...changes });

describe('GI Bill rates', () => {
  test('follow each other without gaps, from August to July', () => {
    for (const [at, { from, to }] of tuitionRates.entries()) {
      expect([from.slice(5), to.slice(5)]).toEqual(['08-01', '07-31']);
      if (at > 0) expect(Number(from.slice(0, 4)) - Number(tuitionRates[at - 1]!.from.slice(0, 4))).toBe(1);
    }
  });
  test.each([
    ['2025-07-31', 28_937.09, true],
    ['2025-08-01', 29_920.95, true],
    ['2026-07-31', 29_920.95, true],
    ['2026-08-01', 30_908.34, true],
    ['2027-08-01', 30_908.34, false],
    ['2020-01-01', 28_937.09, false],
  ])('on %s: $%d, its own %s', (day, privateCap, isOfItsYear) => {
    expect(tuitionRateOn(day)).toMatchObject({ rate: { privateCap }, isOfItsYear });
  });
  test('cover 36 months, tiers from 50 % to 100 % and $1,000 for books', () => {
    expect(entitlementMonths).toBe(36);
    expect(benefitTiers.map(({ percent }) => percent)).toEqual([100, 90, 80, 70, 60, 50]);
    expect(booksOfYear.perCredit * 24).toBeCloseTo(booksOfYear.max, 0);
  });
  test('pay housing above half load, in tenths', () => {
    expect(loads.map(housingShare)).toEqual([1, 0.8, 0]);
  });
});

describe('a plan of terms', () => {
  test('at a public school costs nothing and uses entitlement by the day', () => {
    // August 24 to December 13, and January 15 to May 6.
    const days = 7 + 90 + 13 + (16 + 90 + 6);
    const { months, monthsLeft, tuitionPaid, tuitionLeft: left, monthlyPaid, books } = figures();
    expect(months).toBeCloseTo(days / 30);
    expect(monthsLeft).toBeCloseTo(24 - days / 30);
    expect([tuitionPaid, left, books]).toEqual([12_000, 0, 1_000]);
    expect(monthlyPaid).toBeCloseTo((3_000 * days) / 30);
  });
  test('at half load uses half and pays no housing', () => {
    const half = figures({ terms: [{ term: 'fall-2026', load: 'half' }] });
    expect(half.months).toBeCloseTo(110 / 30 / 2);
    expect([half.monthlyPaid, half.tuitionPaid, half.books]).toEqual([0, 3_000, 250.02]);
  });
  test('is paid in proportion to the benefit', () => {
    const share = figures({ percent: 60 });
    expect([share.tuitionPaid, share.tuitionLeft, share.books]).toEqual([7_200, 4_800, 600]);
    expect(share.months).toBeCloseTo(figures().months);
  });
  test('at a private school stops at the cap of each academic year', () => {
    const terms = [
      { term: 'fall-2026', load: 'full' },
      { term: 'spring-2027', load: 'full' },
      { term: 'summer-2027', load: 'full' },
      { term: 'fall-2027', load: 'full' },
    ] as const;
    const paid = figures({ isPublic: false, tuition: 54_960, terms });
    expect(paid.terms.map(({ tuitionPaid }) => tuitionPaid)).toEqual([27_480, 3_428.34, 0, null]);
    expect(paid.unpublishedFrom).toBe('2027-08-24');
    expect(figures({ terms }).unpublishedFrom).toBeNull();
  });
  test('above that cap, takes what a school and VA give for the full benefit, once a year and no more than is left', () => {
    const terms = [
      { term: 'fall-2026', load: 'full' },
      { term: 'spring-2027', load: 'full' },
      { term: 'fall-2027', load: 'full' },
    ] as const;
    const at = (ribbon: number, more: Partial<typeof plan> = {}) =>
      figures({ isPublic: false, tuition: 54_960, terms, ribbon, ...more });
    const some = at(5_000);
    // Fall is within the cap, spring has 24,051.66 above it, and the cap of the next year isn't known.
    expect(some.terms.map((one) => one.ribbon)).toEqual([0, 10_000, 0]);
    expect([some.ribbon, some.tuitionLeft]).toEqual([10_000, 14_051.66]);
    expect([at(50_000).ribbon, at(50_000).tuitionLeft]).toEqual([24_051.66, 0]);
    for (const none of [
      at(5_000, { percent: 90 }),
      at(5_000, { isPublic: true }),
      at(5_000, { chapter: '30' }),
    ])
      expect(none.ribbon).toBe(0);
  });
  test('pays a term that began with entitlement to its end, and no later one', () => {
    const short = figures({ monthsLeft: 1 });
    expect(short.terms.map(({ isPaid }) => isPaid)).toEqual([true, false]);
    expect([short.months, short.monthsLeft, short.unpaidFrom]).toEqual([1, 0, 'spring-2027']);
    expect(short.tuitionLeft).toBe(6_000);
  });
  test('is in order of the calendar, not of adding', () => {
    const back = figures({ terms: plan.terms.toReversed() });
    expect(back.terms.map(({ term }) => term)).toEqual(['fall-2026', 'spring-2027']);
  });

  const someTerms = fc.uniqueArray(
    fc.record({
      term: fc
        .tuple(fc.constantFrom(...Object.keys(planSeasons)), fc.integer({ min: 2025, max: 2032 }))
        .map(([season, year]) => `${season}-${year}`),
      load: fc.constantFrom(...loads),
    }),
    { selector: ({ term }) => term, maxLength: 12 },
  );
  test('never uses more than the entitlement and never pays more than the costs or the cap', () => {
    fc.assert(
      fc.property(
        someTerms,
        fc.double({ min: 0, max: 36, noNaN: true }),
        fc.constantFrom(...benefitTiers.map(({ percent }) => percent)),
        fc.boolean(),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        (terms, monthsLeft, percent, isPublic, tuition, ribbon) => {
          const result = planFigures({ ...plan, terms, monthsLeft, percent, isPublic, tuition, ribbon });
          expect(result.months + result.monthsLeft).toBeCloseTo(monthsLeft, 6);
          expect(result.monthsLeft).toBeGreaterThanOrEqual(0);
          expect(result.tuitionLeft).toBeGreaterThanOrEqual(0);
          const years = Map.groupBy(result.terms, ({ start }) =>
            start.slice(5) >= '08-01' ? Number(start.slice(0, 4)) : Number(start.slice(0, 4)) - 1,
          );
          for (const [, inYear] of years) {
            const paid = inYear.reduce((sum, { tuitionPaid }) => sum + (tuitionPaid ?? 0), 0);
            const books = inYear.reduce((sum, one) => sum + one.books, 0);
            if (!isPublic) expect(paid).toBeLessThanOrEqual(30_908.34 + 0.03);
            expect(books).toBeLessThanOrEqual(1_000.03);
          }
          for (const one of result.terms)
            expect((one.tuitionPaid ?? 0) + one.ribbon).toBeLessThanOrEqual(one.tuition + 0.01);
        },
      ),
    );
  });
});

describe('the draft of a plan', () => {
  const draft = initialPlan(now, { program: samplePrograms[0]!, benefits: sampleBenefits });
  test('starts with two years and the sample figures', () => {
    expect(draft).toMatchObject({ monthsLeft: '24', housing: '2150', tuition: '11680', isPublic: true });
    expect(draft.terms.map(({ term }) => term)).toEqual([
      'spring-2027',
      'fall-2027',
      'spring-2028',
      'fall-2028',
    ]);
    expect(planErrors(draft)).toEqual([]);
  });
  test.each([
    ['$12,500.50', 12_500.5],
    [' 24 ', 24],
    ['-1', null],
    ['', null],
    ['1e9', null],
    ['12.', null],
  ])('reads %j as %j', (text, figure) => expect(parseFigure(text)).toBe(figure));
  test('rejects invalid figures at the limit and above', () => {
    expect(planErrors({ ...draft, monthsLeft: '36' })).toEqual([]);
    expect(planErrors({ ...draft, monthsLeft: '36.1', tuition: '200001', housing: 'x' })).toEqual([
      'monthsLeft',
      'tuition',
      'housing',
    ]);
  });
  test('offers no term twice', () => {
    expect(availableTerms(now, draft).map(({ value }) => value)).not.toContain('fall-2027');
  });
  test('is restored after a reload, and corrupt text is ignored', () => {
    expect(parsePlanDraft(JSON.stringify(draft))).toEqual(draft);
    for (const text of [
      null,
      '',
      '{',
      '[]',
      JSON.stringify({ ...draft, percent: 55 }),
      '{"terms":[{"term":"x"}]}',
    ])
      expect(parsePlanDraft(text)).toBeNull();
  });
});
