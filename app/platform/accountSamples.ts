import type { ListingKind } from '@vetsync/machines/organizations/model';
import { shellHref } from '@vetsync/machines/shell/model';
import { career, marketplace, type Samples } from './samples.ts';

const empty = async () => (await import('./emptySamples.ts')).emptySamples;

const marketplaceHref = (query: { kind: ListingKind; open?: 'portal' }) =>
  shellHref({ mode: 'account', role: 'user', tab: 'marketplace', query });

/** What organizations publish is found in the marketplace. Portals start without people. */
export const accountSamples: Samples = {
  home: async () => (await empty()).home,
  career: async () => ({
    ...(await career()),
    jobs: () => [],
    profileViews: null,
    findHref: marketplaceHref({ kind: 'job' }),
  }),
  community: async () => (await import('@vetsync/samples/community')).accountCommunity,
  education: async () => ({
    ...(await import('@vetsync/samples/education')).accountEducation,
    findHref: marketplaceHref({ kind: 'degree' }),
    portalHref: marketplaceHref({ kind: 'degree', open: 'portal' }),
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
