import type { TabValue } from '@vetsync/machines/shell/model';
import type { ComponentType } from 'react';

/** Loads the code of a tab. */
export type LoadTab = () => Promise<{ default: ComponentType }>;
/** The tabs of a role. */
export type TabLoads = Partial<Record<TabValue, LoadTab>>;
