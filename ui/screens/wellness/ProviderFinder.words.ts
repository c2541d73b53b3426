import type {
  DistanceFilter,
  LocationFilter,
  RatingFilter,
  SpecialtyFilter,
} from '@vetsync/machines/wellness/model';

/** Feature spec, section 2, "Find Healthcare Providers dialog". */
export const providerFinderWords = {
  title: 'Find Healthcare Providers',
  search: 'Search by name or specialty',
  placeholder: 'Name or specialty',
  specialty: 'Specialty',
  location: 'Location',
  more: 'More Filters',
  moreSet: (count: number) => `More Filters (${count})`,
  accepting: 'Accepting new patients only',
  within: 'Distance',
  rating: 'Rating',
  found: (count: number) => (count === 1 ? '1 provider found' : `${count} providers found`),
  clear: 'Clear all',
  none: {
    title: 'Nobody fits this search',
    text: 'Try another word, or look in all specialties and locations.',
  },
  showMore: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  schedule: 'Schedule',
  scheduleWith: (name: string) => `Schedule with ${name}`,
  notAccepting: 'Not accepting new patients',
  next: (day: string) => `Next: ${day}`,
  miles: (distance: number) => `${distance.toLocaleString('en-US')} miles away`,
  call: (phone: string) => `Call ${phone}`,
  specialties: {
    all: 'All specialties',
    'Primary Care': 'Primary Care',
    'Mental Health': 'Mental Health',
    'Physical Therapy': 'Physical Therapy',
    Cardiology: 'Cardiology',
    specialist: 'Any specialist',
  } satisfies Record<SpecialtyFilter, string>,
  locations: (location: LocationFilter) => (location === 'all' ? 'All locations' : location),
  distances: (within: DistanceFilter) => (within === 'all' ? 'Any distance' : `Within ${within} miles`),
  ratings: (rating: RatingFilter) => (rating === 'all' ? 'Any rating' : `${rating} stars or more`),
  existing: {
    title: 'Schedule with an existing provider',
    description: 'Providers you have an appointment with.',
    none: {
      title: 'No providers yet',
      text: 'After your first appointment you find your providers here.',
      action: 'Find Provider',
    },
  },
} as const;
