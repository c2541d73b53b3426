import type { ListingContent, ListingKind, NewOrganization } from '@vetsync/machines/organizations/model';

export interface SampleListing extends Partial<ListingContent> {
  kind: ListingKind;
  title: string;
  /** @default 'published' */
  status?: 'draft' | 'published' | 'closed';
}
export interface SampleOrganization extends NewOrganization {
  /** Part of its people's email addresses, which nobody can receive mail at. */
  domain: string;
  owner: string;
  /** Waits for an administrator. */
  isPending?: boolean;
  listings: readonly SampleListing[];
}

/** Days from now, so that dates of samples always lie ahead. */
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const day = (now: Date, days: number) => inDays(now, days).toISOString().slice(0, 10);
const at = (now: Date, days: number, hour: number) =>
  `${day(now, days)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const norfolk = { location: 'Norfolk, Virginia', zip: '23510' };
const austin = { location: 'Austin, Texas', zip: '78701' };
const sanAntonio = { location: 'San Antonio, Texas', zip: '78205' };
const sanDiego = { location: 'San Diego, California', zip: '92101' };
const denver = { location: 'Denver, Colorado', zip: '80202' };
const tampa = { location: 'Tampa, Florida', zip: '33602' };

/** Invented organizations, with what they list. */
export const sampleOrganizations = (now: Date): readonly SampleOrganization[] => [
  {
    kind: 'employer',
    name: 'Tidewater Ship Repair',
    domain: 'tidewater',
    owner: 'Dana Whitfield',
    website: 'https://tidewater.example',
    about: 'A family shipyard with two dry docks. One in three of us has served.',
    ...norfolk,
    listings: [
      {
        kind: 'job',
        title: 'Marine diesel mechanic',
        description: 'Take main engines apart, find out what wears, and put them together again.',
        type: 'full-time',
        ...norfolk,
        salaryFrom: 62_000,
        salaryTo: 84_000,
        requiredSkills: ['Diesel engines', 'Hydraulics'],
        preferredSkills: ['Welding'],
        credentials: ['TWIC card'],
        closesOn: day(now, 45),
      },
      {
        kind: 'job',
        title: 'Night shift welder',
        description: 'Hull plates and pipe work, four nights a week.',
        type: 'full-time',
        ...norfolk,
        salaryFrom: 58_000,
        salaryTo: 76_000,
        requiredSkills: ['Welding'],
      },
      {
        kind: 'job',
        title: 'Dock scheduler',
        description: 'Plan which ship comes when, and who works on it.',
        type: 'full-time',
        status: 'draft',
        ...norfolk,
      },
    ],
  },
  {
    kind: 'employer',
    name: 'Lantern Peak Software',
    domain: 'lanternpeak',
    owner: 'Priya Raman',
    website: 'https://lanternpeak.example',
    about: 'We write maintenance software for fleets. Everybody works from where they live.',
    ...denver,
    listings: [
      {
        kind: 'job',
        title: 'Support engineer, remote',
        description: 'Help mechanics all over the country when the software does not do what they expect.',
        type: 'full-time',
        remote: true,
        salaryFrom: 70_000,
        salaryTo: 92_000,
        requiredSkills: ['Customer support', 'SQL'],
      },
      {
        kind: 'job',
        title: 'Junior developer, apprenticeship',
        description: 'A year of paid training with a mentor, then a place in a team. No degree needed.',
        type: 'internship',
        remote: true,
        salaryFrom: 48_000,
        salaryTo: 48_000,
        requiredSkills: ['Curiosity'],
        preferredSkills: ['Python'],
      },
    ],
  },
  {
    kind: 'employer',
    name: 'Cedar Ridge Logistics',
    domain: 'cedarridge',
    owner: 'Marcus Bell',
    website: 'https://cedarridge.example',
    about: 'Warehouses and trucks between Texas and the Gulf.',
    ...austin,
    listings: [
      {
        kind: 'job',
        title: 'Warehouse supervisor',
        description: 'Lead a team of twelve. Your own sergeants would recognize the work.',
        type: 'full-time',
        ...austin,
        salaryFrom: 55_000,
        salaryTo: 68_000,
        requiredSkills: ['Team leadership', 'Inventory'],
      },
      {
        kind: 'job',
        title: 'Truck driver, home on weekends',
        description: 'Regional routes. We pay for the commercial license.',
        type: 'full-time',
        ...sanAntonio,
        salaryFrom: 60_000,
        salaryTo: 74_000,
        requiredSkills: ['Driving'],
        credentials: ['CDL class A'],
      },
      {
        kind: 'event',
        title: 'Open house at the warehouse',
        description: 'See the place, meet the drivers, and bring your questions.',
        type: 'career',
        ...austin,
        startsAt: at(now, 14, 16),
        timeZone: 'America/Chicago',
        durationMinutes: 180,
        capacity: 60,
      },
    ],
  },
  {
    kind: 'employer',
    name: 'Blue Mesa Defense Systems',
    domain: 'bluemesa',
    owner: 'Grace Okafor',
    website: 'https://bluemesa.example',
    about: 'Radar and radio, built and tested in San Diego.',
    ...sanDiego,
    listings: [
      {
        kind: 'job',
        title: 'Radar test technician',
        description: 'Test what leaves the factory, and write down what you see.',
        type: 'full-time',
        ...sanDiego,
        salaryFrom: 78_000,
        salaryTo: 104_000,
        requiredSkills: ['Electronics', 'Test equipment'],
        clearance: 'secret',
      },
      {
        kind: 'job',
        title: 'Program analyst',
        description: 'Six months of planning work for one program.',
        type: 'contract',
        ...sanDiego,
        salaryFrom: 95_000,
        salaryTo: 120_000,
        requiredSkills: ['Planning', 'Spreadsheets'],
        clearance: 'top-secret',
        status: 'closed',
      },
    ],
  },
  {
    kind: 'university',
    name: 'Bluebonnet State University',
    domain: 'bluebonnet',
    owner: 'Elena Vargas',
    website: 'https://bluebonnet.example',
    about: 'A public university with an office for veterans, run by veterans.',
    ...austin,
    listings: [
      {
        kind: 'degree',
        title: 'Nursing, B.S.',
        description: 'Four years with practice in two hospitals. Medics can start in the second year.',
        type: 'bachelor',
        ...austin,
        tuition: 11_400,
        duration: '4 years',
        militaryCredits: 30,
        benefits: ['gi-bill', 'yellow-ribbon', 'veteran-readiness'],
        deadlines: [{ name: 'Fall', date: day(now, 120) }],
      },
      {
        kind: 'degree',
        title: 'Cybersecurity, M.S.',
        description: 'Evenings, for people who work.',
        type: 'master',
        ...austin,
        tuition: 14_900,
        duration: '2 years',
        benefits: ['gi-bill', 'tuition-assistance'],
      },
    ],
  },
  {
    kind: 'university',
    name: 'Harborview Community College',
    domain: 'harborview',
    owner: 'Thomas Reyes',
    website: 'https://harborview.example',
    about: 'Short programs that lead to work in the harbor and beyond.',
    ...sanDiego,
    listings: [
      {
        kind: 'degree',
        title: 'Welding technology certificate',
        description: 'Nine months in the workshop.',
        type: 'certificate',
        ...sanDiego,
        tuition: 3_200,
        duration: '9 months',
        militaryCredits: 6,
        benefits: ['gi-bill', 'mycaa'],
      },
      {
        kind: 'event',
        title: 'Evening for new students with families',
        description: 'We show the campus and the day care, and feed everybody.',
        type: 'education',
        ...sanDiego,
        startsAt: at(now, 21, 1),
        timeZone: 'America/Los_Angeles',
        durationMinutes: 120,
      },
    ],
  },
  {
    kind: 'university',
    name: 'Summit Online College',
    domain: 'summitonline',
    owner: 'Rachel Stein',
    website: 'https://summitonline.example',
    about: 'Every class is online, also from a base abroad.',
    ...denver,
    listings: [
      {
        kind: 'degree',
        title: 'Business administration, A.A.',
        description: 'Start in any month, and stop while you are deployed.',
        type: 'associate',
        remote: true,
        tuition: 6_800,
        duration: '2 years',
        benefits: ['gi-bill', 'tuition-assistance', 'mycaa'],
      },
    ],
  },
  {
    kind: 'hospital',
    name: 'Gulf Shore Medical Center',
    domain: 'gulfshore',
    owner: 'Dr. Samuel Ortiz',
    website: 'https://gulfshore.example',
    about: 'A community hospital that treats veterans for the VA.',
    ...tampa,
    listings: [
      {
        kind: 'provider',
        title: 'Physical therapy',
        description: 'Back, knees and shoulders, with evening hours.',
        type: 'physical-therapy',
        ...tampa,
        languages: ['English', 'Spanish'],
        benefits: ['va-community-care', 'tricare'],
      },
      {
        kind: 'provider',
        title: 'Counseling by video',
        description: 'Sleep, anger, grief and what came home with you.',
        type: 'mental-health',
        remote: true,
        languages: ['English', 'Spanish'],
        benefits: ['va-community-care', 'tricare', 'champva'],
      },
    ],
  },
  {
    kind: 'hospital',
    name: 'Front Range Veterans Clinic',
    domain: 'frontrange',
    owner: 'Dr. Amy Chen',
    website: 'https://frontrange.example',
    about: 'A small clinic with time to listen.',
    ...denver,
    listings: [
      {
        kind: 'provider',
        title: 'Hearing tests and hearing aids',
        description: 'For ears that stood next to engines.',
        type: 'audiology',
        ...denver,
        languages: ['English'],
        benefits: ['va-community-care', 'medicare'],
      },
    ],
  },
  {
    kind: 'nonprofit',
    name: 'First Month Fund',
    domain: 'firstmonth',
    owner: 'Linda Park',
    website: 'https://firstmonth.example',
    about: 'We pay the first month so that a family can move in.',
    ...sanAntonio,
    listings: [
      {
        kind: 'program',
        title: 'Rent for the first month',
        description: 'We pay it to the landlord within a week.',
        type: 'housing',
        ...sanAntonio,
        eligibility: 'Veterans with children, in their first year after service',
        capacity: 40,
      },
    ],
  },
  {
    kind: 'nonprofit',
    name: 'Ruck and Roots',
    domain: 'ruckandroots',
    owner: 'Joel Hanson',
    website: 'https://ruckandroots.example',
    about: 'Hikes, gardens, and people who know how it is.',
    ...denver,
    listings: [
      {
        kind: 'program',
        title: 'A season in the garden',
        description: 'Every Saturday from spring to fall. No experience needed.',
        type: 'community',
        ...denver,
        eligibility: 'Everybody who has served, and their families',
        capacity: 25,
      },
      {
        kind: 'event',
        title: 'Slow hike at Bear Creek',
        description: 'Five miles, with long breaks. Dogs are welcome.',
        type: 'wellness',
        ...denver,
        startsAt: at(now, 10, 15),
        timeZone: 'America/Denver',
        durationMinutes: 240,
        capacity: 30,
      },
    ],
  },
  {
    kind: 'nonprofit',
    name: 'Paper Trail Legal Aid',
    domain: 'papertrail',
    owner: 'Nadia Haddad',
    website: 'https://papertrail.example',
    about: 'Volunteers with a law license, for claims and discharge upgrades.',
    ...tampa,
    isPending: true,
    listings: [
      {
        kind: 'program',
        title: 'Help with a VA claim',
        description: 'We read the letters with you, and write the answer.',
        type: 'legal',
        remote: true,
        eligibility: 'Everybody with a claim that was denied',
      },
    ],
  },
];

/** Invented veterans. */
export const sampleVeterans = [
  { name: 'Alex Morgan', email: 'alex.morgan' },
  { name: 'Rosa Delgado', email: 'rosa.delgado' },
] as const;

/** Invented colleagues of the first organization, one in each further role. */
export const sampleColleagues = [
  { name: 'Will Carter', email: 'will.carter', role: 'manager' },
  { name: 'Mei Tanaka', email: 'mei.tanaka', role: 'reviewer' },
  { name: 'Owen Price', email: 'owen.price', role: 'viewer' },
] as const;
