import { emptyListingContent } from '@vetsync/machines/organizations/model';
import type { ListingFacets, PublishedListing } from '@vetsync/machines/organizations/model';
import { now } from '../../../support/leads.ts';

const day = 86_400_000;

function found(number: number, content: Partial<PublishedListing>, name: string): PublishedListing {
  const at = new Date(now() - number * day).toISOString();
  return {
    ...emptyListingContent,
    id: `0198d2a4-0000-7000-8000-00000000000${number}`,
    organizationId: `0198d2a4-1111-7000-8000-00000000000${number}`,
    kind: 'job',
    status: 'published',
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    version: 2,
    organization: {
      id: `0198d2a4-1111-7000-8000-00000000000${number}`,
      slug: 'sample',
      name,
      kind: 'employer',
      website: '',
      phone: '',
    },
    miles: null,
    ...content,
  };
}

/** Three jobs, the nearest first. */
export const foundListings: readonly [PublishedListing, ...PublishedListing[]] = [
  found(
    1,
    {
      title: 'Yard supervisor',
      description: 'Lead a crew of twelve at the pier.\n\nWe train you on our cranes.',
      type: 'full-time',
      location: 'Norfolk, Virginia',
      salaryFrom: 62_000,
      salaryTo: 78_000,
      requiredSkills: ['Crane signals', 'Crew leadership'],
      clearance: 'secret',
      miles: 7.2,
    },
    'Tidewater Works',
  ),
  found(
    2,
    { title: 'Support engineer', type: 'full-time', remote: true, salaryFrom: 70_000, salaryTo: 92_000 },
    'Lantern Software',
  ),
  found(3, { title: 'Route driver', type: 'part-time', location: 'Suffolk, Virginia' }, 'Cedar Logistics'),
];

export const facets: ListingFacets = {
  total: 3,
  isAtLeast: false,
  type: [
    { value: 'full-time', count: 2 },
    { value: 'part-time', count: 1 },
  ],
  remote: [
    { value: 'true', count: 1 },
    { value: 'false', count: 2 },
  ],
  clearance: [{ value: 'secret', count: 1 }],
  benefits: [],
};
