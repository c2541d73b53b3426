import { memo, type MouseEvent, type PointerEvent, type Ref } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { cover, named, nameLink, row as rowStyle } from './TableRow.css.ts';
import { TableCell } from './TableCell.tsx';
import { part } from './tableParts.ts';
import type { TableColumn, TableProps } from './Table.types.ts';

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'density' | 'getHref' | 'onRowPress'> {
  row: Row;
  /** The row's key. */
  id: string;
  index: number;
  columns: readonly TableColumn<Row>[];
  /** Tracks of the grid that the columns form. */
  tracks: string;
  /** Position of the column whose cell holds the link over the row. */
  coverAt: number;
  /** Label of the badge for a row that has just arrived. */
  newLabel?: string;
  isArriving: boolean;
  /** The row that was opened last. */
  isCurrent: boolean;
  /** Undefined if rows can't be selected. */
  isSelected: boolean | undefined;
  onArrived: (id: string) => void;
  ref: Ref<HTMLTableRowElement>;
}

/** What a cell says. Pictures such as initials only repeat it. */
const wordsIn = (cell: HTMLElement) =>
  [...cell.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    .reduce((text, { innerText }) => text.replace(innerText, ''), cell.innerText)
    .trim();

/** Shows text that is cut off in a tooltip. The link over the row takes the pointer, so cells are found by position. */
function showWhole({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
  const cell = [...currentTarget.children].find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return clientX >= left && clientX < right;
  });
  const parts = [...(cell?.querySelectorAll<HTMLElement>('[data-value], [data-value] *') ?? [])].filter(
    (each) => each.closest('[aria-hidden="true"]') === null,
  );
  const isCut = parts.some(
    (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
  );
  const exact = cell?.querySelector<HTMLElement>('[title]')?.title ?? '';
  const title = isCut ? wordsIn(cell as HTMLElement) : exact;
  if (currentTarget.title !== title) currentTarget.title = title;
}

function DrawnRow<Row>({
  row,
  id,
  index,
  columns,
  tracks,
  coverAt,
  density = 'comfortable',
  getHref,
  onRowPress,
  newLabel,
  isArriving,
  isCurrent,
  isSelected,
  onArrived,
  ref,
}: TableRowProps<Row>) {
  const href = getHref?.(row) ?? null;
  const press = (event: MouseEvent) => onRowPress?.(row, event);
  return (
    <tr
      ref={ref}
      {...part.row}
      data-index={index}
      data-covered={href !== null || undefined}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      aria-selected={isSelected}
      className={rowStyle({ isArriving, hasControls: columns.some(({ isControls }) => isControls) })}
      style={{ gridTemplateColumns: tracks }}
      onAnimationEnd={() => onArrived(id)}
      onPointerMove={showWhole}
    >
      {columns.map((column, at) => {
        const name = column.isRowHeader && href !== null;
        const content = name ? (
          <Anchor className={nameLink} href={href} onClick={press}>
            {column.cell(row)}
          </Anchor>
        ) : (
          column.cell(row)
        );
        return (
          <TableCell
            key={column.id}
            column={column}
            at={at}
            density={density}
            cover={
              at === coverAt &&
              href !== null && (
                <Anchor data-cover aria-hidden tabIndex={-1} className={cover} href={href} onClick={press} />
              )
            }
          >
            {column.isRowHeader && newLabel ? (
              <span className={named}>
                {content} <Badge tone="honor">{newLabel}</Badge>
              </span>
            ) : (
              content
            )}
          </TableCell>
        );
      })}
    </tr>
  );
}

/** Memoized: scrolling doesn't render rows again. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
