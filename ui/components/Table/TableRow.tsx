import type { PointerEvent, Ref } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { cell as cellStyle, label as labelStyle, named, row as rowStyle, value } from './Table.css.ts';
import { part } from './tableParts.ts';
import type { TableColumn } from './Table.types.ts';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  /** The word for a row that has just arrived. */
  newLabel?: string;
  isArriving: boolean;
  onArrived: () => void;
  ref: Ref<HTMLTableRowElement>;
}

/** The pointer reads what is cut. */
function showWhole({ currentTarget }: PointerEvent<HTMLElement>) {
  const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
  currentTarget.title = isCut ? currentTarget.innerText : '';
}

export function TableRow<Row>({
  row,
  index,
  columns,

  newLabel,
  isArriving,
  onArrived,
  ref,
}: TableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      {...part.row}
      data-index={index}
      aria-rowindex={index + 2}
      className={rowStyle({ isArriving })}
      onAnimationEnd={onArrived}
    >
      {columns.map(({ id, label, cell, isRowHeader = false, align = 'start' }, column) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            {...(isRowHeader ? part.rowHead : part.cell)}
            data-column={column}
            tabIndex={-1}
            className={cellStyle({ isRowHeader, align })}
          >
            {!isRowHeader && (
              <span aria-hidden className={labelStyle}>
                {label}
              </span>
            )}
            <div className={value} onPointerEnter={showWhole}>
              {isRowHeader && newLabel ? (
                <span className={named}>
                  {cell(row)} <Badge tone="honour">{newLabel}</Badge>
                </span>
              ) : (
                cell(row)
              )}
            </div>
          </Cell>
        );
      })}
    </tr>
  );
}
