import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import type { DecisionProps } from './Reviews.types.ts';
import { decisionWords } from './Decision.words.ts';
import { stepTitle } from './DecisionHistory.tsx';

/** The last decision, and a button that takes it back. */
export function DecisionUndo({ decision, send }: DecisionProps) {
  const words = useWords(decisionWords);
  const { undoable, state, isBusy } = decision;
  if (!undoable) return null;
  const isUndoing = state === 'undoing';
  return (
    <Inline justify="space-between" space="xsmall">
      <Text size="small">{words.undoLabel(stepTitle(words.history, undoable))}</Text>
      <Button
        size="small"
        variant="quiet"
        icon={RotateCcw}
        isPending={isUndoing}
        isDisabled={isBusy && !isUndoing}
        onPress={() => send({ type: 'decision.undo' })}
      >
        {isUndoing ? words.undoing : words.undo}
      </Button>
    </Inline>
  );
}
