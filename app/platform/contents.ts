import { demoScreens, tabsOf, type TabValue } from '@vetsync/machines/shell/model';
import { hasPortal, portalRoles, type PortalRole, type Role } from '@vetsync/machines/account/model';
import { lazyTab, type LazyTab } from '@vetsync/machines/platform';
import { createElement, lazy, type ComponentType } from 'react';
import type { Owner } from '../services/browser/storageKey.ts';
import type { Contents, ShownContent } from './contents.types.ts';
import type { Samples } from './samples.ts';
import { tabOf, tabWith, type Tab, type Tabs } from './tab.ts';
import type { Traits } from './traits.ts';

const veteran: Tabs = {
  dashboard: tabOf('home', () => import('./tabs/home/HomeTab.tsx')),
  profile: tabOf('profile', () => import('./tabs/profile/ProfileTab.tsx')),
  wellness: tabOf('wellness', () => import('./tabs/wellness/WellnessTab.tsx')),
  education: tabWith(
    async (owner) => {
      const { educationTabOf, ...file } = await import('./tabs/education/EducationTab.tsx');
      return { ...file, logic: educationTabOf(owner) };
    },
    ({ education }) => education(),
  ),
  career: tabOf('career', () => import('./tabs/career/CareerTab.tsx')),
  community: tabOf('community', () => import('./tabs/community/CommunityTab.tsx')),
  marketplace: tabOf('marketplace', () => import('./tabs/marketplace/MarketplaceTab.tsx')),
  'ai-battle-buddy': tabWith(
    () => import('./tabs/battleBuddy/BattleBuddyTab.tsx'),
    async () => null,
  ),
};

/** Loads the list of the portals' tabs, in its own chunk because veterans don't need it. */
export const fetchPortals = () => import('./tabs/portal/portals.ts');

async function fetchPortalTab(role: PortalRole, name: TabValue): Promise<Tab> {
  const tab = (await fetchPortals()).portalTabs[role][name];
  if (!tab) throw new Error(`The portal of a ${role} has no tab ${name}`);
  return tab;
}

const portalTab = (role: PortalRole, name: TabValue): Tab => ({
  load: async (owner) => (await fetchPortalTab(role, name)).load(owner),
  machineWith: (samples, owner) =>
    lazyTab(async () => (await fetchPortalTab(role, name)).machineWith(samples, owner).fetch()),
});

const portal = (role: PortalRole): Tabs =>
  Object.fromEntries(tabsOf[role].map(({ value }) => [value, portalTab(role, value)]));

/** The tabs of each role. Administrators see the veterans' tabs. */
const tabs: Readonly<Record<Role, Tabs>> = {
  user: veteran,
  admin: veteran,
  ...(Object.fromEntries(portalRoles.map((role) => [role, portal(role)])) as Record<PortalRole, Tabs>),
};

/** The tab to show if the role has no such tab. */
const fetchNotOpenYet = () => import('./tabs/shell/NotOpenYetTab.tsx');

const tabIn =
  (ownTabs: Traits['ownTabs']) =>
  (at: ShownContent): Tab | undefined => {
    const { role, tab } = at.screen ? demoScreens[at.screen] : at;
    return ownTabs[role]?.[tab] ?? tabs[role][tab];
  };

/** Whether a page is a tab of an organization's portal. */
const isPortal = ({ role, screen }: ShownContent) => screen === null && hasPortal(role);

/** The tabs of one platform, with the code and content of each. */
export function createContents(
  samples: Samples,
  owner: Owner,
  { ownPortal, ownTabs }: Pick<Traits, 'ownPortal' | 'ownTabs'>,
): Contents {
  const tabAt = tabIn(ownTabs);
  /** Its tabs ask the server themselves, so they have no machines on the platform. */
  const Portal = ownPortal && lazy(ownPortal);
  const machines = new Map<Tab, LazyTab>();
  /** The component of each tab that was opened or prefetched; `undefined` is {@link fetchNotOpenYet}. */
  const components = new Map<Tab | undefined, ComponentType>();

  function machineOf(tab: Tab): LazyTab {
    const machine = machines.get(tab) ?? tab.machineWith(samples, owner);
    machines.set(tab, machine);
    return machine;
  }

  /** Loads a tab together with its machine, so that the actor exists before the component renders. */
  async function fetchTab(tab: Tab | undefined) {
    if (!tab) return fetchNotOpenYet();
    const [content] = await Promise.all([tab.load(owner), machineOf(tab).fetch()]);
    return content;
  }

  return {
    lazyTabAt(at: ShownContent): LazyTab | null {
      if (Portal && isPortal(at)) return null;
      const tab = tabAt(at);
      return tab ? machineOf(tab) : null;
    },

    async prefetch(at: ShownContent): Promise<void> {
      if (ownPortal && isPortal(at)) return void (await ownPortal());
      const tab = tabAt(at);
      const { default: content } = await fetchTab(tab);
      // A tab that is already open keeps its content.
      if (!components.has(tab)) components.set(tab, content);
    },

    contentAt(at: ShownContent) {
      if (Portal && isPortal(at)) return createElement(Portal);
      const tab = tabAt(at);
      const component = components.get(tab) ?? lazy(() => fetchTab(tab));
      components.set(tab, component);
      return createElement(component);
    },

    discard: (at: ShownContent) => void components.delete(tabAt(at)),
  };
}
