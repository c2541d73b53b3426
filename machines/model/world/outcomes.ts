import type { ApplicationKind, CollegeStatus, JobStatus, NonprofitStatus } from './statuses.ts';

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
/** The status by kind, for tables that serve all three. */
export interface StatusOf {
  job: JobStatus;
  college: CollegeStatus;
  nonprofit: NonprofitStatus;
}
export type AnyStatus = StatusOf[ApplicationKind];
