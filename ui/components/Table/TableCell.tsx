import type { ReactNode } from 'react';
import { cell as cellStyle, controls, label as labelStyle, value } from './TableRow.css.ts';
import { part } from './tableParts.ts';
import type { TableColumn, TableProps } from './Table.types.ts';

interface TableCellProps<Row> {
  column: TableColumn<Row>;
  /** Position of the column. */
  at: number;
  density: NonNullable<TableProps<Row>['density']>;
  /** The link over the row, if it is in this cell. */
  cover: ReactNode;
  children: ReactNode;
}

/** What becomes of a column on narrow screens. */
export const narrowLayoutOf = <Row,>(
  { narrowAs, isControls = false, isRowHeader = false }: TableColumn<Row>,
  at: number,
) => {
  if (isRowHeader) return 'line';
  return narrowAs ?? (isControls ? (at === 0 ? 'corner' : 'line') : 'labeled');
};

/** A cell of a row. */
export function TableCell<Row>({ column, at, density, cover, children }: TableCellProps<Row>) {
  const { label, isRowHeader = false, isControls = false, align = 'start' } = column;
  // What has no value takes no room among the others.
  const narrowAs = children === null ? 'hidden' : narrowLayoutOf(column, at);
  const Cell = isRowHeader ? 'th' : 'td';
  return (
    <Cell
      {...(isRowHeader ? part.rowHead : part.cell)}
      data-column={at}
      tabIndex={-1}
      className={cellStyle({ isRowHeader, align, density, narrowAs, isEnd: isControls && align === 'end' })}
    >
      {(narrowAs === 'labeled' || narrowAs === 'inlineLabeled') && (
        <span aria-hidden className={labelStyle}>
          {label}
        </span>
      )}
      <div
        data-value={isControls ? undefined : ''}
        className={isControls ? controls({ align }) : value({ isRowHeader })}
      >
        {children}
      </div>
      {cover}
    </Cell>
  );
}
