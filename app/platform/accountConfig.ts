import { accountTabs } from './accountTabs.ts';
import type { PlatformConfig } from './platformConfig.ts';

/** An account belongs to one person, and begins with nothing. */
export const accountConfig: PlatformConfig = {
  mode: 'account',
  profiles: [],
  notice: 'stored',
  delivery: 'stored',
  earlierCounts: null,
  tabs: accountTabs,
  greets: false,
};
