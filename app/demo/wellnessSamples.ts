import type { WellnessSamples } from '@vetsync/machines/wellness/wellnessTab';
import { wellnessSamples as samples } from '@vetsync/samples/wellness';
import { demoProviders } from './demoProviders.ts';

/** The wellness tab of the demo's veteran. Listings are dated from `now`, in epoch milliseconds. */
export const wellnessSamples = (now: number): WellnessSamples => ({
  ...samples,
  listings: demoProviders(now),
});
