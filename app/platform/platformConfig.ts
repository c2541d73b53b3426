import type { PlatformOptions } from '@vetsync/machines/platform';
import type { Tabs } from './tab.ts';

/** What tells the platforms apart from their first moment on, also on a prerendered page. */
export interface PlatformConfig extends Required<
  Pick<PlatformOptions, 'mode' | 'profiles' | 'notice' | 'delivery' | 'earlierCounts'>
> {
  tabs: Tabs;
  /** Whether a first visitor is greeted with a hint, whose room is held from the start. */
  greets: boolean;
}
