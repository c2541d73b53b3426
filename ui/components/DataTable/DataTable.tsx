import { useImperativeHandle, useMemo, useRef } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import {
  Cell,
  ResizableTableContainer,
  Row,
  Table as AriaTable,
  TableBody,
  TableFooter,
  TableLoadMoreItem,
} from 'react-aria-components/Table';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { AriaLinks } from '../Link/AriaLinks.tsx';
import { useControlledState } from '../Box/useControlledState.ts';
import { Button } from '../Button/Button.tsx';
import { SelectionCheck } from '../GridList/SelectionCheck.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  actions as actionsStyle,
  bar,
  cell,
  chevron,
  container,
  note,
  progress,
  root,
  row,
  table,
  textBox,
} from './DataTable.css.ts';
import type { DataTableProps, DataTableState, DataTableWidth } from './DataTable.types.ts';
import { useLanguageLocale } from '../../language/locale.ts';
import { useWords } from '../../language/useWords.ts';
import { dataTableWords } from './DataTable.words.ts';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableFilters } from './DataTableFilters.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableOptions } from './DataTableOptions.tsx';
import { csvOf, localRows } from './localRows.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { PinnedLayout } from './PinnedLayout.ts';
import { shownColumns, standardState } from './shownColumns.ts';

export {
  dataTableSelectionModes,
  dataTableStatuses,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSource,
  type DataTableState,
  type DataTableWidth,
} from './DataTable.types.ts';

/** Key of the row of totals. */
const totalKey = 'total of all rows';

/** In px, until a row is measured. */
const estimatedHeights = { comfortable: 52, compact: 36 } as const;
const estimatedHeadHeight = 44;

/**
 * A table for people who work in it all day: its columns are sorted, resized, pinned and hidden, and its rows come a page
 * at a time, or are sorted and filtered by the table. It scrolls by itself under a sticky head, and only the visible cells
 * are rendered. For rows that only need to be read and that turn into cards on a phone, use `Table`.
 */
export function DataTable<Item extends object>({
  label,
  columns,
  source: { rows: given, status, onLoadMore },
  rowKey,
  getRows,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  csvName,
  hasCards = false,
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
  ref,
  ...rest
}: DataTableProps<Item>) {
  const words = useWords(dataTableWords);
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current!);
  const isCards = useIsNarrow(element, hasCards);
  const [state, setState] = useControlledState(
    controlled,
    { ...standardState, ...defaultState },
    onStateChange,
  );
  const change = (changed: Partial<DataTableState>) => setState({ ...state, ...changed });
  const shown = shownColumns(columns, state);
  const hasChecks = selectionMode === 'multiple';
  const { density, sort, filters } = state;
  const locale = useLanguageLocale();
  // Stays the same while more rows are loaded, so that those before them aren't drawn anew.
  const { arrange, inside } = useMemo(
    () => localRows({ columns, sort, filters, getRows, locale }),
    [columns, sort, filters, getRows, locale],
  );
  const rows = useMemo(() => arrange(given), [arrange, given]);
  const isFiltered = Object.values(filters ?? {}).some(Boolean);
  const treeColumn = getRows && shown.find(({ isRowHeader }) => isRowHeader)?.id;
  const empty = isFiltered ? words.noMatches : (emptyState ?? words.empty);
  const hasTotals = shown.some(({ total }) => total);
  const drawRow = (item: Item) => {
    const rowsInside = inside(item);
    return (
      <Row id={rowKey(item)} href={getHref?.(item) ?? undefined} className={row}>
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
              className={cell({ density, align, isRowHeader, isTree: id === treeColumn })}
            >
              {id === treeColumn && (
                <AriaButton slot="chevron" className={chevron}>
                  <Icon of={ChevronRight} />
                </AriaButton>
              )}
              <div className={textBox}>{draw(item)}</div>
            </Cell>
          )}
        </Collection>
        {rowsInside.length > 0 && (
          <Collection items={rowsInside} dependencies={[columns, state, hasChecks, getHref, inside]}>
            {drawRow}
          </Collection>
        )}
      </Row>
    );
  };
  const announced = {
    loading: words.loading,
    loadingMore: words.loadingMore,
    failed: words.failed,
    ready: '',
  };
  return (
    <AriaLinks>
      <div data-component="DataTable" {...rest} ref={element} className={root}>
        <div className={bar}>
          {actions && <div className={actionsStyle}>{actions}</div>}
          <DataTableOptions
            columns={columns}
            state={state}
            change={change}
            csvName={csvName}
            csv={() => csvOf(rows, inside, shown)}
          />
        </div>
        <DataTableFilters columns={shown} filters={filters} change={change} />
        {isCards ? (
          <DataTableCards
            {...{ label, rows, inside, rowKey, getHref, onRowAction, sort, change }}
            {...{ selectionMode, selectedKeys, defaultSelectedKeys, onSelectionChange, disabledKeys }}
            columns={shown}
            isLoading={status === 'loading'}
            onLoadMore={status === 'ready' ? onLoadMore : undefined}
            emptyState={empty}
          />
        ) : (
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
                treeColumn={treeColumn}
                expandedKeys={expandedKeys}
                defaultExpandedKeys={defaultExpandedKeys}
                onExpandedChange={onExpandedChange}
              >
                <DataTableHead columns={shown} widths={state.widths} hasChecks={hasChecks} />
                <TableBody
                  renderEmptyState={() => (
                    <div className={note}>
                      {status === 'loading' && <Spinner size="small" />}
                      {status === 'loading' ? words.loading : empty}
                    </div>
                  )}
                >
                  <Collection items={rows} dependencies={[columns, state, hasChecks, getHref, inside]}>
                    {drawRow}
                  </Collection>
                  <TableLoadMoreItem onLoadMore={status === 'ready' ? onLoadMore : undefined} />
                </TableBody>
                {hasTotals && rows.length > 0 && (
                  <TableFooter>
                    <Row id={totalKey} isDisabled className={row} data-total>
                      {hasChecks && <Cell data-pinned className={cell({ density, isCheck: true })} />}
                      <Collection items={shown} dependencies={[columns, state, rows]}>
                        {({ id, total, isPinned, isRowHeader, align = 'start' }) => (
                          <Cell
                            id={`${totalKey} ${id}`}
                            data-pinned={isPinned || undefined}
                            className={cell({ density, align, isRowHeader: true })}
                          >
                            {total?.(rows) ?? (isRowHeader && words.total)}
                          </Cell>
                        )}
                      </Collection>
                    </Row>
                  </TableFooter>
                )}
              </AriaTable>
            </Virtualizer>
          </ResizableTableContainer>
        )}
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
