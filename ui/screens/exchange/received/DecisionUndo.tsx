import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { ApplicationDecisionProps } from '../Exchange.types.ts';
import { receivedApplicationWords, receivedDecisionWords } from '../ReceivedApplications.words.ts';
import { stepTitle } from './ApplicationHistory.tsx';

/** The last decision, and a button that takes it back. */
export function DecisionUndo({ detail: { decision }, send }: ApplicationDecisionProps) {
  const words = useWords(receivedDecisionWords);
  const history = useWords(receivedApplicationWords).history;
  const { undoable, state, isBusy } = decision;
  if (!undoable) return null;
  const isUndoing = state === 'undoing';
  return (
    <Inline justify="space-between" space="xsmall">
      <Text size="small">{words.undoLabel(stepTitle(history, undoable))}</Text>
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
