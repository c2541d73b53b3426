import { demoAddress, demoBase, guidanceSteps, tabsOf } from '@vetsync/machines/shell/model';
import { sampleCounts } from '@vetsync/samples/portal';
import { demoPeople } from '@vetsync/samples/profile';
import { demoTabs } from './demoTabs.ts';
import type { PlatformConfig } from './platformConfig.ts';

/** Everything in the demo is a sample, and a visitor chooses among five people. */
export const demoConfig: PlatformConfig = {
  base: demoBase,
  urlOf: demoAddress,
  navigation: tabsOf,
  profiles: demoPeople,
  notice: 'sampleData',
  hints: guidanceSteps,
  earlierCounts: sampleCounts,
  tabs: demoTabs,
  greets: true,
};
