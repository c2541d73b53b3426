import type { ProgramView } from '@vetsync/machines/education';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SideBySide, type ComparedFact } from '../../system/compare/SideBySide.tsx';
import type { EducationProps } from '../Education.types.ts';
import { ApplyAction } from './ApplyAction.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { programFacts } from './programFacts.tsx';

const head = (one: ProgramView) => (
  <>
    {one.name}
    <Text as="div" size="small" tone="muted">
      {one.program}
    </Text>
  </>
);

const factsOf = (
  words: Translation<typeof educationWords>,
  { view: { reader }, send }: EducationProps,
): ComparedFact<ProgramView>[] => [
  { label: words.program.match, of: ({ matchScore }) => <MatchScore score={matchScore} /> },
  ...programFacts(words).map(({ label, of }) => ({ label, of: (one: ProgramView) => of(one, reader) })),
  { label: words.program.features, of: ({ features }) => features.join(', ') },
  { label: words.compare.next, of: (one) => <NextSteps of={one} send={send} /> },
];

/** Programs side by side. */
export function CompareTable(props: EducationProps) {
  const words = useWords(educationWords);
  return (
    <SideBySide
      words={words.compare}
      compared={props.view.compared}
      head={head}
      facts={factsOf(words, props)}
    />
  );
}

function NextSteps({ of, send }: { of: ProgramView; send: EducationProps['send'] }) {
  const words = useWords(educationWords).compare;
  const { id: programId, name } = of;
  return (
    <Inline space="xsmall">
      <ApplyAction size="small" program={of} send={send} />
      <Button
        size="small"
        aria-label={words.remove(name)}
        onPress={() => send({ type: 'compare.toggle', programId })}
      >
        {words.removeShort}
      </Button>
    </Inline>
  );
}
