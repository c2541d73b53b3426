import { accountHref } from '@vetsync/machines/account/model';
import type { Samples } from './samples.ts';

const none = () => [];

/**
 * An account begins with nothing, and nothing is invented for it: this file imports no sample.
 */
export const accountSamples: Samples = {
  home: async () => {
    const { activitiesOf, noEarlierMatters } = await import('@vetsync/machines/home/model');
    return { activities: () => activitiesOf, earlier: () => noEarlierMatters, visitKind: 'note' };
  },
  career: async () => ({
    listings: (await import('../services/http/listings.ts')).listings,
    translations: [],
    profileViews: null,
    candidacyHref: accountHref('candidacy'),
  }),
  community: async () => ({
    events: none,
    messages: none,
    groups: [],
    members: [],
    mentors: [],
    organizations: null,
    stats: null,
    network: null,
    memberNumber: '',
  }),
  education: async () => ({
    listings: (await import('../services/http/listings.ts')).listings,
    programs: [],
    benefits: null,
    earlier: none,
    deadlines: none,
  }),
  marketplace: async () => {
    const [{ listings }, { organizationServer }, { api }] = await Promise.all([
      import('../services/http/listings.ts'),
      import('../services/http/organizations.ts'),
      import('../services/http/calls.ts'),
    ]);
    return {
      listings,
      organizations: organizationServer(api),
      opensWith: 'listings',
      switchProfileHref: null,
      earlier: none,
    };
  },
  profile: async () => ({ profile: null, rating: null }),
  wellness: async () => {
    const [{ listings }, { vaCare }] = await Promise.all([
      import('../services/http/listings.ts'),
      import('@vetsync/machines/wellness/model'),
    ]);
    return {
      listings,
      providers: none,
      appointments: none,
      claims: null,
      claimHelpers: [],
      // Only the demo's Battle Buddy plays a conversation.
      check: {
        keptIn: 'account',
        hrefs: { mentalHealth: vaCare.mentalHealth, primaryCare: vaCare.locations },
        without: ['battleBuddy'],
      },
      readiness: null,
    };
  },
};
