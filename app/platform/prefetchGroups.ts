import { fetchPortals } from './contents.ts';

type Fetch = () => Promise<unknown>;

/** What several tabs are made of, and the first screen does without; what most of them need comes first. */
export const tabGroups: readonly (readonly Fetch[])[] = [
  [
    () => import('@vetsync/ui/components/Select'),
    () => import('@vetsync/ui/components/Dialog'),
    () => import('@vetsync/ui/components/SearchField'),
  ],
  [
    () => import('./worldReader.ts'),
    // It has to be there when other code can't be fetched.
    () => import('@vetsync/ui/screens/shell/TabFailed'),
    () => import('@vetsync/ui/components/TextArea'),
    () => import('@vetsync/ui/components/RadioGroup'),
    () => import('@vetsync/ui/components/ToggleGroup'),
    () => import('@vetsync/ui/components/ConfirmDialog'),
    () => import('@vetsync/ui/components/Calendar'),
  ],
  [
    () => import('@vetsync/ui/components/LineChart'),
    () => import('@vetsync/ui/components/BarChart'),
    () => import('@vetsync/ui/components/DonutChart'),
  ],
];

/** What the portals of the organizations have in common. */
export const portalGroup: readonly Fetch[] = [
  fetchPortals,
  () => import('@vetsync/ui/screens/portal/PortalTable'),
  () => import('./tabs/portal/usePortalTable.ts'),
];
