import type { EducationSamples } from '@vetsync/machines/educationTab';
import { educationSamples as samples, sampleProgramListings } from '@vetsync/samples/education';
import { programTypes } from '@vetsync/machines/education/model';
import { demoListings } from './demoListings.ts';

/** The education tab of the demo's veteran. */
export const educationSamples: EducationSamples = {
  ...samples,
  listings: demoListings({
    listings: sampleProgramListings(Date.now()),
    sorts: ['match', 'tuition', 'name'],
    types: programTypes,
    narrowings: ['covered'],
  }),
};
