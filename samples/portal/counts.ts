import type { EarlierCounts } from '@vetsync/machines/portal/model';

/** What the sidebar counts of the samples (platform spec, section 2, "Sidebar"). */
export const sampleCounts: EarlierCounts = {
  unread: { recruiter: 23, university: 5, nonprofit: 0 },
  interviewsToCome: 8,
};
