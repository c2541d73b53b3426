import type { ListingKind } from '@vetsync/machines/organizations/model';

export const listingSearchWords = {
  title: 'Mission Marketplace',
  subtitle: 'Jobs, degree programs, services, care and events from organizations we’ve approved.',
  kinds: {
    label: 'What are you looking for?',
    all: 'Everything',
    job: 'Jobs',
    degree: 'Degrees',
    program: 'Services',
    provider: 'Care',
    event: 'Events',
    organizations: 'Organizations',
  } satisfies Record<ListingKind | 'all' | 'organizations' | 'label', string>,
  zip: 'Near ZIP code',
  zipHelp: 'Five digits',
  place: {
    label: 'Location',
    any: 'All locations',
    /** Cities keep their names. */
    name: (place: string): string => place,
  },
  pay: { label: 'Yearly pay', any: 'Any pay', from: (amount: string) => `$${amount} or more` },
  tuition: { label: 'Tuition', any: 'Any tuition', upTo: (amount: string) => `Up to $${amount} a year` },
  covered: 'GI Bill covers all of it',
  savedOnly: 'Saved only',
  closedSaved: {
    title: (count: number) =>
      count === 1 ? 'Closed since you saved it' : `Closed since you saved them: ${count}`,
    text: 'It no longer takes applications.',
    state: 'Closed',
    remove: 'Remove',
    removeOf: (title: string) => `Remove from saved: ${title}`,
  },
  sort: {
    label: 'Sort by',
    match: 'Best match',
    newest: 'Newest',
    pay: 'Highest pay',
    tuition: 'Lowest tuition',
    name: 'Name',
  },
  radius: { label: 'Within', miles: (miles: number) => `${miles} miles` },
  moreFilters: (count: number) => (count === 0 ? 'More Filters' : `More Filters (${count})`),
  remote: 'Remote only',
  type: { label: 'Type', any: 'Any type' },
  clearance: { label: 'Clearance', any: 'Any clearance' },
  benefits: { label: 'Benefits accepted', any: 'Any benefit' },
  option: (name: string, count: number) => `${name} (${count})`,
  searching: 'Searching…',
  several: 'Apply to several schools',
  clear: 'Clear all',
  noZip: 'Check the ZIP code, or clear the filters.',
  /** By what a page lists: everything, or one kind. */
  of: {
    all: {
      search: 'Search by keyword',
      placeholder: '',
      found: (total: number, isAtLeast: boolean) =>
        isAtLeast ? `${total} or more results` : total === 1 ? '1 result' : `${total} results`,
      none: 'Nothing matches your search',
      noneText: 'Try fewer words, a larger distance or a different kind.',
    },
    job: {
      search: 'Search by title, company or skill',
      placeholder: 'Team leadership',
      found: (total: number, isAtLeast: boolean) =>
        isAtLeast ? `${total} or more jobs found` : total === 1 ? '1 job found' : `${total} jobs found`,
      none: 'No jobs found',
      noneText: 'No jobs match all of your filters. Try fewer words or another location.',
    },
    degree: {
      search: 'Search programs',
      placeholder: 'University, program, city or service',
      found: (total: number, isAtLeast: boolean) =>
        isAtLeast
          ? `${total} or more programs found`
          : total === 1
            ? '1 program found'
            : `${total} programs found`,
      none: 'No programs found',
      noneText: 'No program fits everything you asked for. Remove a filter, or show everything again.',
    },
    provider: {
      search: 'Search by name or specialty',
      placeholder: 'Name or specialty',
      found: (total: number, isAtLeast: boolean) =>
        isAtLeast
          ? `${total} or more providers found`
          : total === 1
            ? '1 provider found'
            : `${total} providers found`,
      none: 'No one matches this search',
      noneText: 'Try another word, or search all specialties and locations.',
    },
  },
  elsewhere: 'Remote, from anywhere',
  nothingYet: 'Nothing is published here yet',
  nothingYetText: 'Organizations publish new jobs, programs and events here. Please come back soon.',
  failed: 'The search didn’t work',
  retry: 'Try again',
  more: 'Show more',
  moreFailed: 'The next page couldn’t be loaded.',
  miles: (miles: number) => (miles < 1 ? 'Less than 1 mile away' : `${Math.round(miles)} miles away`),
  remotePlace: 'Remote',
  status: { applied: 'Applied', rejected: 'Not selected', withdrawn: 'Withdrawn' },
  /** Of degree programs. */
  degree: {
    list: 'Programs',
    match: 'Match',
    cost: (price: string, covered: number) => `${price} a year, GI Bill pays ${covered}%`,
    tuition: 'Tuition',
    coverage: 'GI Bill coverage',
    percent: (value: number) => `${value}%`,
    nothingLeft: 'Nothing left to pay',
    left: (amount: string) => `About $${amount} a year left to pay`,
    school: 'School',
    public: 'Public',
    private: 'Private',
    acceptance: 'Acceptance rate',
    ranking: 'Ranking',
    veterans: 'Veteran students',
    support: 'Veteran support',
    features: 'Features',
    applied: (status: string) => `Applied: ${status}`,
    noCertificates: 'None of the sample schools offers a certificate yet.',
  },
  compare: {
    add: 'Compare',
    title: 'Compare programs',
    chosen: (count: number) => (count === 1 ? '1 program to compare' : `${count} programs to compare`),
    limit: (max: number) => `Up to ${max} side by side`,
    open: 'Compare',
    clear: 'Clear',
    close: 'Close',
    remove: (school: string) => `Remove ${school}`,
    removeShort: 'Remove',
    table: 'Programs side by side',
    fact: 'What',
    next: 'Next step',
  },
  /** Of care. */
  care: {
    accepting: 'Accepting new patients',
    notAccepting: 'Not accepting new patients',
    next: (day: string) => `Next: ${day}`,
    miles: (distance: number) => `${distance.toLocaleString('en-US')} miles away`,
    schedule: 'Schedule',
    scheduleWith: (name: string) => `Schedule with ${name}`,
    book: 'Book a visit',
    bookWith: (name: string) => `Book a visit with ${name}`,
  },
  reach: {
    call: (phone: string) => `Call ${phone}`,
    website: 'Website',
    write: 'Send a message',
  },
  within: { label: 'Distance', any: 'Any distance', miles: (miles: number) => `Within ${miles} miles` },
  rating: { label: 'Rating', any: 'Any rating', stars: (stars: number) => `${stars} stars or more` },
  acceptingOnly: 'Accepting new patients only',
  specialist: 'Any specialist',
  posted: (when: string) => `Posted ${when}`,
  details: {
    open: 'View Details',
    view: 'View Application',
    follow: 'See Application',
    save: 'Save',
    saved: 'Saved',
    about: (action: string, title: string, organization: string) => `${action}: ${title} at ${organization}`,
    apply: 'Apply Now',
    again: 'Apply Again',
    applied: (when: string) => `You applied ${when}.`,
    /** Of an application after which one may apply again. */
    over: {
      applied: '',
      rejected: 'You weren’t selected. You can apply again.',
      withdrawn: 'You withdrew your application. You can apply again.',
    },
    by: (organization: string) => `From ${organization}`,
    reading: 'Loading…',
    missing: 'This is no longer offered',
    missingText: 'The organization has closed it. Your applications aren’t affected.',
    ownApplication: 'Your application',
    failed: 'It couldn’t be loaded',
    title: 'Details',
  },
} as const;
