import { anySpecialist } from '@vetsync/machines/organizations/model';
import type { WellnessSamples } from '@vetsync/machines/wellnessTab';
import { sampleProviderListings, wellnessSamples as samples } from '@vetsync/samples/wellness';
import { demoListings } from './demoListings.ts';

/** The wellness tab of the demo's veteran. Listings are dated from `now`, in epoch milliseconds. */
export const wellnessSamples = (now: number): WellnessSamples => ({
  ...samples,
  listings: demoListings({
    listings: sampleProviderListings(now),
    types: ['primary-care', 'mental-health', 'physical-therapy', 'cardiology', anySpecialist],
    narrowings: ['within', 'rating', 'accepting'],
  }),
});
