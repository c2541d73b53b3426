import type { TabLoads } from '../../loadTab.ts';

/** The nonprofit's tabs, each fetched when it is first shown. */
export const nonprofitTabs: TabLoads = {
  reports: () => import('../portalAnalytics/analytics.tsx'),
  dashboard: () => import('./queue.tsx'),
  participants: () => import('./participants.tsx'),
  services: () => import('./services.tsx'),
  programs: () => import('./programs.tsx'),
  community: () => import('./community.tsx'),
};
