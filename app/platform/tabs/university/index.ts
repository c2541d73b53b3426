import type { TabLoads } from '../../loadTab.ts';

/** The university's tabs, each fetched when it is first shown. */
export const universityTabs: TabLoads = {
  reports: () => import('../portalAnalytics/analytics.tsx'),
  dashboard: () => import('./dashboard.tsx'),
  applications: () => import('./applications.tsx'),
  programs: () => import('./programs.tsx'),
  students: () => import('./students.tsx'),
  messages: () => import('./messages.tsx'),
};
