import type { LoadedListing } from '@vetsync/machines/organizations/listingEditor';
import type { OrganizationListingsPage } from '@vetsync/machines/organizations/organizationListings';
import {
  emptyListingContent,
  listingFieldsOf,
  type Listing,
  type ListingContent,
  type ListingKind,
  type ListingStatus,
  type Organization,
  type OrganizationKind,
} from '@vetsync/machines/organizations/model';
import { seenAt } from '../../../support/leads.ts';
import { approved } from '../../../support/organizations.ts';

const day = 24 * 3_600_000;
const ago = (days: number) => new Date(seenAt - days * day).toISOString();
const dayAhead = (days: number) => new Date(seenAt + days * day).toISOString().slice(0, 10);

const place = { location: 'Norfolk, VA', zip: '23510' };
/** A complete listing of each kind. All are invented. */
export const contents: Readonly<Record<ListingKind, Partial<ListingContent> & { title: string }>> = {
  job: {
    ...place,
    title: 'Crane mechanic, second shift',
    description:
      'Keep the gantry cranes of our yard running.\n\nYou work in a team of six, half of whom have served. We pay for your certificate in the first year.',
    type: 'full-time',
    closesOn: dayAhead(40),
    salaryFrom: 62_000,
    salaryTo: 74_000,
    requiredSkills: ['Hydraulics', 'Rigging', 'Reading wiring diagrams'],
    preferredSkills: ['Welding'],
    credentials: ['Driver license'],
    clearance: 'secret',
  },
  degree: {
    ...place,
    title: 'Computer Science, B.S.',
    description: 'A degree that counts what you have learned in service.',
    type: 'bachelor',
    remote: true,
    tuition: 11_400,
    duration: '4 years',
    militaryCredits: 30,
    deadlines: [
      { name: 'Fall', date: dayAhead(120) },
      { name: 'Spring', date: dayAhead(300) },
    ],
    benefits: ['gi-bill', 'yellow-ribbon'],
  },
  program: {
    ...place,
    title: 'Help with rent deposits',
    description: 'We lend the deposit, without interest.',
    type: 'housing',
    capacity: 40,
    eligibility: 'Veterans and their families in Virginia.',
  },
  provider: {
    ...place,
    title: 'Department of Audiology',
    description: 'Hearing tests and hearing aids.',
    type: 'audiology',
    credentials: ['Board certified'],
    languages: ['English', 'Spanish'],
    benefits: ['va-community-care', 'tricare'],
    acceptsNew: true,
  },
  event: {
    ...place,
    title: 'Career fair on the pier',
    description: 'Meet twenty employers.',
    type: 'career',
    startsAt: new Date(seenAt + 30 * day).toISOString(),
    timeZone: 'America/New_York',
    durationMinutes: 240,
    capacity: 300,
  },
};

export const listingOf = (
  kind: ListingKind,
  status: ListingStatus = 'draft',
  index = 1,
  content: Partial<ListingContent> = {},
): Listing => ({
  ...(Object.fromEntries(
    listingFieldsOf(kind).map((field) => [
      field,
      { ...emptyListingContent, ...contents[kind], ...content }[field],
    ]),
  ) as ListingContent),
  id: `0198b1de-4c2a-7a64-9a3e-3f1f2f7a5c0${index}`,
  organizationId: approved.id,
  kind,
  status,
  createdAt: ago(20 + index),
  updatedAt: ago(index),
  publishedAt: status === 'draft' ? null : ago(10 + index),
  version: 2,
});

const names = {
  employer: 'Tidewater Works',
  university: 'Tidewater College',
  hospital: 'Harbor Health',
  nonprofit: 'Homefront Partners',
} satisfies Record<OrganizationKind, string>;
export const organizationOf = (kind: OrganizationKind): Organization => ({
  ...approved,
  kind,
  name: names[kind],
  slug: names[kind].toLowerCase().replace(' ', '-'),
});
const lister: Readonly<Record<ListingKind, OrganizationKind>> = {
  job: 'employer',
  degree: 'university',
  program: 'nonprofit',
  provider: 'hospital',
  event: 'employer',
};

/** A listing of each kind, as an owner of its organization gets it. */
export const loadedListing = (
  kind: ListingKind,
  listing: Listing | null = listingOf(kind),
): LoadedListing => ({
  owner: { organization: organizationOf(lister[kind]), role: 'owner' },
  listing,
});

/** The listings of an employer. The second is not complete. */
export const employersPage: OrganizationListingsPage = {
  owner: { organization: organizationOf('employer'), role: 'owner' },
  listings: [
    listingOf('job', 'draft', 1),
    listingOf('job', 'draft', 2, { title: 'Night watch', description: '', type: '', zip: '' }),
    listingOf('job', 'published', 3, { title: 'Yard supervisor' }),
    listingOf('event', 'published', 4),
    listingOf('job', 'closed', 5, { title: 'Painter', closesOn: '' }),
  ],
  counts: { [listingOf('job', 'published', 3).id]: { received: 4, fresh: 2, taken: 1 } },
  nextCursor: null,
  total: 5,
};
