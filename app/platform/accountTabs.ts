import { accountSamples } from './accountSamples.ts';
import { portalTabsFrom, tabWith, type Tabs } from './tab.ts';
import { withApplications } from './tabs/applications/withApplications.tsx';
import { veteranTabs } from './veteranTabs.ts';

const shared = veteranTabs(accountSamples);
const veteran = {
  ...shared,
  career: withApplications(shared.career),
  education: withApplications(shared.education),
  messages: { load: () => import('./tabs/messages/OwnInboxTab.tsx') },
  /** What organizations have published takes the place of the demo's marketplace. */
  marketplace: withApplications(
    tabWith(
      () => import('./tabs/marketplace/ListingsTab.tsx'),
      async () => null,
    ),
  ),
};

const portalTab = { load: () => import('./tabs/portal/AccountPortal.tsx') };

/** The tabs of a signed-in person. The portals' tabs show what the server has, page by page, instead of samples. */
export const accountTabs: Tabs = { user: veteran, admin: veteran, ...portalTabsFrom(() => portalTab) };
