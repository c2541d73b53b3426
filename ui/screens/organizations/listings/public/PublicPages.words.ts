import type { ListingKind } from '@vetsync/machines/organizations/model';

export const publicPagesWords = {
  signIn: 'Sign in',
  /** Leads to the landing page. */
  about: 'What is VetSync?',
  lookups: {
    title: 'Look up',
    listings: 'Jobs, programs, care and events',
    occupations: 'Military jobs',
    schools: 'Schools and the GI Bill',
    countdown: 'Deadlines when you leave',
  },
  /** In a list, and as a filter. */
  lists: {
    all: 'All',
    job: 'Jobs',
    degree: 'Degree programs',
    program: 'Programs',
    provider: 'Care',
    event: 'Events',
  } satisfies Record<ListingKind | 'all', string>,
  listing: {
    apply: 'Apply',
    applyHelp: 'You sign in first. Nothing is sent before you say so.',
    website: 'Website',
    posted: 'Published',
    similar: 'Similar openings',
    all: 'Show all',
    more: (organization: string) => `More from ${organization}`,
    description: (title: string, kind: string, organization: string, place: string) =>
      [`${title}.`, `${kind} from ${organization}.`, place && `${place}.`].filter(Boolean).join(' '),
  },
  organization: {
    about: 'About',
    contact: 'Contact',
    labels: { website: 'Website', contactEmail: 'Email', phone: 'Phone', place: 'Where' },
    listings: 'Open now',
    none: { title: 'Nothing is open right now', text: 'Look again later, or ask them what is coming.' },
    more: 'Show all',
    description: (name: string, kind: string, place: string) =>
      [`${name}.`, `${kind}${place && ` in ${place}`}.`, 'See what they offer to veterans.'].join(' '),
  },
  listings: {
    title: 'Open to veterans',
    intro: 'Jobs, degree programs, care and events from organizations that we’ve checked.',
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
    zipUnknown: 'We don’t know this ZIP code.',
    found: (count: string, isAtLeast: boolean) =>
      isAtLeast ? `${count} or more results` : count === '1' ? '1 result' : `${count} results`,
    elsewhere: 'Remote, from anywhere',
    more: 'Next page',
    none: { title: 'Nothing found', text: 'Try other words, or look farther away.', all: 'Show everything' },
    noneOpen: { title: 'Nothing is open right now', text: 'What organizations publish appears here.' },
  },
  missing: {
    title: 'This page isn’t available',
    text: 'It may have closed, or the address may be wrong.',
    listings: 'See what’s open',
  },
} as const;
