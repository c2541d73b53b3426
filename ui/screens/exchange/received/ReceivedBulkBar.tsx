import { useWords } from '../../../language/useWords.ts';
import { BulkBar } from '../../portal/BulkBar.tsx';
import { decisionWords } from '../../reviews/Decision.words.ts';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { assignmentWords } from '../ReceivedSelection.words.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { onInk } from './Received.css.ts';

/** Decisions on the selected applications, with the number that each changes, and who takes care of them. */
export function ReceivedBulkBar({ view, send }: ReceivedApplicationsProps) {
  const { choices: decisions } = useWords(decisionWords);
  const words = useWords(assignmentWords);
  const { bulk, selected, selectable, reader, choices, self } = view;
  return (
    <BulkBar
      selected={selected.size}
      listed={selectable}
      reader={reader}
      actions={bulk.decisions.map(({ decision, count }) => ({
        id: decision,
        label: decisions[decision],
        count,
        isEnabled: count > 0 && !bulk.isBusy,
      }))}
      onAction={(decision) => send({ type: 'bulk.decide', decision })}
      onSelectAll={() => send({ type: 'rows.selectAll' })}
      onClear={() => send({ type: 'selection.clear' })}
    >
      <div className={onInk}>
        <AssignMenu
          label={words.assign}
          variant="quiet"
          size="small"
          isDisabled={bulk.isBusy}
          choices={choices}
          self={self}
          onAssign={(assigneeId) => send({ type: 'bulk.assign', assigneeId })}
        />
      </div>
    </BulkBar>
  );
}
