import type { CandidatePoolView } from '@vetsync/machines/candidatePool';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import type { ComparedFact } from '../system/compare/SideBySide.tsx';
import { candidateWords } from '../reviews/CandidateProfile.words.ts';
import { reviewWords } from '../reviews/Review.words.ts';
import { candidateFacts as words } from './Recruiter.words.ts';

export type ComparedCandidate = CandidatePoolView['compared'][number];
const listed = (items: readonly string[]) => items.join(', ') || words.none;

/** Facts to compare candidates by, one row each. */
export const comparedFacts: readonly ComparedFact<ComparedCandidate>[] = [
  { label: words.match, of: ({ review }) => <MatchScore score={review.application.matchScore} /> },
  { label: words.job, of: ({ review }) => review.application.jobTitle },
  { label: words.application, of: ({ statusLabel }) => statusLabel ?? words.notApplied },
  {
    label: words.service,
    of: ({ review: { application, profile } }) =>
      [application.veteranRank, application.veteranBranch, reviewWords.years(profile.yearsOfService)]
        .filter(Boolean)
        .join(', '),
  },
  {
    label: words.clearance,
    of: ({ review: { profile } }) => reviewWords.clearance[profile.clearance],
  },
  { label: words.experience, of: ({ review: { profile } }) => reviewWords.years(profile.experience) },
  { label: words.location, of: ({ review: { profile } }) => profile.location },
  { label: words.relocation, of: ({ review }) => words.moves[review.relocatable ? 'true' : 'false'] },
  { label: words.availability, of: ({ review }) => review.availability },
  {
    label: words.salary,
    of: ({ review: { salaryExpectation } }) =>
      salaryExpectation === null ? words.none : candidateWords.dollars(salaryExpectation),
  },
  { label: words.skillsThere, of: ({ review }) => listed(review.analysis.skillsMatch.named) },
  { label: words.skillsMissing, of: ({ review }) => listed(review.analysis.skillsMatch.missing) },
  { label: words.certifications, of: ({ review: { profile } }) => listed(profile.certifications) },
];
