import type { EarlierCounts } from '@vetsync/machines/portal/model';

/** What the sidebar counts of the samples (platform spec, section 2, "Sidebar"). */
export const sampleCounts: EarlierCounts = {
  tabs: {
    recruiter: { candidates: 156, jobs: 12 },
    university: { applications: 23 },
    hospital: { patients: 89, appointments: 12 },
    nonprofit: { participants: 342 },
  },
  unread: { recruiter: 23, university: 5, nonprofit: 0 },
  interviewsToCome: 8,
};
