import type { CareerSamples } from '@vetsync/machines/career/careerTab';
import { sampleJobListings, sampleProfileViews, sampleTranslations } from '@vetsync/samples/career';
import { demoListings } from './demoListings.ts';
import { paces } from './pace.ts';

/** The career tab of the demo's veteran. Listings are dated from `now`, in epoch milliseconds. */
export const careerSamples = (now: number): CareerSamples => ({
  paces,
  listings: demoListings({ listings: sampleJobListings(now), sorts: ['match', 'newest', 'pay'] }),
  translations: sampleTranslations,
  occupations: null,
  profileViews: sampleProfileViews,
  candidacyHref: null,
});
