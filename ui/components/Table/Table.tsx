import { Fragment, useRef, useState } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  body as bodyStyle,
  frame,
  more as moreStyle,
  region as regionStyle,
  table,
  spacer,
} from './Table.css.ts';
import type { TableColumn, TableProps } from './Table.types.ts';
import { useWords } from '../../language/useWords.ts';
import { tableWords } from './Table.words.ts';
import { part } from './tableParts.ts';
import { narrowLayoutOf } from './TableCell.tsx';
import { TableHead } from './TableHead.tsx';
import { bar as barStyle } from './TableHead.css.ts';
import { TableRow } from './TableRow.tsx';
import { useHiddenEnd } from './useHiddenEnd.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useTableRows } from './useTableRows.ts';
import { useRovingTabIndex, useGridNavigation } from './useGridNavigation.ts';

/**
 * Which rows to highlight because they arrived after the table was opened. Each is highlighted once, when it is first
 * visible, not again when it scrolls back into view.
 */
function useArrivals<Row>({ rows, rowKey, newRow }: Pick<TableProps<Row>, 'rows' | 'rowKey' | 'newRow'>) {
  const [seen] = useState(() => new Set(rows.filter((row) => newRow?.is(row)).map(rowKey)));
  const [markSeen] = useState(() => (key: string) => {
    seen.add(key);
  });
  return { isArriving: (row: Row) => newRow?.is(row) === true && !seen.has(rowKey(row)), markSeen };
}

/** Takes the space of rows that aren't rendered, in px. */
function TableSpacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className={spacer} style={{ height }} />;
}

export {
  narrowLayouts,
  tableDensities,
  type TableColumn,
  type TableMore,
  type TableProps,
  type TableSort,
} from './Table.types.ts';

const standardWidth = 10;

/** Controls keep their width. The other columns share what is left. */
const trackOf = <Row,>({ width = standardWidth, isControls = false }: TableColumn<Row>) =>
  isControls ? `${width}rem` : `minmax(${width}rem, ${width}fr)`;

/** Cells that can hold the link over their row: the others are not there on narrow screens, or placed by themselves. */
const inFlow: readonly string[] = ['labeled', 'line', 'inline'];

/**
 * A virtualized list of work for any number of rows. It scrolls on its own under a sticky head and supports arrow keys. If
 * the columns don't fit, a row's cells flow below its name, and the page scrolls.
 */
export function Table<Row>(props: TableProps<Row>) {
  const words = useWords(tableWords);
  const {
    label,
    columns,
    rows,
    rowKey,
    rowCount = rows.length,
    sort,
    onSortChange,
    more,
    newRow,
    currentRow,
    onEndReached: _onEndReached,
    onScrolledAway: _onScrolledAway,
    topRow: _topRow,
    topOffset: _topOffset,
    onTopRow: _onTopRow,
    isCovered: _isCovered,
    isHeadHiddenIfNarrow,
    bar,
    selectedKeys,
    density,
    getHref,
    onRowPress,
    ...rest
  } = props;
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const navigation = useGridNavigation(body, props);
  const { drawn, gapAfter, first, visibleRows, measure } = useTableRows(
    region,
    body,
    props,
    navigation.focused?.row ?? -1,
  );
  const { isArriving, markSeen } = useArrivals(props);
  useReturnFocus(body, props);
  useHiddenEnd(region);
  useRovingTabIndex(body, navigation.focused ?? { row: first, column: 0 });
  const extent = { rows: rows.length, columns: columns.length, page: visibleRows };
  const sorted = columns
    .flatMap(({ id, label: name, second }) => [{ id, label: name }, second])
    .find((value) => value?.id === sort?.column);
  const total = columns.reduce((sum, { width = standardWidth }) => sum + width, 0);
  const tracks = columns.map(trackOf).join(' ');
  const coverAt = columns.findLastIndex(
    (column, at) => !column.isRowHeader && !column.isControls && inFlow.includes(narrowLayoutOf(column, at)),
  );
  return (
    <div
      data-component="Table"
      data-row-density={density}
      data-has-end={columns.at(-1)?.isControls}
      {...rest}
      className={frame}
    >
      {bar && <div className={barStyle}>{bar}</div>}
      <div ref={region} className={regionStyle}>
        <table
          {...part.grid}
          aria-label={label}
          aria-readonly
          aria-rowcount={rowCount === 'unknown' ? -1 : rowCount + 1}
          className={table}
          style={{ minWidth: `${total}rem` }}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            isHeadHiddenIfNarrow={isHeadHiddenIfNarrow}
            isCovered={bar !== undefined}
            tracks={tracks}
          />
          <tbody ref={body} {...part.group} className={bodyStyle} {...navigation.handlers(extent)}>
            {drawn.map(({ item, gapBefore }) => {
              const row = rows[item.index] as Row;
              const key = rowKey(row);
              return (
                <Fragment key={key}>
                  <TableSpacer height={gapBefore} />
                  <TableRow
                    ref={measure}
                    row={row}
                    id={key}
                    index={item.index}
                    columns={columns}
                    tracks={tracks}
                    coverAt={coverAt}
                    density={density}
                    getHref={getHref}
                    onRowPress={onRowPress}
                    isSelected={selectedKeys?.has(key)}
                    newLabel={newRow?.is(row) ? newRow.label : undefined}
                    isArriving={isArriving(row)}
                    isCurrent={key === currentRow}
                    onArrived={markSeen}
                  />
                </Fragment>
              );
            })}
            <TableSpacer height={gapAfter} />
          </tbody>
        </table>
        {more && (
          <div className={moreStyle}>
            {more.state === 'loading' && <Spinner size="small" />}
            <Text as="span" size="small">
              {more.label}
            </Text>
            {more.action}
          </div>
        )}
      </div>
      <VisuallyHidden live="polite">{more?.label}</VisuallyHidden>
      <VisuallyHidden live="polite">
        {sort && sorted && words.sorted(sorted.label, sort.direction)}
      </VisuallyHidden>
    </div>
  );
}
