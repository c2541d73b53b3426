import { useWords } from '../../../../language/useWords.ts';
import { BulkBar } from '../../../portal/BulkBar.tsx';
import { draftBatchWords } from '../DraftBatch.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

/** What can be done with the selected drafts, with the number that each changes. */
export function DraftBulkBar({ view, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const { selected, selectable, actions, isBusy, reader } = view;
  if (selected.size === 0) return null;
  return (
    <BulkBar
      selected={selected.size}
      listed={selectable}
      reader={reader}
      actions={actions.map(({ action, count }) => ({
        id: action,
        label: words.actions[action],
        count,
        isEnabled: count > 0 && !isBusy,
      }))}
      onAction={(action) => send({ type: 'bulk.act', action })}
      onSelectAll={() => send({ type: 'rows.selectAll' })}
      onClear={() => send({ type: 'selection.clear' })}
    />
  );
}
