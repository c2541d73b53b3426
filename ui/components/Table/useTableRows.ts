import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import type { TableProps } from './Table.types.ts';
import { useTableAnchor } from './useTableAnchor.ts';

/** Estimated height of a row in px, before one has been measured. */
const rowHeight = 48;
/** Rows rendered above and below the visible ones. */
const overscan = 4;
/** Distance from the last row, in rows, at which more are loaded. */
const endDistance = 20;
/** Distance from the top, in px, within which the list counts as scrolled to the top. */
const nearTop = 24;
/** Frames until all visible rows are measured. */
const restoreFrames = 4;

type Options<Row> = Pick<
  TableProps<Row>,
  'rows' | 'rowKey' | 'onEndReached' | 'onScrolledAway' | 'topRow' | 'topOffset' | 'onTopRow' | 'currentRow'
>;

/** A row to render, and the px of rows left out before it. */
export interface DrawnRow {
  item: VirtualItem;
  gapBefore: number;
}

/**
 * The rows to render: the visible ones, some around them, and the focused one, wherever it is.
 *
 * @param pinned Index of the focused row, or -1.
 */
export function useTableRows<Row>(
  region: RefObject<HTMLElement | null>,
  options: Options<Row>,
  pinned: number,
) {
  const { rows, rowKey, onEndReached, onScrolledAway, onTopRow } = options;
  const isAway = useRef(false);
  const restedAt = useRef<number | null>(0);
  // The first measured row serves as the estimate for the others. Otherwise too many rows would be rendered, then
  // removed again.
  const [typical] = useState<{ height: number | null }>(() => ({ height: null }));
  // A new function would make the virtualizer compute all row positions again at every render.
  const keyAt = useCallback((index: number) => rowKey(rows[index] as Row), [rows, rowKey]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => typical.height ?? rowHeight,
    measureElement: (...measured) => {
      const height = measureElement(...measured);
      typical.height ??= height;
      return height;
    },
    overscan,
    getItemKey: keyAt,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const isPinned = pinned >= 0 && pinned < rows.length && !indexes.includes(pinned);
      return isPinned ? [...indexes, pinned].toSorted((a, b) => a - b) : indexes;
    },
    onChange: ({ scrollOffset, range, isScrolling }) => {
      if (!isScrolling && scrollOffset !== restedAt.current) {
        restedAt.current = scrollOffset;
        const at = range?.startIndex ?? 0;
        const top = rows[at];
        if ((scrollOffset ?? 0) <= nearTop || top === undefined) onTopRow?.(null, 0);
        else onTopRow?.(rowKey(top), (scrollOffset ?? 0) - (virtualizer.measurementsCache[at]?.start ?? 0));
      }
      const away = (scrollOffset ?? 0) > nearTop;
      if (away === isAway.current) return;
      isAway.current = away;
      onScrolledAway?.(away);
    },
  });

  /** Positions are only estimates until the rows there are measured, so this repeats for a few frames. */
  const restore = (index: number, offset: number) => {
    let framesLeft = restoreFrames;
    const apply = () => {
      const element = region.current;
      const start = virtualizer.measurementsCache[index]?.start;
      if (!element || start === undefined) return;
      element.scrollTop = start + offset;
      framesLeft -= 1;
      if (framesLeft > 0) requestAnimationFrame(apply);
    };
    apply();
  };
  useTableAnchor(options, (index, align) => virtualizer.scrollToIndex(index, { align }), restore);

  const last = virtualizer.range?.endIndex ?? -1;
  const isAtEnd = last >= 0 && last >= rows.length - endDistance;
  const reachEnd = useEffectEvent(() => onEndReached?.());
  useEffect(() => {
    if (isAtEnd && rows.length > 0) reachEnd();
  }, [isAtEnd, rows.length]);

  const items = virtualizer.getVirtualItems();
  const drawn: DrawnRow[] = items.map((item, index) => ({
    item,
    gapBefore: item.start - (items[index - 1]?.end ?? 0),
  }));
  return {
    drawn,
    gapAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    /** Index of the first visible row. */
    first: virtualizer.range?.startIndex ?? 0,
    /** Number of visible rows. */
    visibleRows: Math.max(1, last - (virtualizer.range?.startIndex ?? 0)),
    measure: virtualizer.measureElement,
  };
}
