import {
  applicationsOfRecruiter,
  jobApplicationList,
  jobApplicationRows,
  type RecruiterSamples,
} from '@vetsync/machines/recruiter/model';
import type { DemoApplicationList } from './demoApplications.ts';

/** Who applied for a job of the demo's company, or of another one: its recruiter reads these too. */
export const recruiterApplications: DemoApplicationList<RecruiterSamples> = {
  role: 'recruiter',
  kind: 'job',
  listing: jobApplicationList,
  rowsOf: (records, world) =>
    jobApplicationRows(applicationsOfRecruiter(records, world), records.organization),
};
