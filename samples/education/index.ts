import type { EducationSamples } from '@vetsync/machines/education/educationTab';
import { sampleBenefits } from './benefits.ts';
import { sampleCollegeApplications, sampleDeadlines } from './collegeApplications.ts';
import { samplePrograms } from './programs.ts';

export * from './benefits.ts';
export * from './collegeApplications.ts';
export * from './programListings.ts';
export * from './programs.ts';

export const educationSamples: Omit<EducationSamples, 'listings'> = {
  programs: samplePrograms,
  waivesFee: true,
  documentsIn: 'browser',
  benefits: sampleBenefits,
  earlier: sampleCollegeApplications,
  deadlines: sampleDeadlines,
  schools: null,
};
