import type { Phrase } from '../../system/model/phrase.ts';
import type {
  ApplicationKind,
  CollegeStatus,
  JobStatus,
  NonprofitStatus,
} from '../../model/world/statuses.ts';
import { reviewsPhrase } from './phrases.ts';

/** Names of the statuses (feature spec, section 4). */
export const jobStatusNames: Readonly<Record<JobStatus, Phrase>> = {
  submitted: reviewsPhrase('jobSubmitted'),
  under_review: reviewsPhrase('underReview'),
  interview: reviewsPhrase('interview'),
  offered: reviewsPhrase('offered'),
  hired: reviewsPhrase('hired'),
  rejected: reviewsPhrase('rejected'),
};
export const collegeStatusNames: Readonly<Record<CollegeStatus, Phrase>> = {
  submitted: reviewsPhrase('underReview'),
  under_review: reviewsPhrase('underReview'),
  interview_scheduled: reviewsPhrase('interviewScheduled'),
  accepted: reviewsPhrase('accepted'),
  rejected: reviewsPhrase('rejected'),
};
export const nonprofitStatusNames: Readonly<Record<NonprofitStatus, Phrase>> = {
  enrolled: reviewsPhrase('underReview'),
  active: reviewsPhrase('active'),
  rejected: reviewsPhrase('rejected'),
};

export function statusNameOf(kind: ApplicationKind, status: string): Phrase {
  const names: Readonly<Record<ApplicationKind, Readonly<Record<string, Phrase>>>> = {
    job: jobStatusNames,
    college: collegeStatusNames,
    nonprofit: nonprofitStatusNames,
  };
  return names[kind][status] ?? status;
}
