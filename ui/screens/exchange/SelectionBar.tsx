import type { Choices } from '@vetsync/machines/exchange/receivedApplications';
import { ActionBar } from '../../components/ActionBar/ActionBar.tsx';
import { AssignMenu, type AssignMenuProps } from './received/AssignMenu.tsx';
import { onInk } from './received/Received.css.ts';

export interface SelectionBarProps<Action extends string> extends Pick<AssignMenuProps, 'self' | 'onAssign'> {
  view: { selected: ReadonlySet<string>; selectable: number; choices: Choices | null };
  /** With the number of the selected rows that each changes. */
  actions: readonly { id: Action; label: string; count: number }[];
  /** Whether something is being done with them. */
  isBusy: boolean;
  /** Of the menu of colleagues; null without one. */
  assignLabel: string | null;
  onAction: (id: Action) => void;
  send: (event: { type: 'rows.selectAll' } | { type: 'selection.clear' }) => void;
}

/** What can be done with the selected rows, and who takes care of them. */
export function SelectionBar<Action extends string>({
  view: { selected, selectable, choices },
  actions,
  isBusy,
  assignLabel,
  self,
  onAction,
  onAssign,
  send,
}: SelectionBarProps<Action>) {
  return (
    <ActionBar
      selected={selected.size}
      selectable={selectable}
      actions={actions.map((action) => ({ ...action, isDisabled: isBusy }))}
      onAction={onAction}
      onSelectAll={() => send({ type: 'rows.selectAll' })}
      onClear={() => send({ type: 'selection.clear' })}
    >
      {assignLabel !== null && (
        <div className={onInk}>
          <AssignMenu
            label={assignLabel}
            variant="quiet"
            size="small"
            isDisabled={isBusy}
            choices={choices}
            self={self}
            onAssign={onAssign}
          />
        </div>
      )}
    </ActionBar>
  );
}
