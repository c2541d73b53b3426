import { memo, type PointerEvent, type Ref } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import {
  cell as cellStyle,
  controls,
  label as labelStyle,
  named,
  row as rowStyle,
  value,
} from './Table.css.ts';
import { part } from './tableParts.ts';
import type { TableColumn } from './Table.types.ts';

interface TableRowProps<Row> {
  row: Row;
  /** The row's key. */
  id: string;
  index: number;
  columns: readonly TableColumn<Row>[];
  /** Label of the badge for a row that has just arrived. */
  newLabel?: string;
  isArriving: boolean;
  /** The row that was opened last. */
  isCurrent: boolean;
  onArrived: (id: string) => void;
  ref: Ref<HTMLTableRowElement>;
}

/** Shows text that is cut off in a tooltip. */
function showWhole({ currentTarget }: PointerEvent<HTMLElement>) {
  const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
  currentTarget.title = isCut ? currentTarget.innerText : '';
}

function DrawnRow<Row>({
  row,
  id,
  index,
  columns,
  newLabel,
  isArriving,
  isCurrent,
  onArrived,
  ref,
}: TableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      {...part.row}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      className={rowStyle({ isArriving, isCurrent })}
      onAnimationEnd={() => onArrived(id)}
    >
      {columns.map((one, column) => {
        const { id: columnId, label, cell, isRowHeader = false, isControls = false, align = 'start' } = one;
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={columnId}
            {...(isRowHeader ? part.rowHead : part.cell)}
            data-column={column}
            tabIndex={-1}
            className={cellStyle({ isRowHeader, isControls, align })}
          >
            {!isRowHeader && !isControls && (
              <span aria-hidden className={labelStyle}>
                {label}
              </span>
            )}
            <div
              className={isControls ? controls : value}
              onPointerEnter={isControls ? undefined : showWhole}
            >
              {isRowHeader && newLabel ? (
                <span className={named}>
                  {cell(row)} <Badge tone="honor">{newLabel}</Badge>
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

/** Memoized: scrolling doesn't render rows again. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
