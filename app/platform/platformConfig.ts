import type { Role } from '@vetsync/machines/account/model';
import type { PlatformInput } from '@vetsync/machines/shell/platform';
import type { Tabs } from './tab.ts';

/** What tells the platforms apart from their first moment on, also on a prerendered page. */
export interface PlatformConfig extends Required<
  Pick<PlatformInput, 'base' | 'navigation' | 'profiles' | 'notice' | 'hints' | 'earlierCounts'>
> {
  tabs: Tabs;
  /** The URL of an address of the platform, for the person who has this role there. */
  urlOf: (address: string, role: Role) => string;
  /**
   * Whether each new tab is greeted with a hint, whose room is reserved from the start. Otherwise each hint is shown once
   * in this browser.
   */
  greets: boolean;
}
