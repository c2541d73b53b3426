import type { ApplicationDecision } from '@vetsync/machines/model/exchange';
import { useWords } from '../../../language/useWords.ts';
import { decisionWords } from '../../reviews/Decision.words.ts';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { assignmentWords, markWords } from '../ReceivedSelection.words.ts';
import { SelectionBar } from '../SelectionBar.tsx';

const mark = 'mark' as const;

/** Decisions on the selected applications, with the number that each changes, and who takes care of them. */
export function ReceivedBulkBar({ view, send }: ReceivedApplicationsProps) {
  const { choices: decisions } = useWords(decisionWords);
  const words = useWords(assignmentWords);
  const { action: markLabel } = useWords(markWords);
  const { bulk, listing, self } = view;
  const { marks } = bulk;
  return (
    <SelectionBar<ApplicationDecision | typeof mark>
      view={view}
      actions={[
        ...(marks === null ? [] : [{ id: mark, label: markLabel, count: marks }]),
        ...bulk.decisions.map(({ decision, count }) => ({
          id: decision,
          label: decisions[decision],
          count,
        })),
      ]}
      isBusy={bulk.isBusy}
      assignLabel={listing ? null : words.assign}
      self={self}
      onAction={(id) => send(id === mark ? { type: 'bulk.mark' } : { type: 'bulk.decide', decision: id })}
      onAssign={(assigneeId) => send({ type: 'bulk.assign', assigneeId })}
      send={send}
    />
  );
}
