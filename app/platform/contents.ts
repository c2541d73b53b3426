import { tabsOf, type DemoScreen, type TabValue } from '@vetsync/machines/shell/model';
import type { Role } from '@vetsync/machines/account/model';
import { lazyTab, type LazyTab } from '@vetsync/machines/platform';
import { createElement, lazy, type ComponentType } from 'react';
import type { Owner } from '../services/browser/storageKey.ts';
import type { Contents, ShownContent } from './contents.types.ts';
import type { LoadTab, TabLoads } from './loadTab.ts';
import type { Samples } from './samples.ts';
import { portalRoles, type PortalRole } from './tabs/portal/portalRoles.ts';

const veteran = {
  dashboard: () => import('./tabs/home/HomeTab.tsx'),
  profile: () => import('./tabs/profile/ProfileTab.tsx'),
  wellness: () => import('./tabs/wellness/WellnessTab.tsx'),
  education: () => import('./tabs/education/EducationTab.tsx'),
  career: () => import('./tabs/career/CareerTab.tsx'),
  community: () => import('./tabs/community/CommunityTab.tsx'),
  marketplace: () => import('./tabs/marketplace/MarketplaceTab.tsx'),
  'ai-battle-buddy': () => import('./tabs/battleBuddy/BattleBuddyTab.tsx'),
} satisfies TabLoads;

const notOpenYet: LoadTab = () => import('./tabs/shell/NotOpenYetTab.tsx');

/** Loads the list of the portals' tabs, in its own chunk because veterans don't need it. */
export const fetchPortals = () => import('./tabs/portal/portals.ts');

async function fetchPortalTab(role: PortalRole, name: TabValue) {
  const tab = (await fetchPortals()).portalTabs[role][name];
  if (!tab) throw new Error(`The portal of a ${role} has no tab ${name}`);
  return tab;
}

const portal = (role: PortalRole): TabLoads =>
  Object.fromEntries(
    tabsOf[role].map(({ value }) => [value, async () => (await fetchPortalTab(role, value)).load()]),
  );

/** The tabs of each role, each loaded when it is first opened. Administrators see the veterans' tabs. */
const tabs: Readonly<Record<Role, TabLoads>> = {
  user: veteran,
  admin: veteran,
  ...(Object.fromEntries(portalRoles.map((role) => [role, portal(role)])) as Record<PortalRole, TabLoads>),
};

/** Demo routes with their own screen. */
const screens: Partial<Record<DemoScreen, LoadTab>> = {
  demoBattleBuddy: veteran['ai-battle-buddy'],
  demoWellnessClaims: veteran.wellness,
  demoEducationRecon: veteran.education,
  demoJobBoard: veteran.career,
  demoCareerTranslation: veteran.career,
  demoMembership: veteran.community,
  demoVeteranNetwork: veteran.community,
  demoCivilianMentors: veteran.community,
  demoMissionMarketplace: veteran.marketplace,
  demoOrganization: veteran.marketplace,
  demoOrganizationDetail: veteran.marketplace,
};

const loadAt = ({ role, tab, screen }: ShownContent): LoadTab =>
  (screen ? screens[screen] : tabs[role][tab]) ?? notOpenYet;

/** Tabs whose machine the platform runs. The others still start their machines in React. */
const machinesWith = (samples: Samples, owner: Owner): ReadonlyMap<LoadTab, LazyTab> =>
  new Map<LoadTab, LazyTab>([
    [
      veteran.dashboard,
      lazyTab(async () => {
        const [{ homeTab }, tabSamples] = await Promise.all([veteran.dashboard(), samples.home()]);
        return { logic: homeTab, samples: tabSamples };
      }),
    ],
    [
      veteran.profile,
      lazyTab(async () => {
        const [{ profileTab }, tabSamples] = await Promise.all([veteran.profile(), samples.profile()]);
        return { logic: profileTab, samples: tabSamples };
      }),
    ],
    [
      veteran.wellness,
      lazyTab(async () => {
        const [{ wellnessTab }, tabSamples] = await Promise.all([veteran.wellness(), samples.wellness()]);
        return { logic: wellnessTab, samples: tabSamples };
      }),
    ],
    [
      veteran['ai-battle-buddy'],
      lazyTab(async () => ({
        logic: (await veteran['ai-battle-buddy']()).battleBuddyTab,
        samples: null,
      })),
    ],
    [
      veteran.education,
      lazyTab(async () => {
        const [{ educationTabOf }, tabSamples] = await Promise.all([
          veteran.education(),
          samples.education(),
        ]);
        return { logic: educationTabOf(owner), samples: tabSamples };
      }),
    ],
    [
      veteran.career,
      lazyTab(async () => {
        const [{ careerTab }, tabSamples] = await Promise.all([veteran.career(), samples.career()]);
        return { logic: careerTab, samples: tabSamples };
      }),
    ],
    [
      veteran.community,
      lazyTab(async () => {
        const [{ communityTab }, tabSamples] = await Promise.all([veteran.community(), samples.community()]);
        return { logic: communityTab, samples: tabSamples };
      }),
    ],
    [
      veteran.marketplace,
      lazyTab(async () => {
        const [{ marketplaceTab }, tabSamples] = await Promise.all([
          veteran.marketplace(),
          samples.marketplace(),
        ]);
        return { logic: marketplaceTab, samples: tabSamples };
      }),
    ],
    ...portalRoles.flatMap((role) => portalMachines(role, samples)),
  ]);

const portalMachines = (role: PortalRole, samples: Samples): (readonly [LoadTab, LazyTab])[] =>
  tabsOf[role].map(({ value }) => [
    tabs[role][value] ?? notOpenYet,
    lazyTab(async () => (await fetchPortalTab(role, value)).machineWith(samples).fetch()),
  ]);

/** The tabs of one platform, with the code and content of each. */
export function createContents(samples: Samples, owner: Owner): Contents {
  const machines = machinesWith(samples, owner);
  /** The component of each tab that was opened or prefetched. */
  const components = new Map<LoadTab, ComponentType>();

  /** Loads a tab together with its machine, so that its actor exists when it renders. */
  async function fetchTab(load: LoadTab) {
    const [content] = await Promise.all([load(), machines.get(load)?.fetch()]);
    return content;
  }

  return {
    lazyTabAt: (at: ShownContent): LazyTab | null => machines.get(loadAt(at)) ?? null,

    async prefetch(at: ShownContent): Promise<void> {
      const load = loadAt(at);
      const { default: content } = await fetchTab(load);
      // A tab that is already open keeps its content.
      if (!components.has(load)) components.set(load, content);
    },

    contentAt(at: ShownContent) {
      const load = loadAt(at);
      const component = components.get(load) ?? lazy(() => fetchTab(load));
      components.set(load, component);
      return createElement(component, { key: [at.role, at.tab, at.screen].join('/') });
    },

    discard: (at: ShownContent) => void components.delete(loadAt(at)),
  };
}
