import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Icon } from '../Icon/Icon.tsx';
import { head, headCell, headRow, sortButton } from './Table.css.ts';
import { part } from './tableParts.ts';
import type { TableProps } from './Table.types.ts';

const sortIcons = { ascending: ArrowUp, descending: ArrowDown } as const;
const turned = { ascending: 'descending', descending: 'ascending' } as const;

/** The column heads, with sort buttons for sortable columns. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
}: Pick<TableProps<Row>, 'columns' | 'sort' | 'onSortChange'>) {
  return (
    <thead {...part.group} className={head}>
      <tr {...part.row} aria-rowindex={1} className={headRow}>
        {columns.map(
          ({ id, label, head: control, align = 'start', isSortable = false, isRowHeader = false }) => {
            const direction = sort?.column === id ? sort.direction : undefined;
            return (
              <th
                key={id}
                {...part.head}
                aria-sort={direction}
                className={headCell({
                  align,
                  isShown: isSortable || control !== undefined,
                  isRowHeader,
                })}
              >
                {isSortable ? (
                  <button
                    type="button"
                    className={sortButton}
                    onClick={() =>
                      onSortChange?.({ column: id, direction: turned[direction ?? 'descending'] })
                    }
                  >
                    {label}
                    <Icon of={direction ? sortIcons[direction] : ArrowUpDown} size="small" />
                  </button>
                ) : (
                  (control ?? label)
                )}
              </th>
            );
          },
        )}
      </tr>
    </thead>
  );
}
