import type { ColumnKind, PortalColumn, PortalRow } from '@vetsync/machines/portal/model';
import type { PortalTableEvent, PortalTableView, RowView } from '@vetsync/machines/portal/portalTable';
import type { TableColumn } from '../../components/Table/Table.types.ts';
import { TableActions, TableButton } from '../../components/Table/TableControls.tsx';
import { portalCell, type TableTexts } from './portalCells.tsx';

type Send = (event: PortalTableEvent) => void;
type Column = TableColumn<RowView>;
type TableView = Pick<PortalTableView, 'columns' | 'intl' | 'actionWidth'>;

const ends: readonly string[] = ['number'];

/** What says enough by itself needs no label on a phone. */
const narrowAs: Readonly<Record<ColumnKind, Column['narrowAs']>> = {
  text: 'line',
  person: 'line',
  tags: 'line',
  status: 'inline',
  score: 'inline',
  date: 'inline',
  number: 'inlineLabeled',
  progress: 'inlineLabeled',
};

const actionColumn = ({ words, write }: TableTexts, width: number, send: Send): Column => ({
  id: 'actions',
  label: words.columns.actions,
  width,
  isControls: true,
  align: 'end',
  cell: ({ id, name, actions }) => (
    <TableActions aria-label={words.actionsOf(name)}>
      {actions.map((action) => (
        <TableButton
          key={action.buttonId}
          aria-label={words.action(write(action.label), name)}
          refusal={action.refusal && write(action.refusal)}
          onPress={() => send({ type: 'row.runAction', rowId: id, action: action.id })}
        >
          {write(action.label)}
        </TableButton>
      ))}
    </TableActions>
  ),
});

/** Columns of data, two lines a row. `rowOf`: where a row has its values. */
export function dataColumns<Row>(
  texts: TableTexts,
  { columns: all, intl }: Pick<TableView, 'columns' | 'intl'>,
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

/** Columns of a portal's table, from its description, and the actions at the end of a row. */
export function portalColumns(texts: TableTexts, view: TableView, send: Send): readonly Column[] {
  const { actionWidth } = view;
  return [
    ...dataColumns<RowView>(texts, view, ({ row }) => row),
    ...(actionWidth > 0 ? [actionColumn(texts, actionWidth, send)] : []),
  ];
}
