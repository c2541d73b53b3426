import type { Load, PlanField } from '@vetsync/machines/education/model';

const one = (months: number) => (Math.round(months * 10) / 10).toLocaleString('en-US');

export const benefitsCalculatorWords = {
  title: 'Benefits Calculator',
  subtitle: 'Plan your terms and see how many months of your GI Bill they use, and what is paid for them.',
  start: {
    title: 'What you have',
    percent: 'Your share, by time on active duty',
    percents: (percent: number, months: number) =>
      `${percent}%: ${months === 3 ? '90 days' : `${months} months`}${months === 36 ? ' or more' : ' and up'}`,
    percentHelp: 'A Purple Heart, or a discharge for a service-connected disability, gives 100%.',
  },
  school: {
    title: 'Where you study',
    program: 'Take figures from a sample school',
    own: 'My own school',
    kind: 'Kind of school',
    public: 'Public, in-state',
    private: 'Private',
  },
  /** What a school's own figures are from. */
  taken: {
    reading: 'Looking up the school’s figures…',
    failed: 'We couldn’t load the school’s figures. Enter your own.',
    tuition: (year: string) => `In-state tuition and fees of ${year}, from IPEDS.`,
    noTuition: 'Its tuition and fees aren’t known: enter your own.',
    housing: (from: string, to: string) => `Housing rate from ${from} to ${to}.`,
    noHousing: 'Its housing rate isn’t known: enter your own.',
  },
  /** The housing rate of a ZIP code. */
  zip: {
    label: 'Your school’s ZIP code',
    help: 'We’ll fill in the housing rate. It goes by where your classes are.',
    reading: 'Looking up the rate…',
    unknown: 'No rate is known for this ZIP code and school year. Enter your own.',
    failed: 'We couldn’t look up the rate. Try again, or enter your own.',
    period: (from: string, to: string) => `The rate of an E-5 with dependents, ${from} to ${to}. Source:`,
  },
  fields: {
    monthsLeft: 'Months of entitlement left',
    tuition: 'Tuition and fees of a year, in dollars',
    housing: 'Housing of a month at full load, in dollars',
  } satisfies Record<PlanField, string>,
  help: {
    monthsLeft: 'At most 36. You can find it on your Certificate of Eligibility.',
    tuition: 'For fall and spring together.',
    housing: 'Look up your school’s ZIP code in the',
  } satisfies Record<PlanField, string>,
  sampleHousing: '$2,150 is the sample rate of Austin.',
  errors: {
    monthsLeft: (max: number) => `Enter a number from 0 to ${max}`,
    tuition: (max: number) => `Enter dollars from 0 to ${max.toLocaleString('en-US')}`,
    housing: (max: number) => `Enter dollars from 0 to ${max.toLocaleString('en-US')}`,
  } satisfies Record<PlanField, (max: number) => string>,
  plan: {
    title: 'Your plan of terms',
    add: 'Add a term',
    addLabel: 'Term to add',
    loadOf: (term: string) => `Course load in ${term}`,
    loads: { full: 'Full time', threeQuarter: 'Three quarters', half: 'Half' } satisfies Record<Load, string>,
    remove: 'Remove',
    removeOf: (term: string) => `Remove ${term}`,
    months: (months: number) => `${one(months)} months of entitlement`,
    unpaid: 'No entitlement left: nothing is paid',
    tuition: 'Tuition paid',
    housing: 'Housing',
    books: 'Books',
    left: 'Left to pay',
    noHousing: 'none at half load',
    reset: 'Start over',
    empty: {
      title: 'No terms planned',
      text: 'Add the first term that you want to study.',
    },
    full: 'A plan can have up to 12 terms.',
  },
  result: {
    title: 'What the plan comes to',
    entitlement: 'Months of entitlement',
    used: 'Used before',
    planned: 'This plan',
    left: 'Left after it',
    leftRing: 'Entitlement left',
    of: (left: number, all: number) => `${one(left)} of ${all} months`,
    sentence: (used: number, left: number) =>
      `This plan uses ${one(used)} months and leaves ${one(left)} months.`,
    short: (term: string) =>
      `Your entitlement is used up before ${term}. From then on you would pay yourself.`,
    shortTitle: 'The plan is longer than your entitlement',
    tuitionPaid: 'Tuition paid by the GI Bill',
    tuitionLeft: 'Tuition left to pay',
    housing: 'Total housing',
    books: 'Total books and supplies',
    table: 'Months of entitlement by use',
    months: (months: number) => `${one(months)} months`,
  },
  source: {
    title: 'Where the figures come from',
    rate: (cap: string, from: string, to: string) =>
      `Private schools: at most ${cap} for the academic year from ${from} to ${to}. Public schools: all in-state tuition and fees.`,
    old: 'For later years, we use the newest figure until VA publishes its own.',
    rules:
      'Entitlement is counted by days and course load. Housing is paid above half load, and not between terms. Books: $41.67 a credit, at most $1,000 a year. A term that begins with entitlement left is paid to its end.',
    retrieved: (date: string) => `Figures as of ${date}.`,
    estimate: 'An estimate. VA decides what you get.',
  },
} as const;
