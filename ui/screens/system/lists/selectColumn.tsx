import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { TableCheckbox } from '../../../components/Table/TableControls.tsx';

interface SelectColumn<Row> {
  label: string;
  /** Accessible names of the checkboxes in the head and in a row. */
  allLabel: string;
  rowLabel: (row: Row) => string;
  keyOf: (row: Row) => string;
  selected: ReadonlySet<string>;
  /** Number of rows. */
  count: number;
  /** Whether the checkbox for all rows can't be used now. @default false */
  isAllDisabled?: boolean;
  onSelectAll: (isSelected: boolean) => void;
  onSelect: (key: string, isSelected: boolean) => void;
}

/** A column of checkboxes, and one in its head for all rows. */
export function selectColumn<Row>({
  label,
  allLabel,
  rowLabel,
  keyOf,
  selected,
  count,
  isAllDisabled = false,
  onSelectAll,
  onSelect,
}: SelectColumn<Row>): TableColumn<Row> {
  const isAll = selected.size > 0 && selected.size === count;
  return {
    id: 'select',
    label,
    width: 2.75,
    isControls: true,
    head: (
      <TableCheckbox
        aria-label={allLabel}
        isSelected={isAll}
        isIndeterminate={selected.size > 0 && !isAll}
        isDisabled={isAllDisabled}
        onChange={onSelectAll}
      />
    ),
    cell: (row) => (
      <TableCheckbox
        aria-label={rowLabel(row)}
        isSelected={selected.has(keyOf(row))}
        onChange={(isSelected) => onSelect(keyOf(row), isSelected)}
      />
    ),
  };
}
