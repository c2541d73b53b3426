import { Collection } from 'react-aria-components/Collection';
import {
  Cell,
  ResizableTableContainer,
  Row,
  Table as AriaTable,
  TableBody,
  TableLoadMoreItem,
  Column,
  ColumnResizer,
  TableHeader,
} from 'react-aria-components/Table';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { AriaLinks } from '../Link/AriaLinks.tsx';
import { useControlledState } from '../Box/useControlledState.ts';
import { Button } from '../Button/Button.tsx';
import { SelectionCheck } from '../GridList/SelectionCheck.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  actions as actionsStyle,
  bar,
  cell,
  container,
  note,
  progress,
  root,
  row,
  table,
  textBox,
  headCell,
  name,
  resizer,
} from './DataTable.css.ts';
import type { DataTableProps, DataTableState, DataTableWidth } from './DataTable.types.ts';
import { useWords } from '../../language/useWords.ts';
import { dataTableWords } from './DataTable.words.ts';
import { DataTableOptions } from './DataTableOptions.tsx';
import { PinnedLayout } from './PinnedLayout.ts';
import { shownColumns, standardState } from './shownColumns.ts';
import type { ShownColumn } from './shownColumns.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../Icon/Icon.tsx';

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
function DataTableHead<Item>({ columns, widths, hasChecks }: DataTableHeadProps<Item>) {
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
        {({ id, label, isRowHeader, isSortable, isPinned, align = 'start', width, minWidth = narrowest }) => (
          <Column
            id={id}
            isRowHeader={isRowHeader}
            allowsSorting={isSortable}
            textValue={label}
            width={widths[id] ?? width ?? '1fr'}
            minWidth={minWidth}
            data-pinned={isPinned || undefined}
            className={headCell({ align })}
          >
            {({ sortDirection }) => (
              <>
                {/* Takes focus, so that arrow keys reach the resizer after it. */}
                <Group role="presentation" tabIndex={-1} className={name}>
                  {label}
                  {isSortable && (
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

export {
  dataTableDensities,
  dataTableSelectionModes,
  dataTableStatuses,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
  type DataTableSource,
  type DataTableState,
  type DataTableWidth,
} from './DataTable.types.ts';

/** In px, until a row is measured. */
const estimatedHeights = { comfortable: 52, compact: 36 } as const;
const estimatedHeadHeight = 44;

/**
 * A table for people who work in it all day: its columns are sorted, resized, pinned and hidden, and its rows come a page
 * at a time. It scrolls by itself under a sticky head, and only the visible cells are rendered. For rows that only need
 * to be read and that turn into cards on a phone, use `Table`.
 */
export function DataTable<Item extends object>({
  label,
  columns,
  source: { rows, status, onLoadMore },
  rowKey,
  getHref,
  onRowAction,
  state: controlled,
  defaultState,
  onStateChange,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  actions,
  emptyState,
  ...rest
}: DataTableProps<Item>) {
  const words = useWords(dataTableWords);
  const [state, setState] = useControlledState(
    controlled,
    { ...standardState, ...defaultState },
    onStateChange,
  );
  const change = (changed: Partial<DataTableState>) => setState({ ...state, ...changed });
  const shown = shownColumns(columns, state);
  const hasChecks = selectionMode === 'multiple';
  const { density } = state;
  const announced = {
    loading: words.loading,
    loadingMore: words.loadingMore,
    failed: words.failed,
    ready: '',
  };
  return (
    <AriaLinks>
      <div data-component="DataTable" {...rest} className={root}>
        <div className={bar}>
          {actions && <div className={actionsStyle}>{actions}</div>}
          <DataTableOptions columns={columns} state={state} change={change} />
        </div>
        <ResizableTableContainer
          className={container}
          onResize={(widths) =>
            change({ widths: Object.fromEntries(widths) as Record<string, DataTableWidth> })
          }
        >
          <Virtualizer
            layout={PinnedLayout}
            layoutOptions={{
              estimatedRowHeight: estimatedHeights[density],
              estimatedHeadingHeight: estimatedHeadHeight,
            }}
          >
            <AriaTable
              aria-label={label}
              className={table}
              data-empty={rows.length === 0 || undefined}
              selectionMode={selectionMode}
              selectedKeys={selectedKeys}
              defaultSelectedKeys={defaultSelectedKeys}
              onSelectionChange={onSelectionChange}
              disabledKeys={disabledKeys}
              sortDescriptor={state.sort ?? undefined}
              onSortChange={({ column, direction }) =>
                change({ sort: { column: String(column), direction } })
              }
              onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
            >
              <DataTableHead columns={shown} widths={state.widths} hasChecks={hasChecks} />
              <TableBody
                renderEmptyState={() => (
                  <div className={note}>
                    {status === 'loading' && <Spinner size="small" />}
                    {status === 'loading' ? words.loading : (emptyState ?? words.empty)}
                  </div>
                )}
              >
                <Collection items={rows} dependencies={[columns, state, hasChecks, getHref]}>
                  {(item: Item) => (
                    <Row id={rowKey(item)} href={getHref?.(item)} className={row}>
                      {hasChecks && (
                        <Cell data-pinned className={cell({ density, isCheck: true })}>
                          <SelectionCheck />
                        </Cell>
                      )}
                      <Collection items={shown} dependencies={[columns, state, item]}>
                        {({ id, cell: draw, isPinned, isRowHeader, align = 'start' }) => (
                          <Cell
                            id={`${rowKey(item)} ${id}`}
                            data-pinned={isPinned || undefined}
                            className={cell({ density, align, isRowHeader })}
                          >
                            <div className={textBox}>{draw(item)}</div>
                          </Cell>
                        )}
                      </Collection>
                    </Row>
                  )}
                </Collection>
                <TableLoadMoreItem onLoadMore={status === 'ready' ? onLoadMore : undefined} />
              </TableBody>
            </AriaTable>
          </Virtualizer>
        </ResizableTableContainer>
        {status === 'loadingMore' && (
          <div className={progress}>
            <Spinner size="small" />
            {words.loadingMore}
          </div>
        )}
        {status === 'failed' && (
          <div className={progress}>
            {words.failed}
            {onLoadMore && <Button onPress={onLoadMore}>{words.retry}</Button>}
          </div>
        )}
        <VisuallyHidden live="polite">{announced[status]}</VisuallyHidden>
      </div>
    </AriaLinks>
  );
}
