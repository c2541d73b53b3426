import { describe, expect, test } from 'vitest';
import {
  dropCost,
  monthsOfTraining,
  percentOfService,
  planDates,
  planFigures,
  type BenefitPlan,
  type Load,
} from '@vetsync/machines/education/model';

type Term = [term: string, load: Load, isOnline?: true];
type Case = [
  name: string,
  plan: Partial<Omit<BenefitPlan, 'terms'>> & { terms: Term[] },
  /** Days of entitlement, then dollars: tuition paid and left, monthly payments, books. */
  figures: [days: number, tuitionPaid: number, tuitionLeft: number, monthlyPaid: number, books: number],
  unpublishedFrom: string | null,
];

const plan: BenefitPlan = {
  chapter: '33',
  terms: [],
  monthsLeft: 36,
  percent: 100,
  isPublic: true,
  tuition: 12_000,
  monthly: 3_000,
  onlineMonthly: 1_000,
  monthlyTo: null,
};
const planOf = ({ terms, ...changes }: Case[1]): BenefitPlan => ({
  ...plan,
  ...changes,
  terms: terms.map(([term, load, isOnline]) => ({ term, load, isOnline })),
});

// Worked out day by day from the rules: a month counts as 30 days, its last day fills it, the 31st counts nothing.
const cases: Case[] = [
  ['a fall at full time', { terms: [['fall-2026', 'full']] }, [110, 6000, 0, 11000, 500.04], null],
  ['a spring at full time', { terms: [['spring-2027', 'full']] }, [112, 6000, 0, 11200, 500.04], null],
  ['a spring of a leap year', { terms: [['spring-2028', 'full']] }, [111, 6000, 0, 11100, 500.04], null],
  ['a summer', { terms: [['summer-2027', 'full']] }, [69, 3750, 0, 6900, 500.04], null],
  [
    'a school year',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
      ],
    },
    [222, 12000, 0, 22200, 1000],
    null,
  ],
  [
    'a school year with its summer',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
        ['summer-2027', 'full'],
      ],
    },
    [291, 15750, 0, 29100, 1000],
    null,
  ],
  [
    'a summer over August 1',
    { terms: [['summer-2027', 'full']], monthlyTo: '2027-07-31' },
    [69, 3750, 0, 6000, 500.04],
    '2027-08-01',
  ],
  [
    'a fall after the last published rate',
    { terms: [['fall-2027', 'full']], monthlyTo: '2027-07-31' },
    [110, 6000, 0, 0, 500.04],
    '2027-08-01',
  ],
  [
    'two school years of which one is published',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
        ['fall-2027', 'full'],
        ['spring-2028', 'full'],
      ],
      monthlyTo: '2027-07-31',
    },
    [443, 24000, 0, 22200, 2000],
    '2027-08-01',
  ],
  ['three-quarter time', { terms: [['fall-2026', 'threeQuarter']] }, [82.5, 4500, 0, 8800, 375.03], null],
  ['half time, which pays no housing', { terms: [['fall-2026', 'half']] }, [55, 3000, 0, 0, 250.02], null],
  [
    'half time after the last published rate',
    { terms: [['fall-2027', 'half']], monthlyTo: '2027-07-31' },
    [55, 3000, 0, 0, 250.02],
    null,
  ],
  [
    'terms at different paces',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'threeQuarter'],
        ['summer-2027', 'half'],
      ],
    },
    [228.5, 12375, 0, 19960, 1000],
    null,
  ],
  ['the 90 % tier', { terms: [['fall-2026', 'full']], percent: 90 }, [110, 5400, 600, 9900, 450.04], null],
  ['the 80 % tier', { terms: [['fall-2026', 'full']], percent: 80 }, [110, 4800, 1200, 8800, 400.03], null],
  ['the 70 % tier', { terms: [['fall-2026', 'full']], percent: 70 }, [110, 4200, 1800, 7700, 350.03], null],
  ['the 60 % tier', { terms: [['fall-2026', 'full']], percent: 60 }, [110, 3600, 2400, 6600, 300.02], null],
  ['the 50 % tier', { terms: [['fall-2026', 'full']], percent: 50 }, [110, 3000, 3000, 5500, 250.02], null],
  [
    'the 60 % tier at three-quarter time',
    { terms: [['fall-2026', 'threeQuarter']], percent: 60 },
    [82.5, 2700, 1800, 5280, 225.02],
    null,
  ],
  [
    'online only',
    { terms: [['fall-2026', 'full', true]], onlineMonthly: 1261 },
    [110, 6000, 0, 4623.66, 500.04],
    null,
  ],
  [
    'online only in one term of two',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full', true],
      ],
      onlineMonthly: 1261,
    },
    [222, 12000, 0, 15707.73, 1000],
    null,
  ],
  [
    'online only at half time',
    { terms: [['fall-2026', 'half', true]], onlineMonthly: 1261 },
    [55, 3000, 0, 0, 250.02],
    null,
  ],
  [
    'a foreign school, by its rate',
    { terms: [['fall-2026', 'full']], isPublic: false, tuition: 18000, monthly: 2338 },
    [110, 9000, 0, 8572.66, 500.04],
    null,
  ],
  [
    'a private school below the cap',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
      ],
      isPublic: false,
      tuition: 30000,
    },
    [222, 30000, 0, 22200, 1000],
    null,
  ],
  [
    'a private school above the cap',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
      ],
      isPublic: false,
      tuition: 54960,
    },
    [222, 30908.34, 24051.66, 22200, 1000],
    null,
  ],
  [
    'a private school above the cap, with summer',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
        ['summer-2027', 'full'],
      ],
      isPublic: false,
      tuition: 54960,
    },
    [291, 30908.34, 41226.66, 29100, 1000],
    null,
  ],
  [
    'a private school above the cap at 70 %',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
      ],
      isPublic: false,
      tuition: 54960,
      percent: 70,
    },
    [222, 21635.84, 33324.16, 15540, 700],
    null,
  ],
  [
    'a private school in the year before',
    {
      terms: [
        ['fall-2025', 'full'],
        ['spring-2026', 'full'],
      ],
      isPublic: false,
      tuition: 54960,
    },
    [222, 29920.95, 25039.05, 22200, 1000],
    null,
  ],
  [
    'a private school over two years’ caps',
    {
      terms: [
        ['spring-2026', 'full'],
        ['fall-2026', 'full'],
      ],
      isPublic: false,
      tuition: 80000,
    },
    [222, 60829.29, 19170.71, 22200, 1000.08],
    null,
  ],
  [
    'a private school in a year without a cap',
    { terms: [['fall-2027', 'full']], isPublic: false, tuition: 54960 },
    [110, 0, 0, 11000, 500.04],
    '2027-08-24',
  ],
  [
    'two months left, which pay the term to its end',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
      ],
      monthsLeft: 2,
    },
    [60, 6000, 6000, 11000, 500.04],
    null,
  ],
  ['nothing left', { terms: [['fall-2026', 'full']], monthsLeft: 0 }, [0, 0, 6000, 0, 0], null],
  [
    'half a month left at half time',
    { terms: [['fall-2026', 'half']], monthsLeft: 0.5 },
    [15, 3000, 0, 0, 250.02],
    null,
  ],
  [
    'a plan that uses all 36 months',
    {
      terms: [
        ['spring-2027', 'full'],
        ['fall-2027', 'full'],
        ['spring-2028', 'full'],
        ['fall-2028', 'full'],
        ['spring-2029', 'full'],
        ['fall-2029', 'full'],
        ['spring-2030', 'full'],
        ['fall-2030', 'full'],
        ['spring-2031', 'full'],
        ['fall-2031', 'full'],
      ],
      monthsLeft: 36,
    },
    [1080, 60000, 0, 110900, 5000.08],
    null,
  ],
  [
    'a public school at 78712, the rate of 2026',
    {
      terms: [
        ['fall-2026', 'full'],
        ['spring-2027', 'full'],
      ],
      tuition: 11640,
      monthly: 2241,
      monthlyTo: '2027-07-31',
    },
    [222, 11640, 0, 16583.4, 1000],
    null,
  ],
  [
    'chapter 30 at full time',
    { chapter: '30', terms: [['fall-2025', 'full']], monthly: 2518 },
    [110, 0, 6000, 9232.66, 0],
    null,
  ],
  [
    'chapter 30 at three-quarter time',
    { chapter: '30', terms: [['fall-2025', 'threeQuarter']], monthly: 2518 },
    [82.5, 0, 4500, 6924.5, 0],
    null,
  ],
  [
    'chapter 30 at half time',
    { chapter: '30', terms: [['fall-2025', 'half']], monthly: 2518 },
    [55, 0, 3000, 4616.34, 0],
    null,
  ],
  [
    'chapter 30 at a private school',
    {
      chapter: '30',
      terms: [
        ['fall-2025', 'full'],
        ['spring-2026', 'full'],
      ],
      monthly: 2518,
      isPublic: false,
      tuition: 30000,
    },
    [222, 0, 30000, 18633.19, 0],
    null,
  ],
  [
    'chapter 1606 over a school year',
    {
      chapter: '1606',
      terms: [
        ['fall-2025', 'full'],
        ['spring-2026', 'threeQuarter'],
      ],
      monthly: 493,
    },
    [194, 0, 10500, 3188.06, 0],
    null,
  ],
  [
    'chapter 35 with a summer',
    {
      chapter: '35',
      terms: [
        ['spring-2025', 'full'],
        ['summer-2025', 'half'],
      ],
      monthly: 1536,
    },
    [146.5, 0, 7875, 7500.8, 0],
    null,
  ],
  [
    'chapter 35 with one month left',
    {
      chapter: '35',
      terms: [
        ['spring-2025', 'full'],
        ['fall-2025', 'full'],
      ],
      monthly: 1536,
      monthsLeft: 1,
    },
    [30, 0, 12000, 5734.4, 0],
    null,
  ],
];

