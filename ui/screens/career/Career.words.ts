import type { CareerPage } from '@vetsync/machines/career/model';

/** The career tab and the job board (feature spec, section 2, "Career Translation Center page"). */
export const careerWords = {
  closing: 'Saved jobs that close soon',
  nav: 'Career',
  pages: {
    overview: 'Overview',
    jobs: 'Job Board',
    translation: 'Skill Translation',
    interview: 'Interview Prep',
    salary: 'Salary',
  } satisfies Record<CareerPage, string>,
  overview: {
    title: 'Career Translation Center',
    subtitle: 'What you did in uniform, in words that employers understand.',
  },
  beFound: 'Let organizations find you',
  sample: 'Sample',
  sampleJobs: 'Jobs and match scores are samples. An application stays in this browser.',
  matches: {
    title: 'Top Job Matches',
    all: 'All jobs',
    newest: 'New jobs',
  },
  translation: {
    title: 'Military Skill Translation',
    text: 'Four skills from a sample record, and how sure we are of each.',
    own: 'Look up your military job and the civilian jobs similar to it.',
    percent: (value: number) => `${value}% sure`,
    all: 'Find your military code',
  },
  resources: {
    title: 'Career Resources',
    resume: { label: 'Resume Builder', note: 'A resume from your profile, ready to print' },
    interview: { label: 'Interview Prep', note: 'Seven questions, notes for yourself' },
    salary: { label: 'Salary Negotiation', note: 'The numbers, and what to say' },
    events: { label: 'Networking Events', note: 'Career events in the community' },
  },
  offers: {
    title: (job: string) => `Job offer: ${job}`,
    from: (organization: string) => `${organization} made you an offer.`,
    by: (day: string) => `Please answer by ${day}.`,
    late: (day: string) => `They asked you to answer by ${day}. You can still answer.`,
    open: 'See the offer and answer',
  },
  applications: 'Your applications',
  progress: {
    title: 'Your Progress',
    applications: 'Applications',
    interviews: 'Interviews',
    offers: 'Offers',
    views: 'Profile Views',
    viewsHint: 'Sample figure',
    hints: {
      applications: 'sent on VetSync',
      interviews: 'requested or completed',
      offers: 'waiting for your answer',
    },
  },
  board: {
    title: 'Job Board',
    subtitle: 'Jobs that fit what you can do.',
  },
  unknown: {
    title: 'This page isn’t here',
    text: 'The Career Center has no page at this address.',
    action: 'Go to the Career Translation Center',
  },
  whole: {
    translation: {
      title: 'Career Translation',
      subtitle: 'Find your military job, the civilian jobs similar to it, and who is hiring.',
    },
  },
} as const;
