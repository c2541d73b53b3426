import type { CareerPage, JobLocation, JobPayFilter, JobSort, JobType } from '@vetsync/machines/career/model';

const pays: Record<Exclude<JobPayFilter, 'all'>, string> = {
  50000: '$50,000 and more',
  70000: '$70,000 and more',
  90000: '$90,000 and more',
};

/** The career tab and the job board (feature spec, section 2, "Career Translation Center page"). */
export const careerWords = {
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
    subtitle: 'What you did in uniform, in words that employers read.',
  },
  beFound: 'Let organizations find you',
  find: {
    title: 'Jobs from employers',
    text: 'Search by word, ZIP code and clearance. You see what an employer gets before you send it.',
    action: 'Find jobs',
  },
  sample: 'Sample',
  sampleJobs: 'Jobs and match scores are samples. An application stays in this browser.',
  types: {
    'Full-time': 'Full-time',
    'Part-time': 'Part-time',
    Contract: 'Contract',
  } satisfies Record<JobType, string>,
  salary: (from: string, to: string) => `${from} to ${to}`,
  /** Cities keep their names. */
  place: (location: JobLocation): string => location,
  matches: {
    title: 'Top Job Matches',
    all: 'All jobs',
    details: 'View Details',
    apply: 'Apply Now',
    again: 'Apply Again',
    view: 'View Application',
    about: (action: string, title: string, company: string) => `${action}: ${title} at ${company}`,
    posted: (when: string) => `Posted ${when}`,
  },
  translation: {
    title: 'Military Skill Translation',
    text: 'Four skills from a sample record, and how sure we are of each.',
    own: 'Look up your military job and the civilian jobs near to it.',
    percent: (value: number) => `${value}% sure`,
    all: 'Find your military code',
  },
  resources: {
    title: 'Career Resources',
    resume: { label: 'Resume Builder', note: 'Your profile as a resume to print' },
    interview: { label: 'Interview Prep', note: 'Seven questions, notes for yourself' },
    salary: { label: 'Salary Negotiation', note: 'Figures, and what to say' },
    events: { label: 'Networking Events', note: 'Career events in the community' },
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
      applications: 'sent from here',
      interviews: 'asked for, or past that',
      offers: 'waiting for your answer',
    },
  },
  board: {
    title: 'Job Board',
    subtitle: 'Jobs that fit what you can do.',
    search: 'Search by title, company or skill',
    placeholder: 'Team leadership',
    location: 'Location',
    type: 'Type',
    pay: 'Pay in a year',
    sort: 'Order',
    any: { location: 'All locations', type: 'All types', pay: 'Any pay' },
    pays: (value: JobPayFilter) => (value === 'all' ? 'Any pay' : pays[value]),
    sorts: { match: 'Best match', newest: 'Newest', pay: 'Highest pay' } satisfies Record<JobSort, string>,
    found: (count: number) => (count === 1 ? '1 job found' : `${count} jobs found`),
    clear: 'Clear all',
    more: (count: number) => `Show ${count} more`,
    none: {
      title: 'No jobs found',
      text: 'No jobs match all of your filters. Try fewer words or another location.',
    },
  },
  details: {
    facts: {
      company: 'Company',
      location: 'Location',
      salary: 'Salary',
      type: 'Type',
      posted: 'Posted',
      match: 'Match',
      clearance: 'Clearance',
      application: 'Your application',
    },
    noClearance: 'None needed',
    application: (status: string, id: string) => `${status}, ID ${id}`,
    required: 'What you need',
    preferred: 'What helps',
    close: 'Close',
    unknown: {
      title: 'This job is not here',
      text: 'It may have been filled, or the address is not complete.',
    },
  },
  unknown: {
    title: 'This page is not here',
    text: 'The address names no page of the Career Center.',
    action: 'To the Career Translation Center',
  },
  whole: {
    translation: {
      title: 'Career Translation',
      subtitle: 'Find your military job, the civilian ones near to it, and who is hiring.',
    },
  },
} as const;
