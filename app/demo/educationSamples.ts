import type { EducationSamples } from '@vetsync/machines/education/educationTab';
import { educationSamples as samples, sampleProgramListings } from '@vetsync/samples/education';
import { programTypes } from '@vetsync/machines/education/model';
import { demoListings } from './demoListings.ts';
import { paces } from './pace.ts';

/** The education tab of the demo's veteran. Listings are dated from `now`, in epoch milliseconds. */
export const educationSamples = (now: number): EducationSamples => ({
  paces,
  ...samples,
  listings: demoListings({
    listings: sampleProgramListings(now),
    sorts: ['match', 'tuition', 'name'],
    types: programTypes,
    narrowings: ['covered'],
  }),
});
