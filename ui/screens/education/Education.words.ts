import type { EducationPage } from '@vetsync/machines/education/model';

/** Feature spec, section 2, "College page (Education Hub)". */
export const educationWords = {
  title: 'Education Hub',
  subtitle: 'Your GI Bill, programs that fit, and every application in one place.',
  recon: {
    title: 'Education recon',
    subtitle: 'Scout programs, put them side by side, and see what the GI Bill leaves you to pay.',
    toHub: 'Open the Education Hub',
  },
  nav: 'Education',
  pages: {
    hub: 'Hub',
    applications: 'Applications',
    schools: 'Schools',
    calculator: 'Benefits Calculator',
    documents: 'Documents',
  } satisfies Record<Exclude<EducationPage, 'compare'>, string>,
  unknown: {
    title: 'We can’t find that page',
    text: 'The address may be old. Everything about education starts at the hub.',
    action: 'Go to the Education Hub',
  },
  benefits: {
    title: 'Your benefits',
    giBill: 'GI Bill remaining',
    months: (months: number) => `${months} months remaining`,
    housing: 'Monthly housing',
    rate: (place: string) => `${place} rate`,
    tuition: 'Tuition coverage',
    tuitionRate: 'Public school rate',
    applications: 'Applications in progress',
    decided: (count: number) => (count === 1 ? '1 decided so far' : `${count} decided so far`),
    sample: 'Sample figures. Yours are in your Certificate of Eligibility from VA.',
    unknown:
      'We don’t know your benefits yet. Your Certificate of Eligibility from VA says how many months you have left.',
    plan: 'Plan your benefits',
    schools: 'See what it pays at a school',
    change: 'Change your plan',
    left: 'Months left after your plan',
    leftOf: (months: string, terms: number) => `of ${months}, in ${terms} ${terms === 1 ? 'term' : 'terms'}`,
    housingPlanned: 'Housing allowance',
    inPlan: 'in your whole plan',
    tuitionPaid: 'Tuition the GI Bill pays',
    tuitionLeft: (amount: string) => `You pay ${amount}`,
    planned: 'From your own plan. Your Certificate of Eligibility from VA has the official figures.',
  },
  portal: {
    title: 'Common Application Portal',
    text: 'One statement, as many universities as you like. The application fee is waived for veterans.',
    start: 'Start Application',
    storedText:
      'Apply to several schools with one statement. You’ll see what they’ll get before you send it.',
  },
  search: {
    title: 'University Program Search',
    sample: 'All universities here are made up.',
  },
  applications: {
    title: 'Application Status',
    page: 'Your applications',
    pageText: 'Where each one stands, and what was decided.',
    track: 'Track Applications',
    empty: {
      title: 'No applications yet',
      text: 'Find a program and apply, or send one application to several schools at once.',
      action: 'Start Application',
    },
  },
  quickActions: {
    title: 'Quick Actions',
    track: { label: 'Track Applications', note: 'Where each one stands' },
    calculator: { label: 'Benefits Calculator', note: 'Months, tuition, housing' },
    documents: { label: 'Document Upload', note: 'DD214, transcripts, letters' },
    connect: { label: 'Connect with Veterans', note: 'People in school on the GI Bill' },
  },
} as const;
