import { useWords } from '../../../language/useWords.ts';
import { decisionWords } from '../../reviews/Decision.words.ts';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { assignmentWords } from '../ReceivedSelection.words.ts';
import { SelectionBar } from '../SelectionBar.tsx';

/** Decisions on the selected applications, with the number that each changes, and who takes care of them. */
export function ReceivedBulkBar({ view, send }: ReceivedApplicationsProps) {
  const { choices: decisions } = useWords(decisionWords);
  const words = useWords(assignmentWords);
  const { bulk, self } = view;
  return (
    <SelectionBar
      view={view}
      actions={bulk.decisions.map(({ decision, count }) => ({
        id: decision,
        label: decisions[decision],
        count,
      }))}
      isBusy={bulk.isBusy}
      assignLabel={words.assign}
      self={self}
      onAction={(decision) => send({ type: 'bulk.decide', decision })}
      onAssign={(assigneeId) => send({ type: 'bulk.assign', assigneeId })}
      send={send}
    />
  );
}
