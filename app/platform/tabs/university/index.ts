import type { TabLoads } from '../../load.ts';

/** The university's tabs, each fetched when it is first shown. */
export const universityTabs: TabLoads = {
  messages: () => import('../portal/messages.tsx'),
};
