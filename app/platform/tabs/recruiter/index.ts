import type { TabLoads } from '../../loadTab.ts';

/** The recruiter's tabs, each fetched when it is first shown. */
export const recruiterTabs: TabLoads = {
  dashboard: () => import('./dashboard.tsx'),
  candidates: () => import('./candidates.tsx'),
  jobs: () => import('./jobs.tsx'),
  analytics: () => import('../portalAnalytics/analytics.tsx'),
  interviews: () => import('../interviews/interviews.tsx'),
  messages: () => import('./messages.tsx'),
};
