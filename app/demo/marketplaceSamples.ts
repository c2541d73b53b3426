import type { MarketplaceSamples } from '@vetsync/machines/marketplace/marketplaceTab';
import { demoHref } from '@vetsync/machines/shell/model';
import { sampleJobListings } from '@vetsync/samples/career';
import { educationSamples, sampleProgramListings } from '@vetsync/samples/education';
import { sampleOrganizations, sampleServiceListings } from '@vetsync/samples/marketplace';
import { sampleProviderListings } from '@vetsync/samples/wellness';
import { demoListings } from './demoListings.ts';
import { demoOrganizations } from './demoOrganizations.ts';
import { paces } from './pace.ts';

/** The marketplace of the demo's veteran. What it lists is dated from `now`, in epoch milliseconds. */
export const marketplaceSamples = (now: number): MarketplaceSamples => ({
  paces,
  listings: demoListings({
    listings: [
      sampleJobListings,
      sampleProgramListings,
      sampleServiceListings,
      sampleProviderListings,
    ].flatMap((listingsOf) => listingsOf(now)),
  }),
  organizations: demoOrganizations(sampleOrganizations(now)),
  opensWith: 'organizations',
  switchProfileHref: demoHref,
  earlier: educationSamples.earlier,
});
