import type { CandidateView } from '@vetsync/machines/candidates';
import { candidateTabs } from '../../reviews/candidateTabs.ts';
import type { ReviewPart } from '../../reviews/parts.ts';
import type { Translation } from '../../../language/translate.ts';
import type { ReviewWords } from '../../reviews/useReviewWords.ts';
import type { profileWords } from '../../recruiter/Recruiter.words.ts';

type Words = Translation<typeof profileWords>;

/** This match is computed from its parts, unlike the score that an application has. */
const withComputedTotal = (words: Words, part: ReviewPart): ReviewPart =>
  part.kind === 'bars' && part.total
    ? { ...part, note: words.note, total: { ...part.total, because: words.total } }
    : part;

/** All details of a candidate in one column; a review shows the same in tabs. */
export function candidateParts(
  words: Words,
  reviewWords: ReviewWords,
  { review, hasApplied }: NonNullable<CandidateView['fit']>,
): ReviewPart[] {
  // Title of the skills named in an application; candidates who have not applied have none.
  const ofApplication = reviewWords.job.skills.named;
  const skills = candidateTabs
    .skills(reviewWords, review)
    .filter(({ title }) => hasApplied || title !== ofApplication);
  const analysis = candidateTabs
    .analysis(reviewWords, review)
    .map((part) => (review.isSample ? withComputedTotal(words, part) : part));
  return [
    ...candidateTabs.overview(reviewWords, review),
    ...analysis,
    ...skills,
    ...candidateTabs.experience(reviewWords, review),
    ...candidateTabs.military(reviewWords, review),
  ];
}
