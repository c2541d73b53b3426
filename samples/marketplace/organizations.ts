import type { ListedOrganization, OrganizationExtras } from '@vetsync/machines/marketplace/model';
import { emptyListingContent } from '@vetsync/machines/organizations/model';
import type { PublishedListing } from '@vetsync/machines/organizations/model';
import { sampleGroups } from './groups.ts';
import { sampleServices } from './services.ts';

const day = 24 * 60 * 60_000;

/**
 * The eight organizations of the marketplace, ids 1 to 8 (feature spec, section 3). All are invented; their telephone
 * numbers are reserved for fiction (555-01xx), and their domains are below `example.org`. `now` in epoch milliseconds.
 */
export const sampleOrganizations = (now: number): (ListedOrganization & { extras: OrganizationExtras })[] =>
  [...sampleServices, ...sampleGroups]
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(
      ({
        id,
        name,
        website,
        phone,
        location,
        description: about,
        email: contactEmail,
        activeHoursAgo,
        externalReviews,
        ...sample
      }) => ({
        id,
        slug: id,
        kind: sample.type === 'education' ? 'university' : 'nonprofit',
        name,
        website,
        about,
        contactEmail,
        phone,
        location,
        extras: {
          ...sample,
          activePrograms: sample.programs.length,
          lastActive: new Date(now - (activeHoursAgo / 24) * day).toISOString(),
          externalReviews: externalReviews.map(({ daysAgo, ...review }) => ({
            ...review,
            writtenAt: new Date(now - daysAgo * day).toISOString(),
          })),
        },
      }),
    );

/** What they offer. `now` in epoch milliseconds. */
export const sampleServiceListings = (now: number): PublishedListing[] =>
  sampleOrganizations(now).flatMap(({ extras: { programs, lastActive: at }, ...organization }) =>
    programs.map(({ id, name, description, eligibility, fundingAmount, services }) => ({
      ...emptyListingContent,
      id,
      organizationId: organization.id,
      organization,
      kind: 'program',
      status: 'published',
      title: name,
      description,
      eligibility,
      location: organization.location,
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
      version: 1,
      miles: null,
      extras: { program: { funding: fundingAmount, services } },
    })),
  );