describe('worked cases', () => {
  test.each(cases)(
    '%s',
    (_, changes, [days, tuitionPaid, tuitionLeft, monthlyPaid, books], unpublishedFrom) => {
      const figures = planFigures(planOf(changes));
      expect(figures).toMatchObject({ tuitionPaid, tuitionLeft, monthlyPaid, books, unpublishedFrom });
      expect(figures.months * 30).toBeCloseTo(days, 6);
      const byMonth = figures.calendar.reduce((total, month) => total + (month.paid ?? 0), 0);
      expect(byMonth).toBeCloseTo(monthlyPaid, 6);
    },
  );
});

describe('a month of training', () => {
  test.each([
    ['2026-08-24', '2026-08-31', [7]],
    ['2026-12-01', '2026-12-14', [14]],
    ['2027-01-11', '2027-01-31', [20]],
    ['2027-02-01', '2027-02-28', [30]],
    ['2028-02-15', '2028-03-15', [16, 15]],
    ['2026-07-31', '2026-07-31', [1]],
  ])('from %s to %s counts %j days', (start, end, days) =>
    expect(monthsOfTraining(start, end).map((month) => month.days)).toEqual(days),
  );
  test('between terms pays nothing and uses nothing', () => {
    const { calendar } = planFigures(
      planOf({
        terms: [
          ['fall-2026', 'full'],
          ['summer-2027', 'full'],
        ],
      }),
    );
    expect(calendar.map(({ month }) => month)).toHaveLength(13);
    expect(calendar.find(({ month }) => month === '2027-03')).toMatchObject({ days: [], paid: 0, books: 0 });
    const left = calendar.map(({ monthsLeft }) => monthsLeft);
    expect(left).toEqual(left.toSorted((one, other) => other - one));
  });
  test('in which one term ends and another begins has both', () => {
    const { calendar } = planFigures(
      planOf({
        terms: [
          ['summer-2027', 'full'],
          ['fall-2027', 'full'],
        ],
      }),
    );
    expect(calendar.find(({ month }) => month === '2027-08')).toMatchObject({
      days: [
        { first: 1, last: 9 },
        { first: 24, last: 31 },
      ],
      paid: 1_600,
      books: 500.04,
    });
  });
});

