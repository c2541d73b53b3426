import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SideBySide } from '../../system/compare/SideBySide.tsx';
import type { ComparedFact } from '../../system/compare/SideBySide.tsx';
import type { CompareProps } from '../Candidates.types.ts';
import type { Translation } from '../../../language/translate.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { useReviewWords } from '../../reviews/useReviewWords.ts';
import type { ReviewWords } from '../../reviews/useReviewWords.ts';
import { candidateFacts, compareWords } from '../../recruiter/Recruiter.words.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import type { WritePhrase } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import type { CandidatesView, CandidateView } from '@vetsync/machines/exchange/candidates';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';

type ComparedCandidate = CandidateView;
type Fit = NonNullable<CandidateView['fit']>;

/** How candidates fit a job, one row each. */
function comparedFacts(
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
const shownFacts = (
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

const nameOf = ({ name }: ComparedCandidate) => name;

const factsOf = (
  words: Translation<typeof compareWords>,
  shown: readonly ComparedFact<ComparedCandidate>[],
  send: CompareProps['send'],
): ComparedFact<ComparedCandidate>[] => [
  ...shown.map(({ label, of }) => ({
    label,
    of: (candidate: ComparedCandidate) => (
      <Text as="span" size="small">
        {of(candidate)}
      </Text>
    ),
  })),
  { label: words.next, of: (candidate) => <NextSteps of={candidate} send={send} /> },
];

/** Candidates side by side. */
export function CompareCandidates({ view, send }: CompareProps) {
  const words = useWords(compareWords);
  const allWords = { facts: useWords(candidateFacts), received: useWords(receivedApplicationWords) };
  const sharedWords = useReviewWords();
  const write = usePhrases();
  const { facts, received } = allWords;
  const { compared, leftOut, comparedMax: max } = view;
  const fitting = compared.some(({ fit }) => fit) ? comparedFacts(facts, sharedWords, write) : [];
  return (
    <Dialog
      title={words.title}
      description={leftOut > 0 ? words.leftOut(leftOut, max) : undefined}
      width="page"
      onClose={() => send({ type: 'compare.close' })}
    >
      {compared.length === 0 ? (
        <EmptyState level={3} title={words.none.title}>
          {words.none.text}
        </EmptyState>
      ) : (
        <SideBySide
          words={words}
          compared={compared}
          head={nameOf}
          facts={factsOf(words, [...fitting, ...shownFacts(compared, received, facts.none)], send)}
        />
      )}
    </Dialog>
  );
}

function NextSteps({ of: { id, name, links }, send }: { of: ComparedCandidate; send: CompareProps['send'] }) {
  const words = useWords(compareWords);
  return (
    <Stack space="xsmall">
      <LinkButton size="small" href={links.profile} aria-label={words.profileOf(name)}>
        {words.profile}
      </LinkButton>
      <Button
        size="small"
        variant="quiet"
        aria-label={words.removeOf(name)}
        onPress={() => send({ type: 'compare.remove', candidateId: id })}
      >
        {words.remove}
      </Button>
    </Stack>
  );
}
