import type { ApplicationKind, CollegeStatus, JobStatus, NonprofitStatus } from './statuses.ts';

export const jobDecisions = ['hire', 'offer', 'interview', 'reject'] as const;
export type JobDecision = (typeof jobDecisions)[number];
export const collegeDecisions = ['accepted', 'waitlist', 'interview', 'rejected'] as const;
export type CollegeDecision = (typeof collegeDecisions)[number];
export const nonprofitDecisions = ['approve', 'reject'] as const;
export type NonprofitDecision = (typeof nonprofitDecisions)[number];

/** Status after each decision (feature spec, section 4). A waitlisted application stays under review. */
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

/** Why an organization says no: one of six reasons that an applicant can live with, or words of its own. */
export const declineReasons = [
  'filled',
  'experience',
  'requirement',
  'timing',
  'place',
  'closed',
  'own',
] as const;
export type DeclineReason = (typeof declineReasons)[number];
/** Maximum length of what comes first after a yes, in characters. */
export const firstStepMax = 300;

/** Maximum length of a reviewer's notes and of the message to the applicant, each in characters. */
export const decisionTextMax = 5_000;
/** Types of the statuses by kind, for code that handles all three. */
export interface StatusOf {
  job: JobStatus;
  college: CollegeStatus;
  nonprofit: NonprofitStatus;
}
export type AnyStatus = StatusOf[ApplicationKind];
