import { anySpecialist } from '@vetsync/machines/organizations/model';
import { sampleProviderListings } from '@vetsync/samples/wellness';
import { demoListings } from './demoListings.ts';

/** Who cares for veterans in the demo, dated from `now`, in epoch milliseconds. */
export const demoProviders = (now: number) =>
  demoListings({
    listings: sampleProviderListings(now),
    types: ['primary-care', 'mental-health', 'physical-therapy', 'cardiology', anySpecialist],
    narrowings: ['within', 'rating', 'accepting'],
  });
