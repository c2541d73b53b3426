import { accountSamples } from './accountSamples.ts';
import { portalTabsFrom, type Tabs } from './tab.ts';
import { veteranTabs } from './veteranTabs.ts';

const veteran = {
  ...veteranTabs(accountSamples),
  applications: { load: () => import('./tabs/applications/ApplicationsTab.tsx') },
  messages: { load: () => import('./tabs/messages/OwnInboxTab.tsx') },
};

const portalTab = { load: () => import('./tabs/portal/AccountPortal.tsx') };

/** The tabs of a signed-in person. The portals' tabs show what the server has, page by page, instead of samples. */
export const accountTabs: Tabs = { user: veteran, admin: veteran, ...portalTabsFrom(() => portalTab) };
