import type { Candidate } from '@vetsync/machines/recruiter/model';
import { candidateWords } from '../reviews/CandidateProfile.words.ts';
import { candidateTabs } from '../reviews/candidateTabs.ts';
import type { ReviewPart } from '../reviews/parts.ts';
import { profileWords } from './Recruiter.words.ts';

/** Title of the skills named in an application; candidates who have not applied have none. */
const ofApplication: string = candidateWords.skills.named;

/** This match is computed from its parts, unlike the score that an application has. */
const withComputedTotal = (part: ReviewPart): ReviewPart =>
  part.kind === 'bars' && part.total
    ? { ...part, note: profileWords.note, total: { ...part.total, because: profileWords.total } }
    : part;

/** All details of a candidate in one column; a review shows the same in tabs. */
export function candidateParts({ review, hasApplied }: Candidate): ReviewPart[] {
  const skills = candidateTabs.skills(review).filter(({ title }) => hasApplied || title !== ofApplication);
  const analysis = candidateTabs
    .analysis(review)
    .map((part) => (review.isSample ? withComputedTotal(part) : part));
  return [
    ...candidateTabs.overview(review),
    ...analysis,
    ...skills,
    ...candidateTabs.experience(review),
    ...candidateTabs.military(review),
  ];
}
