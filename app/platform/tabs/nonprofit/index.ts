import type { TabLoads } from '../../load.ts';

/** The nonprofit's tabs, each fetched when it is first shown. */
export const nonprofitTabs: TabLoads = {
  community: () => import('../portal/messages.tsx'),
};
