import type { Phrase } from '../../kit/phrase.ts';
import { worldPhrase } from './phrases.ts';

/** Maximum length of a text in an application, in characters. */
export const applicationTextMax = 10_000;

export const applicationKinds = ['job', 'college', 'nonprofit'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

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

/** Created as enrolled. The organization's decision changes it to active or rejected. */
export const nonprofitStatuses = ['enrolled', 'active', 'rejected'] as const;
export type NonprofitStatus = (typeof nonprofitStatuses)[number];

/** Match score at submission: a whole percentage from 80 to 99 (feature spec, section 9). */
export const matchScoreRange = { min: 80, max: 99 } as const;
export const drawMatchScore = (random: () => number) =>
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

export const matchBands = ['green', 'blue', 'yellow', 'red'] as const;
export type MatchBand = (typeof matchBands)[number];
/** Color band of a match score: 90, 80 and 70 percent are the floors (feature spec, section 9). */
export function matchBandOf(percent: number): MatchBand {
  if (percent >= 90) return 'green';
  if (percent >= 80) return 'blue';
  return percent >= 70 ? 'yellow' : 'red';
}
