import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import type { EducationEvent, ProgramView } from '@vetsync/machines/education';
import type { Reader } from '@vetsync/machines/system/model';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { programFacts } from './programFacts.tsx';

interface ProgramDetailsProps {
  program: ProgramView;
  /** False if the maximum number of programs is selected. */
  canCompare: boolean;
  reader: Reader;
  send: (event: EducationEvent) => void;
}

/** All details of a program (feature spec, section 3, "University program"). */
export function ProgramDetails({ program, canCompare, reader, send }: ProgramDetailsProps) {
  const allWords = useWords(educationWords);
  const words = allWords.program;
  return (
    <Stack space="large">
      <Text size="lead">{program.description}</Text>
      <div>
        <MatchScore score={program.matchScore} size="large" />
        <Text size="caption" tone="muted">
          {words.sampleMatch}
        </Text>
      </div>
      <DescriptionList
        items={programFacts(allWords).map(({ label, of }) => ({ label, value: of(program, reader) }))}
      />
      <Inline as="ul" listStyle="none" space="xsmall" aria-label={words.features}>
        {program.features.map((feature) => (
          <li key={feature}>
            <Badge>{feature}</Badge>
          </li>
        ))}
      </Inline>
      <Inline space="medium">
        <Button
          icon={program.isSaved ? BookmarkCheck : Bookmark}
          onPress={() => send({ type: 'program.save', programId: program.id })}
        >
          {program.isSaved ? words.saved : words.save}
        </Button>
        <Checkbox
          isSelected={program.isCompared}
          isDisabled={!canCompare}
          onChange={() => send({ type: 'compare.toggle', programId: program.id })}
        >
          {words.compare}
        </Checkbox>
      </Inline>
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
    </Stack>
  );
}
