import type { ListingKind } from '@vetsync/machines/organizations/model';
import { shellHref } from '@vetsync/machines/shell/model';
import { career, marketplace, type Samples } from './samples.ts';

const marketplaceHref = (query: { kind: ListingKind; open?: 'portal' }) =>
  shellHref({ mode: 'account', role: 'user', tab: 'marketplace', query });

/** An account begins with nothing. What organizations publish is found in the marketplace. */
export const accountSamples: Samples = {
  home: async () => {
    const { activitiesOf, noEarlierMatters } = await import('@vetsync/machines/home/model');
    return { activities: () => activitiesOf, earlier: () => noEarlierMatters };
  },
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
};
