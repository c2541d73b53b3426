import type { EducationSamples } from '@vetsync/machines/educationTab';
import { sampleBenefits } from './benefits.ts';
import { sampleCollegeApplications, sampleDeadlines } from './collegeApplications.ts';
import { samplePrograms } from './programs.ts';

export * from './benefits.ts';
export * from './collegeApplications.ts';
export * from './programs.ts';

export const educationSamples: EducationSamples = {
  programs: samplePrograms,
  findHref: null,
  benefits: sampleBenefits,
  earlier: sampleCollegeApplications,
  deadlines: sampleDeadlines,
};

/** Programs are invented for everybody; benefits, applications and deadlines are a person's own. */
export const accountEducation: EducationSamples = {
  programs: samplePrograms,
  findHref: null,
  benefits: null,
  earlier: () => [],
  deadlines: () => [],
};
