import type { ColumnKind, PortalColumn, PortalRow } from '@vetsync/machines/portal/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { TableColumn } from '../../components/Table/Table.types.ts';
import { portalCell, type TableTexts } from './portalCells.tsx';

const ends: readonly string[] = ['number'];

/** What says enough by itself needs no label on a phone. */
const narrowAs: Readonly<Record<ColumnKind, TableColumn<PortalRow>['narrowAs']>> = {
  text: 'line',
  person: 'line',
  tags: 'line',
  status: 'inline',
  score: 'inline',
  date: 'inline',
  number: 'inlineLabeled',
  progress: 'inlineLabeled',
};

/** Columns of data, two lines a row. `rowOf`: where a row has its values. */
export function dataColumns<Row>(
  texts: TableTexts,
  { columns: all, intl }: { columns: readonly PortalColumn[]; intl: IntlConfig },
  rowOf: (row: Row) => PortalRow,
): readonly TableColumn<Row>[] {
  const columns = all.filter(({ isDrawn = true }) => isDrawn);
  const named = Math.max(
    columns.findIndex(({ kind }) => kind === 'person'),
    0,
  );
  const isSecond = (column: PortalColumn) => columns.some(({ second }) => second === column.key);
  const columnOf = (column: PortalColumn, at: number): TableColumn<Row> => {
    const second = columns.find(({ key }) => key === column.second);
    return {
      id: column.key,
      label: texts.write(column.label),
      width: column.width,
      isRowHeader: at === named,
      isSortable: column.sortable ?? true,
      ...(second && {
        second: { id: second.key, label: texts.write(second.label) },
      }),
      align: ends.includes(column.kind) ? 'end' : 'start',
      narrowAs: column.narrowAs ?? narrowAs[column.kind],
      cell: (row) => portalCell(texts, { column, second, row: rowOf(row), intl }),
    };
  };
  return columns.map(columnOf).filter((_, at) => !isSecond(columns[at] as PortalColumn));
}
