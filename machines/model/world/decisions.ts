import * as z from 'zod/mini';
import { collegeStatuses, jobStatuses, nonprofitStatuses } from './applications.ts';
import type { ApplicationKind, CollegeStatus, JobStatus, NonprofitStatus } from './applications.ts';

export const jobDecisions = ['hire', 'offer', 'interview', 'reject'] as const;
export type JobDecision = (typeof jobDecisions)[number];
export const collegeDecisions = ['accepted', 'waitlist', 'interview', 'rejected'] as const;
export type CollegeDecision = (typeof collegeDecisions)[number];
export const nonprofitDecisions = ['approve', 'reject'] as const;
export type NonprofitDecision = (typeof nonprofitDecisions)[number];

/** The status that a decision leads to (feature spec, section 4); a waitlisted application stays under review. */
export const jobOutcomes: Readonly<Record<JobDecision, JobStatus>> = {
  hire: 'hired',
  offer: 'offered',
  interview: 'interview',
  reject: 'rejected',
};
export const collegeOutcomes: Readonly<Record<CollegeDecision, CollegeStatus>> = {
  accepted: 'accepted',
  waitlist: 'under_review',
  interview: 'interview_scheduled',
  rejected: 'rejected',
};
export const nonprofitOutcomes: Readonly<Record<NonprofitDecision, NonprofitStatus>> = {
  approve: 'active',
  reject: 'rejected',
};

/** Characters of a reviewer's notes. */
export const decisionNotesMax = 5_000;
const common = {
  /** Id of the application decided on; it may be one of a portal's samples. */
  applicationId: z.string().check(z.minLength(1), z.maxLength(80)),
  /** What it was for, named to the applicant: `Operations Manager at Tech Corp`. */
  subject: z.string().check(z.maxLength(300)),
  notes: z.optional(z.string().check(z.maxLength(decisionNotesMax))),
};

/** A reviewer's choice on one application, or, without `decision`, a status set by hand. */
export const decisionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('job'),
    status: z.enum(jobStatuses),
    decision: z.optional(z.enum(jobDecisions)),
    ...common,
  }),
  z.object({
    kind: z.literal('college'),
    status: z.enum(collegeStatuses),
    decision: z.optional(z.enum(collegeDecisions)),
    ...common,
  }),
  z.object({
    kind: z.literal('nonprofit'),
    status: z.enum(nonprofitStatuses),
    decision: z.optional(z.enum(nonprofitDecisions)),
    ...common,
  }),
]);
export type Decision = z.infer<typeof decisionSchema>;

/** A decision as the application's history keeps it. `id` is that of its fact, `at` epoch milliseconds. */
export type RecordedDecision = Decision & { id: string; at: number; undone: boolean };

/** The status by kind, for tables that serve all three. */
export interface StatusOf {
  job: JobStatus;
  college: CollegeStatus;
  nonprofit: NonprofitStatus;
}
export type AnyStatus = StatusOf[ApplicationKind];
