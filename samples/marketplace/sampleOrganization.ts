import type { ExternalReview, Organization } from '@vetsync/machines/marketplace/model';

/** A sample with times relative to now. */
export type SampleReview = Omit<ExternalReview, 'writtenAt'> & { daysAgo: number };
export type SampleOrganization = Omit<
  Organization,
  'activePrograms' | 'lastActive' | 'externalReviews' | 'image'
> & {
  activeHoursAgo: number;
  externalReviews: readonly SampleReview[];
};
