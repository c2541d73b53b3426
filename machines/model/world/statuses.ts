import type { Phrase } from '../../system/model/phrase.ts';
import { worldPhrase } from './phrases.ts';

/** Maximum length of a text in an application, in characters. */
export const applicationTextMax = 10_000;

export * from '../../shell/model/applicationKinds.ts';

export const jobStatuses = [
  'submitted',
  'under_review',
  'interview',
  'offered',
  'hired',
  'rejected',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const collegeStatuses = [
  'submitted',
  'under_review',
  'interview_scheduled',
  'accepted',
  'rejected',
] as const;
export type CollegeStatus = (typeof collegeStatuses)[number];

/** `enrolled` is the specification's name for an application that nobody has decided yet. It is shown as "Under Review". */
export const nonprofitStatuses = ['enrolled', 'active', 'rejected'] as const;
export type NonprofitStatus = (typeof nonprofitStatuses)[number];

/** Match score at submission: a whole percentage from 80 to 99 (feature spec, section 9). */
export const matchScoreRange = { min: 80, max: 99 } as const;
export const randomMatchScore = (random: () => number) =>
  matchScoreRange.min + Math.floor(random() * (matchScoreRange.max - matchScoreRange.min + 1));
/** Default for the remaining GI Bill of a college application (feature spec, section 9). */
export const giBillRemainingDefault = '75%';
/** Progress of a participant whose application was approved, in percent (feature spec, section 4). */
export const approvedProgress = 25;

/** Labels of the statuses (feature spec, section 4). */
export const jobStatusLabels: Readonly<Record<JobStatus, Phrase>> = {
  submitted: worldPhrase('submitted'),
  under_review: worldPhrase('underReview'),
  interview: worldPhrase('interview'),
  offered: worldPhrase('offered'),
  hired: worldPhrase('hired'),
  rejected: worldPhrase('rejected'),
};
export const collegeStatusLabels: Readonly<Record<CollegeStatus, Phrase>> = {
  // Universities show new applications as under review.
  submitted: worldPhrase('underReview'),
  under_review: worldPhrase('underReview'),
  interview_scheduled: worldPhrase('interviewScheduled'),
  accepted: worldPhrase('accepted'),
  rejected: worldPhrase('rejected'),
};
export const nonprofitStatusLabels: Readonly<Record<NonprofitStatus, Phrase>> = {
  enrolled: worldPhrase('underReview'),
  active: worldPhrase('active'),
  rejected: worldPhrase('rejected'),
};

/** Places in the line for a spot of a full listing. */
export const linePlaces = ['waiting', 'next'] as const;
export type LinePlace = (typeof linePlaces)[number];

/** What can have become of the organization of an application. */
export const organizationStates = ['suspended', 'ended'] as const;

export type OrganizationOutcome = (typeof organizationStates)[number];
/** What stands instead of the status of an application that nobody works on. */
export type Stop = 'paused' | 'closed';

export interface Filed {
  status: JobStatus | CollegeStatus | NonprofitStatus | 'withdrawn';
  withdrawnAt?: string | null | undefined;
  organizationState?: OrganizationOutcome | null | undefined;
}

const outcomes: ReadonlySet<Filed['status']> = new Set([
  'hired',
  'accepted',
  'active',
  'rejected',
  'withdrawn',
]);
/** The person withdrew it, or the organization decided: what becomes of the organization changes nothing about it. */
export const isOutcome = (status: Filed['status']) => outcomes.has(status);

/** Whether an application waits or is closed because of its organization. Null: its status counts. */
export function stopOf({ status, withdrawnAt, organizationState }: Filed): Stop | null {
  if (!organizationState || withdrawnAt || isOutcome(status)) return null;
  return organizationState === 'ended' ? 'closed' : 'paused';
}
