import type { TabLoads } from '../../load.ts';

/** The hospital's tabs, each fetched when it is first shown. */
export const hospitalTabs: TabLoads = {};
