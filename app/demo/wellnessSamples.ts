import { anySpecialist } from '@vetsync/machines/organizations/model';
import type { WellnessSamples } from '@vetsync/machines/wellnessTab';
import { sampleProviderListings, wellnessSamples as samples } from '@vetsync/samples/wellness';
import { demoListings } from './demoListings.ts';

/** The wellness tab of the demo's veteran. */
export const wellnessSamples: WellnessSamples = {
  ...samples,
  listings: demoListings({
    listings: sampleProviderListings(Date.now()),
    types: ['primary-care', 'mental-health', 'physical-therapy', 'cardiology', anySpecialist],
    narrowings: ['within', 'rating', 'accepting'],
  }),
};
