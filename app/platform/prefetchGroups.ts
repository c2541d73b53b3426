import { fetchPortals } from './demoTabs.ts';

type Fetch = () => Promise<unknown>;

/** Code that several tabs share and the first screen doesn't need, most shared first. */
export const tabGroups: readonly (readonly Fetch[])[] = [
  [
    () => import('@vetsync/ui/components/Select'),
    () => import('@vetsync/ui/components/Dialog'),
    () => import('@vetsync/ui/components/SearchField'),
  ],
  [
    () => import('../services/worldReader.ts'),
    // Must be loaded before other code fails to load.
    () => import('@vetsync/ui/screens/shell/TabFailed'),
    () => import('@vetsync/ui/components/TextArea'),
    () => import('@vetsync/ui/components/RadioGroup'),
    () => import('@vetsync/ui/components/ToggleButtonGroup'),
    () => import('@vetsync/ui/components/ConfirmDialog'),
    () => import('@vetsync/ui/components/Calendar'),
  ],
  [
    () => import('@vetsync/ui/components/LineChart'),
    () => import('@vetsync/ui/components/BarChart'),
    () => import('@vetsync/ui/components/DonutChart'),
  ],
];

/** Code that the organizations' portals share. */
export const portalGroup: readonly Fetch[] = [
  fetchPortals,
  () => import('@vetsync/ui/components/Table'),
  () => import('@vetsync/ui/screens/portal/views/ListViews'),
  () => import('@vetsync/ui/screens/system/lists/ListFinder'),
  () => import('@vetsync/machines/portal/portalTab'),
];
