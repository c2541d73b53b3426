import type { PortalRole } from '@vetsync/machines/account/model';
import { lazyTab } from '@vetsync/machines/shell/platform';
import type { TabValue } from '@vetsync/machines/shell/model';
import { portalTabsFrom, tabWith, type Tab, type TabWithMachine, type Tabs } from './tab.ts';
import { veteranTabs, type Samples } from './veteranTabs.ts';

/** Loads the list of the portals' tabs, in its own chunk because veterans don't need it. */
export const fetchPortals = () => import('./tabs/portal/portals.ts');

async function fetchPortalTab(role: PortalRole, name: TabValue): Promise<TabWithMachine> {
  const tab = (await fetchPortals()).portalTabs[role][name];
  if (!tab) throw new Error(`The portal of a ${role} has no tab ${name}`);
  return tab;
}

const portalTab = (role: PortalRole, name: TabValue): Tab => ({
  load: async (owner) => (await fetchPortalTab(role, name)).load(owner),
  machineFor: (owner) => lazyTab(async () => (await fetchPortalTab(role, name)).machineFor(owner).fetch()),
});

/** Sample data of the demo's veteran. */
const demoSamples: Samples = {
  battleBuddy: async () => ({}),
  career: async () => (await import('../demo/careerSamples.ts')).careerSamples(Date.now()),
  community: async () => (await import('@vetsync/samples/community')).communitySamples,
  education: async () => (await import('../demo/educationSamples.ts')).educationSamples(Date.now()),
  marketplace: async () => (await import('../demo/marketplaceSamples.ts')).marketplaceSamples(Date.now()),
  profile: async () => (await import('@vetsync/samples/profile')).profileSamples,
  wellness: async () => (await import('../demo/wellnessSamples.ts')).wellnessSamples(Date.now()),
};

const veteran = veteranTabs(
  tabWith(
    () => import('./tabs/home/HomeTab.tsx'),
    async () => (await import('@vetsync/samples/home')).homeSamples,
  ),
  demoSamples,
);

/** The demo's tabs show samples. */
export const demoTabs: Tabs = { user: veteran, admin: veteran, ...portalTabsFrom(portalTab) };
