import type { WritePhrase } from '@vetsync/machines/kit';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SideBySide, type ComparedFact } from '../system/compare/SideBySide.tsx';
import { comparedFacts, type ComparedCandidate } from './candidateFacts.tsx';
import type { CompareProps } from './CompareChoice.tsx';
import type { Translation } from '../../language/translate.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { useReviewWords, type ReviewWords } from '../reviews/useReviewWords.ts';
import { candidateFacts, compareWords } from './Recruiter.words.ts';

const nameOf = ({ name }: ComparedCandidate) => name;
interface AllWords {
  words: Translation<typeof compareWords>;
  facts: Translation<typeof candidateFacts>;
  review: ReviewWords;
  write: WritePhrase;
}

const factsOf = (
  { words, facts, review, write }: AllWords,
  send: CompareProps['send'],
): ComparedFact<ComparedCandidate>[] => [
  ...comparedFacts(facts, review, write).map(({ label, of }) => ({
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
  const allWords = { words, facts: useWords(candidateFacts), review: useReviewWords(), write: usePhrases() };
  const { compared, leftOut, max } = view;
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
        <SideBySide words={words} compared={compared} head={nameOf} facts={factsOf(allWords, send)} />
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
