import type { CollegeApplication, CollegeForm, JobApplication } from '../../model/world/applications.ts';
import type { World } from '../../model/world/world.ts';
import type { ServiceField } from './fields.ts';
import type { AnyApplication, JobRequirements, JobReview, ReviewedProfile } from './review.ts';

/** What an applicant expects of a job. */
export type JobExpectations = Pick<JobReview, 'salaryExpectation' | 'availability' | 'relocatable'>;

/** What an organization knows of applicants besides what they submitted. */
export interface ApplicantRecords {
  profileOf: (application: AnyApplication, field: ServiceField, world: World) => ReviewedProfile;
  /** The form of a college application that came without one; null if there is none. `now` in epoch milliseconds. */
  formOf: (application: CollegeApplication, field: ServiceField, now: number) => CollegeForm | null;
  expectationsOf: (application: JobApplication, pay: JobRequirements['salaryRange']) => JobExpectations;
}
