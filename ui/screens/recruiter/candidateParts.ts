import type { Candidate } from '@vetsync/machines/recruiter/model';
import { candidateWords } from '../reviews/CandidateProfile.words.ts';
import { candidateTabs } from '../reviews/candidateTabs.ts';
import type { ReviewPart } from '../reviews/parts.ts';
import { profileWords } from './Recruiter.words.ts';

/** Nobody named them: there is no application. */
const ofApplication: string = candidateWords.skills.named;

/** The match is reckoned from the parts, unlike the one that an application comes with. */
const reckoned = (part: ReviewPart): ReviewPart =>
  part.kind === 'bars' && part.total
    ? { ...part, note: profileWords.note, total: { ...part.total, because: profileWords.total } }
    : part;

/** Everything that is known of a candidate: what a review tells in tabs, one below the other. */
export function candidateParts({ review, hasApplied }: Candidate): ReviewPart[] {
  const skills = candidateTabs.skills(review).filter(({ title }) => hasApplied || title !== ofApplication);
  const analysis = candidateTabs.analysis(review).map((part) => (review.isSample ? reckoned(part) : part));
  return [
    ...candidateTabs.overview(review),
    ...analysis,
    ...skills,
    ...candidateTabs.experience(review),
    ...candidateTabs.military(review),
  ];
}
