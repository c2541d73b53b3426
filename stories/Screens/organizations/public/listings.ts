import {
  emptyListingContent,
  listingFieldsOf,
  type ListingContent,
  type ListingKind,
  type Organization,
  type PublishedListing,
} from '@vetsync/machines/organizations/model';

export const publicReader = { locale: 'en-US', timeZone: 'UTC', now: 0 };

export const publicOrganization: Organization = {
  id: '0198b1de-4c2a-7a64-9a3e-3f1f2f7a5c11',
  kind: 'employer',
  slug: 'harbor-works',
  status: 'approved',
  name: 'Harbor Works',
  website: 'https://www.harborworks.example/careers',
  about: 'A family shipyard with two dry docks.\n\nOne in three of us has served.',
  contactEmail: 'jobs@harborworks.example',
  phone: '(757) 555-0134',
  location: 'Norfolk, Virginia',
  zip: '23510',
  createdAt: '2026-03-02T15:00:00.000Z',
  updatedAt: '2026-03-02T15:00:00.000Z',
  version: 1,
};

const contents: Readonly<Record<ListingKind, Partial<ListingContent> & { title: string }>> = {
  job: {
    title: 'Marine diesel mechanic',
    description:
      'Keep the engines of tugboats and ferries running.\n\nTwo people to a shift, and paid training.',
    type: 'full-time',
    salaryFrom: 62_000,
    salaryTo: 84_000,
    requiredSkills: ['Diesel engines', 'Hydraulics'],
    preferredSkills: ['Welding'],
    credentials: ['TWIC card'],
    clearance: 'secret',
    closesOn: '2027-01-31',
  },
  degree: {
    title: 'Nursing, B.S.',
    description: 'Four years, with clinical practice from the second on.',
    type: 'bachelor',
    tuition: 11_400,
    duration: '4 years',
    militaryCredits: 30,
    benefits: ['gi-bill', 'yellow-ribbon'],
    deadlines: [{ name: 'Fall', date: '2027-05-01' }],
  },
  program: {
    title: 'First month’s rent',
    description: 'We pay it to the landlord.',
    type: 'housing',
    eligibility: 'Veterans with children, in the first year after service.',
    capacity: 20,
  },
  provider: {
    title: 'Physical therapy',
    description: 'Back, knees and shoulders.',
    type: 'physical-therapy',
    languages: ['English', 'Spanish'],
    benefits: ['tricare', 'va-community-care'],
    acceptsNew: true,
  },
  event: {
    title: 'Open house at the yard',
    description: 'See the docks, and talk to people who made the change.',
    type: 'career',
    startsAt: '2027-03-06T15:00:00.000Z',
    timeZone: 'America/New_York',
    durationMinutes: 180,
  },
};

/** A published listing of a kind. */
export function publicListing(kind: ListingKind, given: Partial<PublishedListing> = {}): PublishedListing {
  const content = { ...emptyListingContent, location: 'Norfolk, Virginia', zip: '23510', ...contents[kind] };
  const { id, slug, name, website, phone } = publicOrganization;
  return {
    ...(Object.fromEntries(listingFieldsOf(kind).map((field) => [field, content[field]])) as ListingContent),
    id: `0198b1de-4c2a-7a64-9a3e-3f1f2f7a5c2${Object.keys(contents).indexOf(kind)}`,
    organizationId: id,
    kind,
    status: 'published',
    createdAt: '2026-11-02T15:00:00.000Z',
    updatedAt: '2026-11-02T15:00:00.000Z',
    publishedAt: '2026-11-02T15:00:00.000Z',
    version: 1,
    organization: { id, slug, name, kind: 'employer', website, phone },
    miles: null,
    ...given,
  };
}
