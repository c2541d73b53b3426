import type { TabLoads } from '../../loadTab.ts';

/** The hospital's tabs, each fetched when it is first shown. */
export const hospitalTabs: TabLoads = {
  dashboard: () => import('./figures.tsx'),
  patients: () => import('./patients.tsx'),
  departments: () => import('./figures.tsx'),
  'mental-health': () => import('./figures.tsx'),
  appointments: () => import('./appointments.tsx'),
  network: () => import('./network.tsx'),
};
