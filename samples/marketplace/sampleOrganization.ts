import type { ExternalReview, Organization } from '@vetsync/machines/marketplace/model';

/** A sample whose moments are told as distances from now. */
export type SampleReview = Omit<ExternalReview, 'writtenAt'> & { daysAgo: number };
export type SampleOrganization = Omit<
  Organization,
  'activePrograms' | 'lastActive' | 'externalReviews' | 'image'
> & {
  activeHoursAgo: number;
  externalReviews: readonly SampleReview[];
};
