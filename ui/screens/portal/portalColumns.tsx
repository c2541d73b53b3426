import type { PortalColumn } from '@vetsync/machines/portal/model';
import type { PortalTableEvent, PortalTableView, RowView } from '@vetsync/machines/portalTable';
import type { TableColumn } from '../../components/Table/Table.types.ts';
import { TableButton, TableCheckbox } from '../../components/Table/TableControls.tsx';
import type { MouseEvent } from 'react';
import { portalCell, type TableTexts } from './portalCells.tsx';
import { nameLink } from './PortalTable.css.ts';

type Send = (event: PortalTableEvent) => void;
type Column = TableColumn<RowView>;
type TableView = Pick<
  PortalTableView,
  'columns' | 'reader' | 'selected' | 'canSelect' | 'actionWidth' | 'noun' | 'rows'
>;

const ends: readonly string[] = ['number'];

interface RowNameProps extends Pick<TableView, 'reader'> {
  texts: TableTexts;
  row: RowView;
  column: PortalColumn;
  send: Send;
}

/** A row's name links to its record. It is the first tab stop of the row. */
function RowName({ row: { id, row, href, opensOverTable }, texts, column, reader, send }: RowNameProps) {
  const name = portalCell(texts, column, row, reader);
  if (href === null) return name;
  const open = (event: MouseEvent) => {
    // The browser handles new tabs and windows.
    if (!opensOverTable || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send({ type: 'row.open', rowId: id });
  };
  return (
    <a className={nameLink} href={href} onClick={open}>
      {name}
    </a>
  );
}

function selectColumn({ words, write }: TableTexts, { selected, noun, rows }: TableView, send: Send): Column {
  const isAll = selected.size > 0 && selected.size === rows.length;
  return {
    id: 'select',
    label: words.columns.select,
    width: 2.5,
    isControls: true,
    head: (
      <TableCheckbox
        aria-label={words.selectAll({ one: write(noun.one), many: write(noun.many) })}
        isSelected={isAll}
        isIndeterminate={selected.size > 0 && !isAll}
        onChange={(isSelected) => send({ type: isSelected ? 'rows.selectAll' : 'selection.clear' })}
      />
    ),
    cell: ({ id, name }) => (
      <TableCheckbox
        aria-label={words.select(name)}
        isSelected={selected.has(id)}
        onChange={(isSelected) => send({ type: 'row.select', rowId: id, isSelected })}
      />
    ),
  };
}

const actionColumn = ({ words, write }: TableTexts, width: number, send: Send): Column => ({
  id: 'actions',
  label: words.columns.actions,
  width,
  isControls: true,
  cell: ({ id, name, actions }) =>
    actions.map((action) => (
      <TableButton
        key={action.buttonId}
        variant={action.isPrimary ? 'secondary' : 'quiet'}
        aria-label={words.action(write(action.label), name)}
        refusal={action.refusal && write(action.refusal)}
        onPress={() => send({ type: 'row.runAction', rowId: id, action: action.id })}
      >
        {write(action.label)}
      </TableButton>
    )),
});

/**
 * Columns of a portal's table, from its description. Actions are beside the name, so that they stay visible if not
 * all columns fit.
 */
export function portalColumns(texts: TableTexts, view: TableView, send: Send): readonly Column[] {
  const { reader, canSelect, actionWidth } = view;
  const columns = view.columns.filter(({ isDrawn = true }) => isDrawn);
  const named = columns.findIndex(({ kind }) => kind === 'person');
  const dataColumns = columns.map((column, at): Column => ({
    id: column.key,
    label: texts.write(column.label),
    width: column.width,
    isRowHeader: at === Math.max(named, 0),
    isSortable: column.sortable ?? true,
    align: ends.includes(column.kind) ? 'end' : 'start',
    cell:
      at === Math.max(named, 0)
        ? (row) => <RowName texts={texts} row={row} column={column} reader={reader} send={send} />
        : ({ row }) => portalCell(texts, column, row, reader),
  }));
  const [first, ...others] = dataColumns;
  if (!first) return [];
  return [
    ...(canSelect ? [selectColumn(texts, view, send)] : []),
    first,
    ...(actionWidth > 0 ? [actionColumn(texts, actionWidth, send)] : []),
    ...others,
  ];
}
