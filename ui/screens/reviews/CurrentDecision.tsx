import type { Reader } from '@vetsync/machines/system/model';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import type { DecisionProps } from './Reviews.types.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';

/** The current decision, with a button to withdraw it. */
export function CurrentDecision({ view, reader, send }: DecisionProps & { reader: Reader }) {
  const words = useWords(decisionWords);
  const write = usePhrases();
  const { current, history, state, isPending } = view;
  const label = history.find(({ id }) => id === current?.id)?.label;
  if (!current || !label) return null;
  const at = new Date(current.at).toISOString();
  const isUndoing = state === 'undoing';
  return (
    <Inline justify="space-between" space="xsmall">
      <div>
        <Text as="div" weight="medium">
          {write(label)}
        </Text>
        <TimeText at={at} reader={reader} size="small" tone="muted">
          {relativeTime(at, reader)}
        </TimeText>
      </div>
      <Button
        size="small"
        icon={RotateCcw}
        isPending={isUndoing}
        isDisabled={isPending && !isUndoing}
        onPress={() => send({ type: 'decision.undo' })}
      >
        {isUndoing ? words.undoing : words.undo}
      </Button>
    </Inline>
  );
}
