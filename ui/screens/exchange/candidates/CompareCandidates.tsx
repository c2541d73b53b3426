import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SideBySide, type ComparedFact } from '../../system/compare/SideBySide.tsx';
import { comparedFacts, shownFacts, type ComparedCandidate } from './candidateFacts.tsx';
import type { CompareProps } from '../Candidates.types.ts';
import type { Translation } from '../../../language/translate.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { useReviewWords } from '../../reviews/useReviewWords.ts';
import { candidateFacts, compareWords } from '../../recruiter/Recruiter.words.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';

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
