import type { TabLoads } from '../../load.ts';

/** The recruiter's tabs, each fetched when it is first shown. */
export const recruiterTabs: TabLoads = {
  dashboard: () => import('./dashboard.tsx'),
  candidates: () => import('./candidates.tsx'),
  jobs: () => import('./jobs.tsx'),
  analytics: () => import('../portal/analytics.tsx'),
  interviews: () => import('../portal/interviews.tsx'),
  messages: () => import('./messages.tsx'),
};
