import type { ListingKind } from '@vetsync/machines/organizations/model';
import { shellHref } from '@vetsync/machines/shell/model';
import { career, marketplace, type Samples } from './samples.ts';

const empty = async () => (await import('./emptySamples.ts')).emptySamples;

const findHref = (kind: ListingKind) =>
  shellHref({ mode: 'account', role: 'user', tab: 'marketplace', query: { kind } });

/** What organizations publish is found in the marketplace. Portals start without people. */
export const accountSamples: Samples = {
  home: async () => (await empty()).home,
  career: async () => ({
    ...(await career()),
    jobs: () => [],
    profileViews: null,
    findHref: findHref('job'),
  }),
  community: async () => (await import('@vetsync/samples/community')).accountCommunity,
  education: async () => ({
    ...(await import('@vetsync/samples/education')).accountEducation,
    findHref: findHref('degree'),
  }),
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
