import { emptyListingContent } from '@vetsync/machines/organizations/model';
import { demoListings } from '../../../app/demo/demoListings.ts';
import { siteJobs, type ListingSite } from './listingSite.ts';

const at = '2026-03-04T05:06:07.000Z';

/** The search of the demo. */
export const demoListingSite = async (): Promise<ListingSite> => ({
  server: demoListings({
    listings: siteJobs.map((content, index) => ({
      ...emptyListingContent,
      ...content,
      id: `job-${index}`,
      organizationId: 'tidewater',
      organization: {
        id: 'tidewater',
        slug: '',
        name: 'Tidewater Works',
        kind: 'employer',
        website: '',
        phone: '',
      },
      kind: 'job',
      status: 'published',
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
      version: 1,
      miles: null,
    })),
    sorts: ['match'],
  }),
  close: async () => {},
});
