/**
 * Roles that the elements have by themselves, said once more: where rows are laid out as cards, some browsers no
 * longer take them for a table.
 */
export const part = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;
