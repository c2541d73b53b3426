import * as z from 'zod/mini';
import {
  applicationTextMax,
  collegeStatuses,
  jobStatuses,
  linePlaces,
  nonprofitStatuses,
  organizationStates,
} from './statuses.ts';

const text = z.string().check(z.maxLength(applicationTextMax));
const line = z.string().check(z.maxLength(200));
const id = z.string().check(z.minLength(1), z.maxLength(80));
/** ISO 8601 in UTC. */
const timestamp = z.string().check(z.minLength(20), z.maxLength(40));
/** In percent. */
const score = z.int().check(z.minimum(0), z.maximum(100));

const veteran = {
  veteranId: id,
  veteranName: line,
  /** Id of a drawn portrait, or empty. */
  veteranImage: line,
  veteranBranch: line,
  veteranRank: line,
};
const filed = {
  id,
  /** The listing that it is for. Missing in the demo, and if the person only noted it. */
  listingId: z.optional(id),
  submitDate: timestamp,
  /** When the veteran withdrew it. ISO 8601 in UTC. */
  withdrawnAt: z.optional(timestamp),
  /** When the veteran accepted what was offered last. ISO 8601 in UTC. */
  acceptedAt: z.optional(timestamp),
  /** Until when the organization asks for an answer to it: `2026-03-09`. */
  answerBy: z.optional(id),
  /** In the line for a spot of a full listing: `next`, once one is free. Missing if it is in none. */
  line: z.optional(z.enum(linePlaces)),
  /** Missing as long as the organization works on it. When it has ended, the application is closed. */
  organizationState: z.optional(z.enum(organizationStates)),
};
/** Null where nothing was compared: applications that reach an organization have no score. */
const storedScore = z.nullable(score);

/** A veteran's application for a job. The world generates `id` and `matchScore` if omitted. */
export const jobSubmissionSchema = z.object({
  ...veteran,
  id: z.optional(id),
  matchScore: z.optional(score),
  jobTitle: line,
  company: line,
  salary: line,
  location: line,
  militarySkills: z.array(line).check(z.maxLength(50)),
  coverLetter: z.optional(text),
});
export type JobSubmission = z.infer<typeof jobSubmissionSchema>;
export const jobApplicationSchema = z.extend(jobSubmissionSchema, {
  ...filed,
  matchScore: storedScore,
  status: z.enum(jobStatuses),
});
/** An application for a job (platform spec, section 3; feature spec, section 3). */
export type JobApplication = z.infer<typeof jobApplicationSchema>;

export const collegeFormSchema = z.object({
  personalStatement: text,
  academicGoals: text,
  militaryExperience: text,
  careerObjective: text,
  preferredStartDate: line,
  financialAid: z.boolean(),
  accommodations: text,
});
/** The common application form (feature spec, section 3). */
export type CollegeForm = z.infer<typeof collegeFormSchema>;

export const collegeSubmissionSchema = z.object({
  ...veteran,
  id: z.optional(id),
  matchScore: z.optional(score),
  program: line,
  university: line,
  /** As displayed, `75%` (feature spec, section 9). */
  giBillRemaining: z.optional(line),
  applicationData: z.optional(collegeFormSchema),
});
export type CollegeSubmission = z.infer<typeof collegeSubmissionSchema>;
export const collegeApplicationSchema = z.extend(collegeSubmissionSchema, {
  ...filed,
  matchScore: storedScore,
  giBillRemaining: line,
  status: z.enum(collegeStatuses),
});
/** An application to a university program. */
export type CollegeApplication = z.infer<typeof collegeApplicationSchema>;

export const nonprofitSubmissionSchema = z.object({
  ...veteran,
  id: z.optional(id),
  program: line,
  organization: line,
  /** The requested services. */
  needsAssessment: z.array(line).check(z.maxLength(30)),
  currentStatus: z.optional(line),
  message: z.optional(text),
});
export type NonprofitSubmission = z.infer<typeof nonprofitSubmissionSchema>;
export const nonprofitApplicationSchema = z.extend(nonprofitSubmissionSchema, {
  ...filed,
  status: z.enum(nonprofitStatuses),
  /** From 0 to 100. */
  progress: score,
});
/** An enrollment in an organization's program. */
export type NonprofitApplication = z.infer<typeof nonprofitApplicationSchema>;