describe('a dropped course', () => {
  const spring = planOf({ terms: [['spring-2027', 'full']], monthly: 2241, monthlyTo: '2027-07-31' });
  test('pays less from its day to the end of the term', () => {
    expect(dropCost(spring, { term: 'spring-2027', on: '2027-03-01', load: 'threeQuarter' })).toEqual({
      before: 2241,
      after: 1792.8,
      months: [
        { month: '2027-03', first: 1, last: 31, isWhole: true, less: 448.2 },
        { month: '2027-04', first: 1, last: 30, isWhole: true, less: 448.2 },
        { month: '2027-05', first: 1, last: 6, isWhole: false, less: 89.64 },
      ],
      total: 986.04,
    });
  });
  test('down to half time loses all housing', () =>
    expect(dropCost(spring, { term: 'spring-2027', on: '2027-05-01', load: 'half' })).toMatchObject({
      after: 0,
      total: 448.2,
    }));
  test('before the term counts from its first day', () =>
    expect(
      dropCost(spring, { term: 'spring-2027', on: '2026-12-01', load: 'threeQuarter' })?.months[0],
    ).toMatchObject({ month: '2027-01', first: 15 }));
  test('costs nothing that can be said after the term, at the same load, in an unpaid or an unpublished one', () => {
    const drop = { term: 'spring-2027', on: '2027-03-01', load: 'threeQuarter' } as const;
    expect(dropCost(spring, { ...drop, on: '2027-06-01' })).toBeNull();
    expect(dropCost(spring, { ...drop, load: 'full' })).toBeNull();
    expect(dropCost(spring, { ...drop, term: 'fall-2027' })).toBeNull();
    expect(dropCost({ ...spring, monthsLeft: 0 }, drop)).toBeNull();
    expect(dropCost({ ...spring, monthlyTo: '2026-12-31' }, drop)).toBeNull();
  });
});

