import {
  applicationsOfRecruiter,
  jobApplicationList,
  jobApplicationRows,
  recruiterReviews,
  type RecruiterSamples,
} from '@vetsync/machines/recruiter/model';
import type { DemoApplicationList } from './demoApplications.ts';

/** Who applied for a job of the demo's company, or of another one: its recruiter reads these too. */
export const recruiterApplications: DemoApplicationList<RecruiterSamples> = {
  role: 'recruiter',
  listing: jobApplicationList,
  sourceOf: recruiterReviews,
  rowsOf: (records, world) =>
    jobApplicationRows(applicationsOfRecruiter(records, world), records.organization),
};
