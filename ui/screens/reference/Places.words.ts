import type { PlaceChoice, PlaceKind } from '@vetsync/machines/reference/model';

const kinds = {
  'medical-center': 'VA medical center',
  clinic: 'VA clinic',
  'vet-center': 'Vet Center',
  'benefits-office': 'Benefits office',
  'employment-office': 'Employment office',
  'campus-office': 'Office on campus',
  'base-office': 'Office on a base',
  cemetery: 'National cemetery',
} satisfies Record<PlaceKind, string>;

/** Places of Veterans Affairs near a ZIP code. */
export const placesWords = {
  title: 'VA near you',
  subtitle: 'Medical centers, clinics, Vet Centers, and benefits offices, nearest first.',
  back: 'Dashboard',
  zip: 'ZIP code',
  kind: 'Kind of place',
  choices: {
    all: 'All',
    'vet-center': 'Vet Centers',
    'medical-center': 'Medical centers',
    clinic: 'Clinics',
    'benefits-office': 'Benefits offices',
    cemetery: 'Cemeteries',
  } satisfies Record<PlaceChoice, string>,
  kinds,
  asking: { title: 'Where are you?', text: 'Enter a ZIP code to see what’s near it.' },
  loading: 'Looking for places',
  nothing: { title: 'No place like that nearby', text: 'Choose another kind, or look at VA’s own list.' },
  unknown: {
    title: 'We don’t know where this ZIP code is',
    text: 'Some ZIP codes are only for post office boxes. Try a nearby one.',
  },
  failed: { title: 'We couldn’t load places', retry: 'Try again' },
  missing: {
    title: 'The list of places isn’t loaded here yet',
    text: 'You can find them on VA’s own list.',
    admin: 'Load it on the server with',
  },
  locator: 'Find it on VA.gov',
  found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  miles: (miles: string) => `${miles} miles`,
  call: (phone: string) => `Call ${phone}`,
  asOf: (date: string) => `From VA’s list of ${date}. Call before you go, or check VA.gov.`,
  hours: {
    title: 'Hours',
    always: 'Open all day',
    none: 'Not listed',
    zone: (zone: string) => `Local time (${zone})`,
  },
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  card: 'Find VA locations near you',
} as const;
