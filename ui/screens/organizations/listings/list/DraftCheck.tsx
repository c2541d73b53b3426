import type { ListingRow } from '@vetsync/machines/organizationListings';
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { draftBatchWords } from '../DraftBatch.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';
import { check } from './DraftCheck.css.ts';

interface DraftCheckProps extends OrganizationListingsProps {
  row: ListingRow;
}

/** Selects a draft. */
export function DraftCheck({ row: { id, title }, view: { selected }, send }: DraftCheckProps) {
  const words = useWords(draftBatchWords);
  return (
    <span className={check}>
      <Checkbox
        isSelected={selected.has(id)}
        onChange={(isSelected) => send({ type: 'row.select', rowId: id, isSelected })}
      >
        <VisuallyHidden>{words.select(title)}</VisuallyHidden>
      </Checkbox>
    </span>
  );
}
