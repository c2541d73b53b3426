import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Icon } from '../Icon/Icon.tsx';
import { head, headCell, headRow, sortButton } from './TableHead.css.ts';
import { part } from './tableParts.ts';
import type { TableColumn, TableProps, TableSort } from './Table.types.ts';

const sortIcons = { ascending: ArrowUp, descending: ArrowDown } as const;
const turned = { ascending: 'descending', descending: 'ascending' } as const;

interface TableHeadProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'sort' | 'onSortChange' | 'isHeadHiddenIfNarrow'
> {
  /** Whether a bar covers the head, except its checkbox. */
  isCovered: boolean;
  /** Tracks of the grid that the columns form. */
  tracks: string;
}

/** The column heads, with sort buttons for sortable columns. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  isHeadHiddenIfNarrow = false,
  isCovered,
  tracks,
}: TableHeadProps<Row>) {
  return (
    <thead {...part.group} className={head}>
      <tr
        {...part.row}
        aria-rowindex={1}
        className={headRow({ isHidden: isHeadHiddenIfNarrow })}
        style={{ gridTemplateColumns: tracks }}
        data-bar={isCovered || undefined}
      >
        {columns.map((column) => {
          const { id, head: control, align = 'start', isSortable = false, isRowHeader = false } = column;
          const sorted = [id, column.second?.id].includes(sort?.column) ? sort?.direction : undefined;
          return (
            <th
              key={id}
              {...part.head}
              aria-sort={sorted}
              className={headCell({
                align,
                isShown: isSortable || control !== undefined,
                isRowHeader,
                isEnd: column.isControls === true && align === 'end',
                hasSecond: column.second !== undefined,
              })}
            >
              {isSortable && !isCovered ? (
                <SortButtons column={column} sort={sort} onSortChange={onSortChange} />
              ) : (
                (control ?? column.label)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortButtonsProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: TableProps<Row>['onSortChange'];
}

function SortButtons<Row>({ column: { id, label, second }, sort, onSortChange }: SortButtonsProps<Row>) {
  return [{ id, label }, ...(second ? [second] : [])].map((value) => {
    const direction = sort?.column === value.id ? sort.direction : undefined;
    return (
      <button
        key={value.id}
        type="button"
        className={sortButton}
        data-sorts={direction !== undefined || undefined}
        onClick={() => onSortChange?.({ column: value.id, direction: turned[direction ?? 'descending'] })}
      >
        {value.label}
        <Icon of={direction ? sortIcons[direction] : ArrowUpDown} size="small" />
      </button>
    );
  });
}
