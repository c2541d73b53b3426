import type { CandidateView } from '@vetsync/machines/exchange/candidates';
import { candidateTabs } from '../../reviews/candidateTabs.ts';
import type { ReviewPart } from '../../reviews/parts.ts';
import type { ReviewWords } from '../../reviews/useReviewWords.ts';

/** All details of a candidate in one column; a review shows the same in tabs. */
export function candidateParts(
  reviewWords: ReviewWords,
  { review, hasApplied }: NonNullable<CandidateView['fit']>,
): ReviewPart[] {
  // Title of the skills named in an application; candidates who have not applied have none.
  const ofApplication = reviewWords.job.skills.named;
  const skills = candidateTabs
    .skills(reviewWords, review)
    .filter(({ title }) => hasApplied || title !== ofApplication);
  return [
    ...candidateTabs.overview(reviewWords, review),
    ...candidateTabs.analysis(reviewWords, review),
    ...skills,
    ...candidateTabs.experience(reviewWords, review),
    ...candidateTabs.military(reviewWords, review),
  ];
}
