import { career, marketplace, type Samples } from './samples.ts';

const empty = async () => (await import('./emptySamples.ts')).emptySamples;

/** Jobs, programs and organizations are samples until real ones can register. Portals start without people. */
export const accountSamples: Samples = {
  home: async () => (await empty()).home,
  career: async () => ({ ...(await career()), profileViews: null }),
  community: async () => (await import('@vetsync/samples/community')).accountCommunity,
  education: async () => (await import('@vetsync/samples/education')).accountEducation,
  marketplace,
  profile: async () => ({ profile: null, rating: null }),
  wellness: async () => (await import('@vetsync/samples/wellness')).accountWellness,
  recruiter: async () => (await empty()).recruiter,
  university: async () => (await empty()).university,
  nonprofit: async () => (await empty()).nonprofit,
  hospital: async () => (await empty()).hospital,
  correspondence: async () => (await empty()).correspondence,
  interviews: async () => () => [],
};
