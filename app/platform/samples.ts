import type { CareerSamples } from '@vetsync/machines/careerTab';

export const career = async (): Promise<CareerSamples> => {
  const { sampleJobs, sampleProfileViews, sampleTranslations } = await import('@vetsync/samples/career');
  return {
    jobs: sampleJobs,
    translations: sampleTranslations,
    profileViews: sampleProfileViews,
    findHref: null,
  };
};
export const marketplace = async () => (await import('@vetsync/samples/marketplace')).marketplaceSamples;

/** A platform's sample data by tab or portal. They are loaded together with the tab's code. */
export const demoSamples = {
  home: async () => (await import('@vetsync/samples/home')).homeSamples,
  career,
  community: async () => (await import('@vetsync/samples/community')).communitySamples,
  education: async () => (await import('@vetsync/samples/education')).educationSamples,
  marketplace,
  profile: async () => (await import('@vetsync/samples/profile')).profileSamples,
  wellness: async () => (await import('@vetsync/samples/wellness')).wellnessSamples,
  recruiter: async () => (await import('@vetsync/samples/recruiter')).recruiterPortal,
  university: async () => (await import('@vetsync/samples/university')).universityPortal,
  nonprofit: async () => (await import('@vetsync/samples/nonprofit')).nonprofitPortal,
  hospital: async () => (await import('@vetsync/samples/hospital')).hospitalPortal,
  correspondence: async () => (await import('@vetsync/samples/messages')).sampleCorrespondence,
  interviews: async () => (await import('@vetsync/samples/interviews')).sampleInterviews,
};

export type SamplesByName = {
  [Name in keyof typeof demoSamples]: Awaited<ReturnType<(typeof demoSamples)[Name]>>;
};
export type Samples = { readonly [Name in keyof SamplesByName]: () => Promise<SamplesByName[Name]> };
