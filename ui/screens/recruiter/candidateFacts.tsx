import type { WritePhrase } from '@vetsync/machines/kit';
import type { CandidatePoolView } from '@vetsync/machines/candidatePool';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import type { ComparedFact } from '../system/compare/SideBySide.tsx';
import type { Translation } from '../../language/translate.ts';
import type { ReviewWords } from '../reviews/useReviewWords.ts';
import type { candidateFacts } from './Recruiter.words.ts';

export type ComparedCandidate = CandidatePoolView['compared'][number];

/** Facts to compare candidates by, one row each. */
export function comparedFacts(
  words: Translation<typeof candidateFacts>,
  { review: sharedWords, job }: ReviewWords,
  write: WritePhrase,
): readonly ComparedFact<ComparedCandidate>[] {
  const listed = (items: readonly string[]) => items.join(', ') || words.none;
  return [
    {
      label: words.match,
      of: ({ review: { application } }) =>
        application.matchScore === null ? words.none : <MatchScore score={application.matchScore} />,
    },
    { label: words.job, of: ({ review }) => review.application.jobTitle },
    {
      label: words.application,
      of: ({ statusLabel }) => (statusLabel === null ? words.notApplied : write(statusLabel)),
    },
    {
      label: words.service,
      of: ({ review: { application, profile } }) =>
        [application.veteranRank, application.veteranBranch, sharedWords.years(profile.yearsOfService)]
          .filter(Boolean)
          .join(', '),
    },
    {
      label: words.clearance,
      of: ({ review: { profile } }) => sharedWords.clearance[profile.clearance],
    },
    { label: words.experience, of: ({ review: { profile } }) => sharedWords.years(profile.experience) },
    { label: words.location, of: ({ review: { profile } }) => profile.location },
    { label: words.relocation, of: ({ review }) => words.moves[review.relocatable ? 'true' : 'false'] },
    { label: words.availability, of: ({ review }) => review.availability },
    {
      label: words.salary,
      of: ({ review: { salaryExpectation } }) =>
        salaryExpectation === null ? words.none : job.dollars(salaryExpectation),
    },
    { label: words.skillsThere, of: ({ review }) => listed(review.analysis.skillsMatch.named) },
    { label: words.skillsMissing, of: ({ review }) => listed(review.analysis.skillsMatch.missing) },
    { label: words.certifications, of: ({ review: { profile } }) => listed(profile.certifications) },
  ];
}
