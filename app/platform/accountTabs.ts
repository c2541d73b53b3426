import { tabWith, type Tabs } from './tab.ts';
import type { Traits } from './traits.ts';

/** What organizations have published takes the place of the demo's marketplace. */
const veteran: Tabs = {
  marketplace: tabWith(
    () => import('./tabs/marketplace/ListingsTab.tsx'),
    async () => null,
  ),
};

/** Tabs of the signed-in platform that show what the server has, page by page, instead of samples. */
export const accountTabs: Traits['ownTabs'] = { user: veteran, admin: veteran };
