import type {
  ApplicableKind,
  Clearance,
  ListingBenefit,
  ListingKind,
  ListingType,
} from '@vetsync/machines/organizations/model';

export const publicPagesWords = {
  signIn: 'Sign in',
  trail: 'You are here',
  kinds: {
    job: 'Job',
    degree: 'Degree program',
    program: 'Program',
    provider: 'Care',
    event: 'Event',
  } satisfies Record<ListingKind, string>,
  /** In a list, and as a filter. */
  lists: {
    all: 'All',
    job: 'Jobs',
    degree: 'Degree programs',
    program: 'Programs',
    provider: 'Care',
    event: 'Events',
  } satisfies Record<ListingKind | 'all', string>,
  types: {
    'full-time': 'Full time',
    'part-time': 'Part time',
    contract: 'Contract',
    internship: 'Internship',
    certificate: 'Certificate',
    associate: 'Associate degree',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
    career: 'Career',
    education: 'Education',
    health: 'Health',
    housing: 'Housing',
    legal: 'Legal help',
    financial: 'Money',
    family: 'Family',
    community: 'Community',
    other: 'Other',
    'primary-care': 'Primary care',
    'mental-health': 'Mental health',
    'physical-therapy': 'Physical therapy',
    cardiology: 'Cardiology',
    neurology: 'Neurology',
    orthopedics: 'Orthopedics',
    audiology: 'Audiology',
    dental: 'Dental care',
    wellness: 'Wellness',
    social: 'Social',
  } satisfies Record<ListingType, string>,
  clearances: {
    'public-trust': 'Public Trust',
    secret: 'Secret',
    'top-secret': 'Top Secret',
    'ts-sci': 'TS/SCI',
  } satisfies Record<Clearance, string>,
  benefits: {
    'gi-bill': 'GI Bill',
    'yellow-ribbon': 'Yellow Ribbon',
    'tuition-assistance': 'Tuition Assistance',
    'veteran-readiness': 'Veteran Readiness and Employment',
    mycaa: 'MyCAA',
    'va-community-care': 'VA Community Care',
    tricare: 'TRICARE',
    champva: 'CHAMPVA',
    medicare: 'Medicare',
  } satisfies Record<ListingBenefit, string>,
} as const;

export const publicListingWords = {
  apply: {
    job: 'Apply',
    degree: 'Apply',
    program: 'Apply',
  } satisfies Record<ApplicableKind, string>,
  applyHelp: 'You sign in first. Nothing is sent before you say so.',
  by: (organization: string) => `More from ${organization}`,
  about: {
    job: 'About the job',
    degree: 'About the program',
    program: 'About the program',
    provider: 'About this care',
    event: 'About the event',
  } satisfies Record<ListingKind, string>,
  facts: 'At a glance',
  labels: {
    type: 'Type',
    place: 'Where',
    salary: 'Pay for a year',
    clearance: 'Clearance',
    tuition: 'Tuition for a year',
    duration: 'How long',
    militaryCredits: 'Credit for military training',
    benefits: 'Accepts',
    capacity: 'Places',
    languages: 'Languages',
    acceptsNew: 'New patients',
    starts: 'Starts',
    closesOn: 'Apply by',
    posted: 'Posted',
    website: 'Website',
  },
  place: (location: string, isRemote: boolean) =>
    isRemote ? (location === '' ? 'From anywhere' : `${location}, or from anywhere`) : location,
  salary: (from: string | null, to: string | null) =>
    from === null ? `Up to ${to}` : to === null ? `From ${from}` : from === to ? from : `${from} to ${to}`,
  credits: (count: string) => `Up to ${count} credit hours`,
  acceptsNew: (yes: boolean) => (yes ? 'Accepted' : 'Not at this time'),
  lists: {
    requiredSkills: 'You need',
    preferredSkills: 'Good to have',
    credentials: 'Licenses and certificates',
    deadlines: 'Deadlines',
    eligibility: 'Who can take part',
  },
  deadline: (name: string, date: string) => `${name}: ${date}`,
  description: (title: string, kind: string, organization: string, place: string) =>
    [`${title}.`, `${kind} from ${organization}.`, place && `${place}.`].filter(Boolean).join(' '),
} as const;

export const publicOrganizationWords = {
  about: 'About',
  contact: 'Contact',
  labels: { website: 'Website', contactEmail: 'Email', phone: 'Phone', place: 'Where' },
  listings: 'Open now',
  none: { title: 'Nothing is open right now', text: 'Look again later, or ask them what is coming.' },
  more: 'Show all',
  description: (name: string, kind: string, place: string) =>
    [`${name}.`, `${kind}${place && ` in ${place}`}.`, 'See what they offer to veterans.'].join(' '),
} as const;

export const publicListingsWords = {
  title: 'Open to veterans',
  intro: 'Jobs, degree programs, care and events from organizations that we have checked.',
  titles: {
    job: 'Jobs for veterans',
    degree: 'Degree programs for veterans',
    program: 'Programs for veterans',
    provider: 'Care for veterans',
    event: 'Events for veterans',
  } satisfies Record<ListingKind, string>,
  kinds: 'What to show',
  search: 'Search',
  text: 'What',
  near: 'Near ZIP code',
  zipUnknown: 'We do not know this ZIP code.',
  found: (count: string, isAtLeast: boolean) => `${count}${isAtLeast ? ' or more' : ''} found`,
  miles: (count: string) => `${count} miles away`,
  more: 'Next page',
  none: { title: 'Nothing found', text: 'Try other words, or look farther away.', all: 'Show everything' },
} as const;

export const publicMissingWords = {
  title: 'This is not open',
  text: 'It may have closed, or the address may be wrong.',
  listings: 'See what is open',
} as const;
