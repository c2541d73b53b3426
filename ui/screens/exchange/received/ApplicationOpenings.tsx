import Eye from 'lucide-react/icons/eye';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { relativeTime } from '../../format.ts';
import type { ReceivedApplicationProps } from '../Exchange.types.ts';
import { assignmentWords } from '../ReceivedSelection.words.ts';

/** Colleagues who have opened the application lately, and may have it open still. */
export function ApplicationOpenings({
  detail: { openings },
  reader,
}: Pick<ReceivedApplicationProps, 'detail' | 'reader'>) {
  const words = useWords(assignmentWords);
  if (openings.length === 0) return null;
  return (
    <Inline space="xsmall">
      <Icon of={Eye} size="small" />
      <output>
        <Text as="span" size="small">
          {words.opened}:{' '}
          {openings
            .map(({ name, at }) => words.openedBy(name ?? words.unnamed, relativeTime(at, reader)))
            .join('; ')}
        </Text>
      </output>
    </Inline>
  );
}
