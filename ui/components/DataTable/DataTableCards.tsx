import type { DataTableProps, DataTableState } from './DataTable.types.ts';
import { GridList } from '../GridList/GridList.tsx';
import { Select } from '../Select/Select.tsx';
import { useWords } from '../../language/useWords.ts';
import { cardFacts, cardTitle } from './DataTable.css.ts';
import { dataTableWords } from './DataTable.words.ts';
import type { ShownColumn } from './shownColumns.ts';

type Passed<Item> = Pick<
  DataTableProps<Item>,
  | 'label'
  | 'rowKey'
  | 'getHref'
  | 'onRowAction'
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'disabledKeys'
  | 'emptyState'
>;

interface DataTableCardsProps<Item> extends Passed<Item> {
  rows: readonly Item[];
  inside: (item: Item) => readonly Item[];
  columns: readonly ShownColumn<Item>[];
  sort: DataTableState['sort'];
  change: (changed: Partial<DataTableState>) => void;
  isLoading: boolean;
  onLoadMore: (() => void) | undefined;
}

/** The rows as cards: the name, and each other column with its label. Rows inside a row follow it. */
export function DataTableCards<Item extends object>({
  label,
  rows,
  inside,
  columns,
  rowKey,
  getHref,
  onRowAction,
  sort,
  change,
  ...list
}: DataTableCardsProps<Item>) {
  const words = useWords(dataTableWords);
  const all = (some: readonly Item[]): readonly { id: string; item: Item }[] =>
    some.flatMap((item) => [{ id: rowKey(item), item }, ...all(inside(item))]);
  const name = columns.find(({ isRowHeader }) => isRowHeader);
  const nameOf = (item: Item) => String((name?.text ?? name?.sortValue ?? name?.cell)?.(item) ?? '');
  const sorts = columns.filter(({ isSortable, sortValue }) => isSortable || sortValue);
  return (
    <>
      {sorts.length > 0 && (
        <Select
          label={words.sort}
          options={sorts.map(({ id, label: text }) => ({ value: id, label: text }))}
          value={sort?.column ?? ''}
          onChange={(column) => change({ sort: { column, direction: 'ascending' } })}
        />
      )}
      <GridList
        aria-label={label}
        items={all(rows)}
        getLabel={({ item }) => nameOf(item)}
        getHref={getHref && (({ item }) => getHref(item) ?? undefined)}
        onAction={onRowAction && ((key) => onRowAction(String(key)))}
        {...list}
      >
        {({ item }) => (
          <>
            <span className={cardTitle}>{name?.cell(item)}</span>
            <dl className={cardFacts}>
              {columns
                .filter((column) => column !== name)
                .map(({ id, label: head, cell }) => (
                  <div key={id}>
                    <dt>{head}</dt>
                    <dd>{cell(item)}</dd>
                  </div>
                ))}
            </dl>
          </>
        )}
      </GridList>
    </>
  );
}
