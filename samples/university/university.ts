import { sampleApplicants } from '../reviews/index.ts';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { universityActivities } from './activities.ts';
import { sampleUniversityApplications } from './applications.ts';
import { samplePastApplications } from './pastApplications.ts';
import { sampleStudents } from './students.ts';
import { universityYear } from './report.ts';
import { samplePortalPrograms, stateUniversity } from './programs.ts';

/** State University at `now` (epoch milliseconds). */
export const sampleUniversity = (now: number): UniversitySamples => ({
  applicants: sampleApplicants,
  organization: stateUniversity,
  applications: sampleUniversityApplications(now),
  past: samplePastApplications(now),
  students: sampleStudents(now),
  programs: samplePortalPrograms,
  activities: (random) => universityActivities(now, random),
  stayed: universityYear.stayed,
});
