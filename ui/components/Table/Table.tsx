import { Fragment, useRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { body as bodyStyle, frame, more as moreStyle, region as regionStyle, table } from './Table.css.ts';
import type { TableProps } from './Table.types.ts';
import { useWords } from '../../language/useWords.ts';
import { tableWords } from './Table.words.ts';
import { part } from './tableParts.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSpacer } from './TableSpacer.tsx';
import { useArrivals } from './useArrivals.ts';
import { useHiddenEnd } from './useHiddenEnd.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useTableRows } from './useTableRows.ts';
import { useRovingTabIndex, useGridNavigation } from './useGridNavigation.ts';

export type { TableColumn, TableMore, TableProps, TableSort } from './Table.types.ts';

const standardWidth = 10;

/**
 * A virtualized table for any number of rows. It scrolls on its own under a sticky head, supports arrow keys, and
 * shows rows as cards if the columns don't fit.
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
    ...rest
  } = props;
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const navigation = useGridNavigation(body, props);
  const { drawn, gapAfter, first, visibleRows, measure } = useTableRows(
    region,
    props,
    navigation.focused?.row ?? -1,
  );
  const { isArriving, markSeen } = useArrivals(props);
  useReturnFocus(body, props);
  useHiddenEnd(region);
  useRovingTabIndex(body, navigation.focused ?? { row: first, column: 0 });
  const extent = { rows: rows.length, columns: columns.length, page: visibleRows };
  const sorted = columns.find(({ id }) => id === sort?.column);
  const widths = columns.map(({ width = standardWidth }) => width);
  const total = widths.reduce((sum, width) => sum + width, 0);
  return (
    <div data-component="Table" {...rest} className={frame}>
      <div ref={region} className={regionStyle}>
        <table
          {...part.grid}
          aria-label={label}
          aria-readonly
          aria-rowcount={rowCount === 'unknown' ? -1 : rowCount + 1}
          className={table}
          style={{ minWidth: `${total}rem` }}
        >
          <colgroup>
            {columns.map(({ id }, index) => (
              <col key={id} style={{ width: `${(100 * (widths[index] ?? 0)) / total}%` }} />
            ))}
          </colgroup>
          <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
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
