import { emptyListingContent, listingFieldsOf } from '@vetsync/machines/organizations/model';
import type {
  Listing,
  ListingContent,
  ListingKind,
  Organization,
  OrganizationKind,
  PublishedListing,
} from '@vetsync/machines/organizations/model';
import type { ListingsOwner } from '@vetsync/machines/organizations/model';

export const at = '2026-11-01T12:00:00.000Z';

export const organizationOf = (
  kind: OrganizationKind = 'employer',
  changes: Partial<Organization> = {},
): Organization => ({
  id: 'an organization',
  slug: 'tidewater-works',
  kind,
  status: 'approved',
  name: 'Tidewater Works',
  website: '',
  about: '',
  contactEmail: '',
  phone: '',
  location: '',
  zip: '',
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...changes,
});
export const ownerOf = (
  role: ListingsOwner['role'] = 'owner',
  organization: Organization = organizationOf(),
): ListingsOwner => ({ organization, role });

/** What a job must say before it can be published. */
export const completeJob: Partial<ListingContent> & { title: string } = {
  title: 'Crane mechanic',
  description: 'Cranes.',
  type: 'full-time',
  location: 'Norfolk, VA',
  zip: '23510',
};

/** A stored listing. A job is complete; other kinds have what `content` says. */
export const listingOf = (
  changes: Partial<Listing> = {},
  kind: ListingKind = 'job',
  content: Partial<ListingContent> = completeJob,
): Listing => ({
  ...(Object.fromEntries(
    listingFieldsOf(kind).map((field) => [field, { ...emptyListingContent, ...content }[field]]),
  ) as ListingContent),
  id: 'a listing',
  organizationId: 'an organization',
  kind,
  status: 'draft',
  createdAt: at,
  updatedAt: at,
  publishedAt: null,
  version: 3,
  ...changes,
});

/** A listing as everyone sees it, of an employer. */
export const publishedListing = (more: Partial<Listing> = {}): PublishedListing => ({
  ...listingOf({ status: 'published', ...more }),
  organization: { id: 'o', slug: 'harbor', name: 'Harbor', kind: 'employer', website: '', phone: '' },
  miles: null,
});
