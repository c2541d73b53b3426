import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Collection } from 'react-aria-components/Collection';
import { Group } from 'react-aria-components/Group';
import { Column, ColumnResizer, TableHeader } from 'react-aria-components/Table';
import { SelectionCheck } from '../GridList/SelectionCheck.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useWords } from '../../language/useWords.ts';
import { headCell, headText, name, resizer } from './DataTable.css.ts';
import type { DataTableState } from './DataTable.types.ts';
import { dataTableWords } from './DataTable.words.ts';
import type { ShownColumn } from './shownColumns.ts';

/** In px. */
const checkWidth = 52;
const narrowest = 120;

const sortIcons = { ascending: ArrowUp, descending: ArrowDown } as const;

interface DataTableHeadProps<Item> {
  columns: readonly ShownColumn<Item>[];
  widths: DataTableState['widths'];
  hasChecks: boolean;
}

/** The column heads, with their sort and their width. */
export function DataTableHead<Item>({ columns, widths, hasChecks }: DataTableHeadProps<Item>) {
  const words = useWords(dataTableWords);
  return (
    <TableHeader>
      {hasChecks && (
        <Column
          id="check"
          width={checkWidth}
          minWidth={checkWidth}
          data-pinned
          className={headCell({ isCheck: true })}
        >
          <SelectionCheck />
        </Column>
      )}
      <Collection items={columns} dependencies={[widths, words]}>
        {({
          id,
          label,
          isRowHeader,
          isSortable = false,
          sortValue,
          isPinned,
          align = 'start',
          width,
          minWidth = narrowest,
        }) => (
          <Column
            id={id}
            isRowHeader={isRowHeader}
            allowsSorting={isSortable || sortValue !== undefined}
            textValue={label}
            width={widths[id] ?? width ?? '1fr'}
            minWidth={minWidth}
            data-pinned={isPinned || undefined}
            className={headCell({ align })}
          >
            {({ sortDirection, allowsSorting }) => (
              <>
                {/* Takes focus, so that arrow keys reach the resizer after it. */}
                <Group role="presentation" tabIndex={-1} className={name}>
                  <span className={headText}>{label}</span>
                  {allowsSorting && (
                    <Icon of={sortDirection ? sortIcons[sortDirection] : ArrowUpDown} size="small" />
                  )}
                </Group>
                <ColumnResizer aria-label={words.resize(label)} className={resizer} />
              </>
            )}
          </Column>
        )}
      </Collection>
    </TableHeader>
  );
}
