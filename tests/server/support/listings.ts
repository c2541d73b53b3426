import type { ListingContent, ListingKind, NewListing } from '../../../machines/organizations/model/index.ts';
import type { OrganizationKind } from '../../../machines/organizations/model/index.ts';
import type { Server } from './accounts.ts';
import { organization } from './organizations.ts';

/** Content that can be published, by kind. */
export const complete: Readonly<Record<ListingKind, Partial<ListingContent> & { title: string }>> = {
  job: {
    title: 'Crane mechanic',
    description: 'Keep the cranes of the harbor running.',
    type: 'full-time',
    location: 'Norfolk, VA',
    zip: '23510',
    salaryFrom: 60_000,
    salaryTo: 80_000,
    requiredSkills: ['Hydraulics'],
  },
  degree: {
    title: 'Nursing, B.S.',
    description: 'Four years, with clinical practice.',
    type: 'bachelor',
    location: 'Austin, TX',
    zip: '78701',
    tuition: 12_000,
    benefits: ['gi-bill', 'yellow-ribbon'],
  },
  program: {
    title: 'First month’s rent',
    description: 'We pay it to the landlord.',
    type: 'housing',
    location: 'San Diego, CA',
    zip: '92101',
    eligibility: 'Veterans with children',
    capacity: 20,
  },
  provider: {
    title: 'Physical therapy',
    description: 'Back, knees and shoulders.',
    type: 'physical-therapy',
    location: 'Boston, MA',
    zip: '02108',
    languages: ['Spanish'],
    benefits: ['tricare'],
  },
  event: {
    title: 'Career fair',
    description: 'Meet forty employers.',
    type: 'career',
    location: 'Denver, CO',
    zip: '80202',
    startsAt: '2999-03-01T15:00:00.000Z',
    timeZone: 'America/Denver',
    durationMinutes: 180,
  },
};

export const kindThatLists: Readonly<Record<ListingKind, OrganizationKind>> = {
  job: 'employer',
  degree: 'university',
  program: 'nonprofit',
  provider: 'hospital',
  event: 'employer',
};

/** Decides on an organization. */
export const decide = (
  server: Server,
  { id, owner }: { id: string; owner: { id: string } },
  status: 'approved' | 'suspended',
) => server.deps.organizations.administration.decide(owner.id, id, { status, reason: 'As on their website' });

/** An approved organization that can have this kind of listing. */
export async function lister(server: Server, kind: ListingKind = 'job') {
  const created = await organization(server, { kind: kindThatLists[kind] });
  await server.sql`
    update organizations set status = 'approved', decision = 'approved', decided_at = now() where id = ${created.id}`;
  return created;
}
export type Lister = Awaited<ReturnType<typeof lister>>;

/** A draft. */
export const draft = (
  server: Server,
  { id, owner }: Lister,
  kind: ListingKind = 'job',
  given: Partial<NewListing> = {},
) =>
  server.deps.listings.staff
    .add(owner.id, id, { ...complete[kind], ...given, kind })
    .then(({ listing }) => listing);

/** A listing that everyone sees. */
export async function published(
  server: Server,
  lists: Lister,
  kind: ListingKind = 'job',
  given: Partial<NewListing> = {},
) {
  const { id } = await draft(server, lists, kind, given);
  return server.deps.listings.staff.take(lists.owner.id, { organizationId: lists.id, id }, 'publish');
}
