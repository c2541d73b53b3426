import { accountHref } from '@vetsync/machines/account/model';
import { portalTabsFrom, tabWith, type Tabs } from './tab.ts';
import { veteranTabs, type Samples } from './veteranTabs.ts';

const none = () => [];

/** What the person saved, as far as everyone can still see it. */
const kept = async (ids: readonly string[]) => {
  const { listings } = await import('../services/http/listings.ts');
  return (await listings.find({ filters: {}, cursor: null, ids })).listings;
};

const referenceCalls = async () => {
  const [{ referenceServer }, { api }] = await Promise.all([
    import('../services/http/reference.ts'),
    import('../services/http/calls.ts'),
  ]);
  return referenceServer(api);
};

const mentorCalls = async () => {
  const [{ mentorServer, readMembers }, { api }] = await Promise.all([
    import('../services/http/mentors.ts'),
    import('../services/http/calls.ts'),
  ]);
  return { mentors: mentorServer(api), readMembers: () => readMembers(api) };
};

const home = async () => {
  const [{ activitiesOf, noEarlierMatters }, { followOwn }] = await Promise.all([
    import('@vetsync/machines/home/model'),
    import('@vetsync/machines/home/ownMatters'),
    // What the activities say.
    import('@vetsync/ui/screens/home/AccountActivities.phrases'),
  ]);
  return {
    activities: () => activitiesOf,
    earlier: () => noEarlierMatters,
    visitKind: 'note' as const,
    own: followOwn(kept),
    reference: await referenceCalls(),
  };
};

/** An account begins with nothing, and nothing is invented for it: this file imports no sample. */
export const accountSamples: Samples = {
  battleBuddy: async () => ({}),
  career: async () => ({
    listings: (await import('../services/http/listings.ts')).listings,
    translations: [],
    occupations: await referenceCalls(),
    profileViews: null,
    candidacyHref: accountHref('candidacy'),
    kept,
  }),
  community: async () => ({
    ...(await mentorCalls()),
    events: none,
    messages: none,
    groups: [],
    members: [],
    organizations: null,
    stats: null,
    network: null,
    audiences: ['people', 'self'],
    memberNumber: '',
    kept,
  }),
  education: async () => ({
    listings: (await import('../services/http/listings.ts')).listings,
    programs: [],
    waivesFee: false,
    documentsIn: 'account',
    benefits: null,
    earlier: none,
    deadlines: null,
    schools: await referenceCalls(),
    kept,
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

const veteran = {
  ...veteranTabs(
    tabWith(() => import('./tabs/home/AccountHomeTab.tsx'), home),
    accountSamples,
  ),
  applications: { load: () => import('./tabs/applications/ApplicationsTab.tsx') },
  messages: { load: () => import('./tabs/messages/OwnInboxTab.tsx') },
  'ai-battle-buddy': { load: () => import('./tabs/battleBuddy/AccountBuddyTab.tsx') },
};

const portalTab = { load: () => import('./tabs/portal/AccountPortal.tsx') };

/** The tabs of a signed-in person. The portals' tabs show what the server has, page by page, instead of samples. */
export const accountTabs: Tabs = { user: veteran, admin: veteran, ...portalTabsFrom(() => portalTab) };
