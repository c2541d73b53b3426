import * as z from 'zod/mini';

/** Text a person may write into an application, in characters. */
export const applicationTextMax = 10_000;
const text = z.string().check(z.maxLength(applicationTextMax));
const line = z.string().check(z.maxLength(200));
const id = z.string().check(z.minLength(1), z.maxLength(80));
/** ISO 8601 in UTC. */
const timestamp = z.string().check(z.minLength(20), z.maxLength(40));
/** In percent. */
const score = z.int().check(z.minimum(0), z.maximum(100));

export const applicationKinds = ['job', 'college', 'nonprofit'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

const veteran = {
  veteranId: id,
  veteranName: line,
  /** Id of a drawn portrait, or empty. */
  veteranImage: line,
  veteranBranch: line,
  veteranRank: line,
};
const filed = { id, submitDate: timestamp };

export const jobStatuses = [
  'submitted',
  'under_review',
  'interview',
  'offered',
  'hired',
  'rejected',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What a veteran hands in for a job. Without `id` or `matchScore` the world draws them. */
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
  matchScore: score,
  status: z.enum(jobStatuses),
});
/** An application for a job (platform spec, section 3; feature spec, section 3). */
export type JobApplication = z.infer<typeof jobApplicationSchema>;

export const collegeStatuses = [
  'submitted',
  'under_review',
  'interview_scheduled',
  'accepted',
  'rejected',
] as const;
export type CollegeStatus = (typeof collegeStatuses)[number];

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
  /** As shown, `75%` (feature spec, section 9). */
  giBillRemaining: z.optional(line),
  applicationData: z.optional(collegeFormSchema),
});
export type CollegeSubmission = z.infer<typeof collegeSubmissionSchema>;
export const collegeApplicationSchema = z.extend(collegeSubmissionSchema, {
  ...filed,
  matchScore: score,
  giBillRemaining: line,
  status: z.enum(collegeStatuses),
});
/** An application to a university program. */
export type CollegeApplication = z.infer<typeof collegeApplicationSchema>;

/** Created as enrolled; the organisation's decision makes it active or rejected. */
export const nonprofitStatuses = ['enrolled', 'active', 'rejected'] as const;
export type NonprofitStatus = (typeof nonprofitStatuses)[number];

export const nonprofitSubmissionSchema = z.object({
  ...veteran,
  id: z.optional(id),
  program: line,
  organization: line,
  /** The services asked for. */
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
/** An enrollment in an organisation's program. */
export type NonprofitApplication = z.infer<typeof nonprofitApplicationSchema>;

/** Match score at submission: a whole percentage from 80 to 99 (feature spec, section 9). */
export const matchScoreRange = { min: 80, max: 99 } as const;
export const drawMatchScore = (random: () => number) =>
  matchScoreRange.min + Math.floor(random() * (matchScoreRange.max - matchScoreRange.min + 1));
/** What a college application says of the GI Bill unless it says otherwise (feature spec, section 9). */
export const giBillRemainingDefault = '75%';
/** Progress of a participant whose application was approved, in percent (feature spec, section 4). */
export const approvedProgress = 25;

/** What a person reads for a status (feature spec, section 4). */
export const jobStatusLabels: Readonly<Record<JobStatus, string>> = {
  submitted: 'Submitted',
  under_review: 'Under Review',
  interview: 'Interview',
  offered: 'Offered',
  hired: 'Hired',
  rejected: 'Rejected',
};
export const collegeStatusLabels: Readonly<Record<CollegeStatus, string>> = {
  submitted: 'Under Review',
  under_review: 'Under Review',
  interview_scheduled: 'Interview Scheduled',
  accepted: 'Accepted',
  rejected: 'Rejected',
};
export const nonprofitStatusLabels: Readonly<Record<NonprofitStatus, string>> = {
  enrolled: 'Under Review',
  active: 'Active',
  rejected: 'Rejected',
};

export const matchBands = ['green', 'blue', 'yellow', 'red'] as const;
export type MatchBand = (typeof matchBands)[number];
/** Colour band of a match score: 90, 80 and 70 percent are the floors (feature spec, section 9). */
export function matchBandOf(percent: number): MatchBand {
  if (percent >= 90) return 'green';
  if (percent >= 80) return 'blue';
  return percent >= 70 ? 'yellow' : 'red';
}
