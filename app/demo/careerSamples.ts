import type { CareerSamples } from '@vetsync/machines/careerTab';
import { sampleJobListings, sampleProfileViews, sampleTranslations } from '@vetsync/samples/career';
import { demoListings } from './demoListings.ts';

/** The career tab of the demo's veteran. */
export const careerSamples: CareerSamples = {
  listings: demoListings({ listings: sampleJobListings(Date.now()), sorts: ['match', 'newest', 'pay'] }),
  translations: sampleTranslations,
  profileViews: sampleProfileViews,
  candidacyHref: null,
};
