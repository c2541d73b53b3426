import type { PlatformOptions } from '@vetsync/machines/platform';
import type { ComponentType } from 'react';
import type { Role } from '@vetsync/machines/account/model';
import type { Tabs } from './tab.ts';
import type { Samples } from './samples.ts';

/** What tells the platforms apart from their first moment on, also on a prerendered page. */
export interface Traits extends Required<
  Pick<PlatformOptions, 'mode' | 'profiles' | 'notice' | 'delivery' | 'earlierCounts'>
> {
  samples: Samples;
  /** Shown instead of the tabs of organizations' portals; null: those tabs. */
  ownPortal: (() => Promise<{ default: ComponentType }>) | null;
  /** Tabs that this platform has instead of the common ones. */
  ownTabs: Partial<Record<Role, Tabs>>;
  /** Whether a first visitor is greeted with a hint, whose room is held from the start. */
  greets: boolean;
}
