import { accountTabsOf, guidanceSteps } from '@vetsync/machines/shell/model';
import { accountTabs } from './accountTabs.ts';
import type { PlatformConfig } from './platformConfig.ts';

/** An account belongs to one person, and begins with nothing. */
export const accountConfig: PlatformConfig = {
  base: '',
  urlOf: (address) => address,
  navigation: accountTabsOf,
  profiles: [],
  notice: 'stored',
  // Those for organizations describe the demo's records.
  hints: guidanceSteps.filter(({ role }) => role === 'user'),
  earlierCounts: null,
  tabs: accountTabs,
  greets: false,
};
