import type { WritePhrase } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import type { CandidatesView, CandidateView } from '@vetsync/machines/exchange/candidates';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import type { ComparedFact } from '../../system/compare/SideBySide.tsx';
import type { Translation } from '../../../language/translate.ts';
import type { ReviewWords } from '../../reviews/useReviewWords.ts';
import type { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import type { candidateFacts } from '../../recruiter/Recruiter.words.ts';

export type ComparedCandidate = CandidateView;
type Fit = NonNullable<CandidateView['fit']>;

/** How candidates fit a job, one row each. */
export function comparedFacts(
  words: Translation<typeof candidateFacts>,
  { review: sharedWords, job }: ReviewWords,
  write: WritePhrase,
): readonly ComparedFact<ComparedCandidate>[] {
  const fact = (label: string, of: (fit: Fit) => ReactNode): ComparedFact<ComparedCandidate> => ({
    label,
    of: ({ fit }) => (fit ? of(fit) : words.none),
  });
  const listed = (items: readonly string[]) => items.join(', ') || words.none;
  return [
    fact(words.match, ({ review: { application } }) =>
      application.matchScore === null ? words.none : <MatchScore score={application.matchScore} />,
    ),
    fact(words.job, ({ review }) => review.application.jobTitle),
    {
      label: words.application,
      of: ({ statusLabel }) => (statusLabel === null ? words.notApplied : write(statusLabel)),
    },
    fact(words.service, ({ review: { application, profile } }) =>
      [application.veteranRank, application.veteranBranch, sharedWords.years(profile.yearsOfService)]
        .filter(Boolean)
        .join(', '),
    ),
    fact(words.clearance, ({ review }) => sharedWords.clearance[review.profile.clearance]),
    fact(words.experience, ({ review }) => sharedWords.years(review.profile.experience)),
    fact(words.location, ({ review }) => review.profile.location),
    fact(words.relocation, ({ review }) => words.moves[review.relocatable ? 'true' : 'false']),
    fact(words.availability, ({ review }) => review.availability),
    fact(words.salary, ({ review: { salaryExpectation } }) =>
      salaryExpectation === null ? words.none : job.dollars(salaryExpectation),
    ),
    fact(words.skillsThere, ({ review }) => listed(review.analysis.skillsMatch.named)),
    fact(words.skillsMissing, ({ review }) => listed(review.analysis.skillsMatch.missing)),
    fact(words.certifications, ({ review }) => listed(review.profile.certifications)),
  ];
}

/** What at least one of the candidates shows, one row each. */
export const shownFacts = (
  compared: CandidatesView['compared'],
  { parts: labels, yes }: Pick<Translation<typeof receivedApplicationWords>, 'parts' | 'yes'>,
  none: string,
): readonly ComparedFact<ComparedCandidate>[] =>
  [...new Set(compared.flatMap(({ parts }) => parts.map(({ part }) => part)))].map((wanted) => {
    const shownBy = ({ parts }: ComparedCandidate) => parts.find(({ part }) => part === wanted)?.lines;
    return {
      label: labels[wanted],
      of(one) {
        const lines = shownBy(one) ?? [none];
        return lines === true ? yes : lines.join(', ');
      },
    };
  });
