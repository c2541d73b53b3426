import type {
  ExternalReview,
  ListedOrganization,
  OrganizationExtras,
} from '@vetsync/machines/marketplace/model';

/** A sample with times relative to now. */
export type SampleReview = Omit<ExternalReview, 'writtenAt'> & { daysAgo: number };
export interface SampleOrganization
  extends
    Pick<ListedOrganization, 'id' | 'name' | 'website' | 'phone' | 'location'>,
    Omit<OrganizationExtras, 'activePrograms' | 'lastActive' | 'externalReviews'> {
  description: string;
  email: string;
  activeHoursAgo: number;
  externalReviews: readonly SampleReview[];
}
