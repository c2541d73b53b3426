/** Sample data of the demo's veteran, by tab. They are loaded together with the tab's code. */
export const demoSamples = {
  home: async () => (await import('@vetsync/samples/home')).homeSamples,
  career: async () => (await import('../demo/careerSamples.ts')).careerSamples(Date.now()),
  community: async () => (await import('@vetsync/samples/community')).communitySamples,
  education: async () => (await import('../demo/educationSamples.ts')).educationSamples(Date.now()),
  marketplace: async () => (await import('../demo/marketplaceSamples.ts')).marketplaceSamples(Date.now()),
  profile: async () => (await import('@vetsync/samples/profile')).profileSamples,
  wellness: async () => (await import('../demo/wellnessSamples.ts')).wellnessSamples(Date.now()),
};

/** What a veteran's tabs show. */
export type Samples = typeof demoSamples;
