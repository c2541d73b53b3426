import type { ColumnKind, PortalColumn } from '@vetsync/machines/portal/model';
import type { PortalTableEvent, PortalTableView, RowView } from '@vetsync/machines/portalTable';
import type { TableColumn } from '../../components/Table/Table.types.ts';
import { TableActions, TableButton } from '../../components/Table/TableControls.tsx';
import { selectColumn } from '../system/lists/selectColumn.tsx';
import { portalCell, type TableTexts } from './portalCells.tsx';

type Send = (event: PortalTableEvent) => void;
type Column = TableColumn<RowView>;
type TableView = Pick<
  PortalTableView,
  'columns' | 'reader' | 'selected' | 'canSelect' | 'actionWidth' | 'noun' | 'rows'
>;

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

const checkboxes = ({ words, write }: TableTexts, { selected, noun, rows }: TableView, send: Send): Column =>
  selectColumn<RowView>({
    label: words.columns.select,
    allLabel: words.selectAll({ one: write(noun.one), many: write(noun.many) }),
    rowLabel: ({ name }) => words.select(name),
    keyOf: ({ id }) => id,
    selected,
    count: rows.length,
    onSelectAll: (isSelected) => send({ type: isSelected ? 'rows.selectAll' : 'selection.clear' }),
    onSelect: (rowId, isSelected) => send({ type: 'row.select', rowId, isSelected }),
  });

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

/** Columns of a portal's table, from its description: two lines a row, and the actions at its end. */
export function portalColumns(texts: TableTexts, view: TableView, send: Send): readonly Column[] {
  const { reader, canSelect, actionWidth } = view;
  const columns = view.columns.filter(({ isDrawn = true }) => isDrawn);
  const named = Math.max(
    columns.findIndex(({ kind }) => kind === 'person'),
    0,
  );
  const isSecond = (column: PortalColumn) => columns.some(({ second }) => second === column.key);
  const columnOf = (column: PortalColumn, at: number): Column => {
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
      cell: ({ row }) => portalCell(texts, { column, second, row, reader }),
    };
  };
  const drawn = columns.map(columnOf).filter((_, at) => !isSecond(columns[at] as PortalColumn));
  return [
    ...(canSelect ? [checkboxes(texts, view, send)] : []),
    ...drawn,
    ...(actionWidth > 0 ? [actionColumn(texts, actionWidth, send)] : []),
  ];
}