describe('time on active duty', () => {
  test.each([
    ['2023-01-01', '2025-12-30', 100],
    ['2023-01-01', '2025-12-29', 90],
    ['2023-01-01', '2025-06-28', 90],
    ['2023-01-01', '2025-06-27', 80],
    ['2023-01-01', '2024-12-30', 80],
    ['2023-01-01', '2024-12-29', 70],
    ['2023-01-01', '2024-06-28', 70],
    ['2023-01-01', '2023-06-29', 60],
    ['2023-01-01', '2023-06-28', 50],
    ['2023-01-01', '2023-03-31', 50],
    ['2023-01-01', '2023-03-30', null],
  ])('from %s to %s gives %j percent', (from, to, percent) =>
    expect(percentOfService(from, to)).toBe(percent),
  );
});

test('the days of a plan are those ahead: its terms, and the end of each month', () => {
  const figures = planFigures(planOf({ terms: [['fall-2026', 'full']] }));
  expect(planDates(figures, '2026-10-01').map(({ id, date }) => [id, date])).toEqual([
    ['confirm-enrollment-2026-10', '2026-10-31'],
    ['confirm-enrollment-2026-11', '2026-11-30'],
    ['fall-2026-ends', '2026-12-13'],
    ['confirm-enrollment-2026-12', '2026-12-31'],
  ]);
});
