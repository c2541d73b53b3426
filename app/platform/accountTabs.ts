import { accountSamples } from './accountSamples.ts';
import { portalTabsFrom, tabWith, type Tabs } from './tab.ts';
import { veteranTabs } from './veteranTabs.ts';

const veteran = {
  ...veteranTabs(accountSamples),
  applications: { load: () => import('./tabs/applications/ApplicationsTab.tsx') },
  messages: { load: () => import('./tabs/messages/OwnInboxTab.tsx') },
  /** What organizations have published takes the place of the demo's marketplace. */
  marketplace: tabWith(
    () => import('./tabs/marketplace/ListingsTab.tsx'),
    async () => ({ listings: (await import('../services/http/listings.ts')).listings }),
  ),
};

const portalTab = { load: () => import('./tabs/portal/AccountPortal.tsx') };

/** The tabs of a signed-in person. The portals' tabs show what the server has, page by page, instead of samples. */
export const accountTabs: Tabs = { user: veteran, admin: veteran, ...portalTabsFrom(() => portalTab) };
