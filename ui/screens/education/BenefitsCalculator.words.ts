import type { BenefitChapter, Load, PlanField } from '@vetsync/machines/education/model';

const one = (months: number) => (Math.round(months * 10) / 10).toLocaleString('en-US');

export const benefitsCalculatorWords = {
  title: 'Benefits Calculator',
  subtitle: 'Plan your terms. See how many months of your GI Bill they use, and what it pays.',
  start: {
    title: 'Your benefit',
    chapter: 'Program',
    chapters: {
      '33': 'Post-9/11 GI Bill (Chapter 33)',
      '30': 'Montgomery GI Bill, active duty (Chapter 30)',
      '1606': 'Montgomery GI Bill, Selected Reserve (Chapter 1606)',
      '35': 'Survivors’ and Dependents’ Assistance (Chapter 35)',
    } satisfies Record<BenefitChapter, string>,
    percent: 'Benefit level, based on time on active duty',
    percents: (percent: number, months: number) =>
      `${percent}%: ${months === 3 ? '90 days' : `${months} months`}${months === 36 ? ' or more' : ' and up'}`,
    percentHelp: 'A Purple Heart or a discharge for a service-connected disability qualifies you for 100%.',
    service: (from: string, to: string, percent: number | null) =>
      percent === null
        ? `Your profile has ${from} to ${to}: fewer than 90 days.`
        : `Your profile has ${from} to ${to}, which gives ${percent}%. Some training and other obligations don’t count.`,
  },
  school: {
    title: 'Where you study',
    program: 'Use figures from a sample school',
    own: 'My own school',
    kind: 'Kind of school',
    public: 'Public, in-state',
    private: 'Private',
  },
  /** What a school's own figures are from. */
  taken: {
    reading: 'Looking up the school’s figures…',
    failed: 'We couldn’t load the school’s figures. Enter your own.',
    tuition: (year: string) => `In-state tuition and fees for ${year}, from IPEDS.`,
    noTuition: 'We don’t know its tuition and fees. Enter your own.',
    housing: (from: string, to: string) => `Housing rate from ${from} to ${to}.`,
    noHousing: 'We don’t know its housing rate. Enter your own.',
  },
  /** The search of a school by name. */
  finder: {
    label: 'Find your school',
    placeholder: 'Name of the school',
    finding: 'Searching…',
    found: (count: number) =>
      count === 1 ? 'One school. Its figures fill in the plan.' : `${count} schools. Choose yours.`,
    nothing: 'No school has this name. Check the spelling, or enter your own figures.',
    missing: 'There’s no list of schools here yet. Enter your own figures.',
    failed: 'We couldn’t search for it. Try again, or enter your own figures.',
    take: 'Use its figures',
    takeOf: (name: string) => `Use its figures: ${name}`,
  },
  /** The housing rate of a ZIP code. */
  zip: {
    label: 'Your school’s ZIP code',
    help: 'We’ll fill in the housing rate. It depends on where your classes are.',
    reading: 'Looking up the rate…',
    unknown: 'No rate is known for this ZIP code and school year. Enter your own.',
    failed: 'We couldn’t look up the rate. Try again, or enter your own.',
    period: (from: string, to: string) => `The rate for an E-5 with dependents, ${from} to ${to}. Source:`,
  },
  fields: {
    monthsLeft: 'Months of entitlement left',
    tuition: 'Annual tuition and fees',
    ribbon: 'Yellow Ribbon from the school, per year',
    housing: 'Monthly housing allowance, full time',
    onlineHousing: 'Monthly housing allowance, online only',
  } satisfies Record<PlanField, string>,
  /** The amount that other programs pay. */
  payment: {
    label: 'Monthly payment, full time',
    help: 'Amounts change each October 1. Find yours on',
    page: 'VA.gov',
  },
  help: {
    monthsLeft: 'Up to 36. You can find it on your Certificate of Eligibility.',
    tuition: 'For fall and spring together.',
    ribbon: 'Ask the school what it gives you. VA matches it, up to the tuition that’s left.',
    housing: 'Look up your school’s ZIP code in the',
    onlineHousing: 'For terms in which every class is online.',
  } satisfies Record<PlanField, string>,
  sampleHousing: '$2,150 is the sample rate for Austin.',
  errors: {
    monthsLeft: (max: number) => `Enter a number from 0 to ${max}`,
    tuition: (max: number) => `Enter dollars from 0 to ${max.toLocaleString('en-US')}`,
    ribbon: (max: number) => `Enter dollars from 0 to ${max.toLocaleString('en-US')}`,
    housing: (max: number) => `Enter dollars from 0 to ${max.toLocaleString('en-US')}`,
    onlineHousing: (max: number) => `Enter dollars from 0 to ${max.toLocaleString('en-US')}`,
  } satisfies Record<PlanField, (max: number) => string>,
  plan: {
    title: 'Your terms',
    add: 'Add a term',
    addLabel: 'Term to add',
    loadOf: (term: string) => `Course load in ${term}`,
    loads: {
      full: 'Full time, 12 credits',
      threeQuarter: 'Three-quarter time, 9 credits',
      half: 'Half time, 6 credits',
    } satisfies Record<Load, string>,
    placeOf: (term: string) => `Classes in ${term}`,
    campus: 'In person',
    online: 'Online only',
    paid: 'Monthly payments',
    unpublished: 'not published yet',
    remove: 'Remove',
    removeOf: (term: string) => `Remove ${term}`,
    months: (months: number) => `${one(months)} months of entitlement`,
    unpaid: 'No entitlement left, so nothing is paid',
    tuition: 'Tuition paid',
    ribbon: 'Yellow Ribbon',
    housing: 'Housing',
    books: 'Books',
    left: 'Left to pay',
    noHousing: 'none at half time',
    reset: 'Start over',
    empty: {
      title: 'No terms planned',
      text: 'Add the first term you plan to take.',
    },
    full: 'A plan can have up to 12 terms.',
  },
  result: {
    title: 'Your plan’s total',
    entitlement: 'Months of entitlement',
    used: 'Already used',
    planned: 'This plan',
    left: 'Left after this plan',
    leftRing: 'Entitlement left',
    of: (left: number, all: number) => `${one(left)} of ${all} months`,
    sentence: (used: number, left: number) =>
      `This plan uses ${one(used)} months and leaves ${one(left)} months.`,
    short: (term: string) => `Your entitlement is used up before ${term}. From then on, you’d pay the costs.`,
    shortTitle: 'The plan is longer than your entitlement',
    tuitionPaid: 'Tuition paid by the GI Bill',
    ribbon: 'Yellow Ribbon, from the school and VA',
    tuitionLeft: 'Tuition left to pay',
    housing: 'Total housing',
    paid: 'Total monthly payments',
    books: 'Total books and supplies',
    unpublished: (from: string) => `Amounts from ${from} aren’t published yet, so they aren’t counted here.`,
    table: 'Months of entitlement by use',
    months: (months: number) => `${one(months)} months`,
  },
  source: {
    title: 'Where the figures come from',
    rate: (cap: string, from: string, to: string) =>
      `Private schools: up to ${cap} for the academic year from ${from} to ${to}. Public schools: all in-state tuition and fees.`,
    rules:
      'Entitlement is counted by days and course load; every month counts as 30 days. Housing is paid only if you study more than half time, and not between terms. Books: $41.67 a credit, up to $1,000 a year. If you have entitlement left when a term starts, the whole term is paid.',
    paymentRules:
      'Entitlement is counted by days and course load; every month counts as 30 days. The program pays you by the month, and you pay the school.',
    retrieved: (date: string) => `Figures as of ${date}.`,
    estimate: 'An estimate. VA decides what you get.',
  },
  months: {
    title: 'Month by month',
    text: 'Housing is paid for the days you’re enrolled, after each month ends. There’s no payment for breaks.',
    paymentText:
      'You’re paid for the days you’re enrolled, after each month ends. There’s no payment for breaks.',
    year: (year: string, amount: string) => `${year}: ${amount} paid to you`,
    yearHint: (housing: string, books: string) => `${housing} for housing, ${books} for books`,
    days: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
    housing: 'Housing',
    payment: 'Payment',
    books: 'Books',
    break: 'Break',
    unpublished: 'Not published yet',
    left: (months: number) => `${one(months)} months left`,
    save: 'Add dates to my calendar',
    print: 'Print',
  },
  changes: {
    title: (day: string) => `What changes on ${day}`,
    inPlan: (day: string) =>
      `New rates start ${day}. They aren’t published yet, so this plan doesn’t use today’s amounts after that day.`,
    own: (day: string) =>
      `New rates start ${day}. We’ll keep using the amounts you entered. Change them once VA publishes the new ones.`,
    after: (day: string) => `New rates start ${day}, after this plan ends.`,
    protection:
      'Reports say that if the local housing rate falls while you stay enrolled, yours may stay the same.',
    confirm: 'Confirm on VA.gov',
    enrollment: 'Each month: confirm you’re enrolled.',
    missed: (next: string) => `Reports say that housing stops after two missed months. Next: ${next}.`,
    remind: 'Remind me each month',
    reminded: 'We’ll remind you the day before, each month.',
    stop: 'Stop reminders',
  },
  drop: {
    title: 'If you drop a course',
    term: 'Term',
    on: 'Date',
    load: 'Down to',
    after: (amount: string, before: string) => `${amount} a month instead of ${before}`,
    less: (month: string, days: string | null) => (days === null ? month : `${month}, ${days}`),
    total: 'Reduction for the term',
    unknown: 'Choose a day in the term. Amounts that aren’t published yet can’t be compared.',
    debt: 'VA may also ask you to pay back part of the tuition and the money for books. That amount isn’t included here. Talk to your school’s certifying official before you drop.',
  },
} as const;
