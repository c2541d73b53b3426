import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { draftBatchWords } from '../DraftBatch.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

/** Selects all drafts, also those that are not loaded yet, and says how many that are. */
export function SelectAllDrafts({ view, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const { canSelect, selected, selectable, isSelectLimited, list, reader } = view;
  if (!canSelect || selectable === 0) return null;
  const isAll = selected.size === selectable;
  const shown = formatNumber(selectable, reader);
  return (
    <Checkbox
      isSelected={isAll}
      isIndeterminate={selected.size > 0 && !isAll}
      isDisabled={list !== 'idle'}
      onChange={(isSelected) => send({ type: isSelected ? 'rows.selectAll' : 'selection.clear' })}
    >
      {isSelectLimited ? words.selectFirst(shown) : words.selectAll(selectable, shown)}
    </Checkbox>
  );
}
