import {
  applicationList,
  applicationRows,
  applicationsOfUniversity,
  universityReviews,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import type { DemoApplicationList } from './demoApplications.ts';

/** Who applied to the demo's university, or to another school. */
export const universityApplications: DemoApplicationList<UniversitySamples> = {
  role: 'university',
  listing: applicationList,
  sourceOf: universityReviews,
  rowsOf: (records, world) => applicationRows(applicationsOfUniversity(records, world), records.organization),
};
