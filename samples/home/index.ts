import type { HomeSamples } from '@vetsync/machines/homeTab';
import { sampleActivities } from './activities.ts';

export * from './activities.ts';

/** What happened to the sample veteran, whatever is done in the demo. */
export const homeSamples: HomeSamples = {
  activities(now) {
    const activities = sampleActivities(now);
    return () => activities;
  },
};
