import type { CandidateTableView, RowView } from '@vetsync/machines/exchange/candidates';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { TableActions, TableButton } from '../../../components/Table/TableControls.tsx';
import type { TableTexts } from '../../portal/portalCells.tsx';
import { dataColumns } from '../../portal/portalColumns.tsx';
import type { CandidatesProps } from '../Candidates.types.ts';

type Send = CandidatesProps['send'];
type Column = TableColumn<RowView>;
type TableView = Pick<CandidateTableView, 'columns' | 'intl' | 'actionWidth'>;

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

/** Columns of the candidates, from their description, and the actions at the end of a row. */
export function candidateColumns(texts: TableTexts, view: TableView, send: Send): readonly Column[] {
  const { actionWidth } = view;
  return [
    ...dataColumns<RowView>(texts, view, ({ row }) => row),
    ...(actionWidth > 0 ? [actionColumn(texts, actionWidth, send)] : []),
  ];
}
