import { useCallback, useEffect, useEffectEvent, useRef, useState, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  windowScroll,
} from '@tanstack/react-virtual';
import type { VirtualItem, VirtualizerOptions } from '@tanstack/react-virtual';
import type { TableProps } from './Table.types.ts';
import { useOverscan } from './useOverscan.ts';
import { useTableAnchor } from './useTableAnchor.ts';

type Scroller = Window | HTMLElement;
type ScrollOptions = Pick<
  VirtualizerOptions<Scroller, HTMLTableRowElement>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

const inPage = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
} as ScrollOptions;
const inRegion = {
  observeElementRect,
  observeElementOffset,
  scrollToFn: elementScroll,
} as ScrollOptions;

/** How far the element is from the top of the page, in px. */
const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top + scrollY);

/** Tolerance for rounding, in px. */
const rounding = 1;

interface TableScroller {
  /** Whether the page scrolls instead of the table. */
  isPage: boolean;
  /** Where the rows begin in what scrolls, in px. */
  margin: number;
  element: () => Scroller | null;
  options: ScrollOptions;
  position: () => number;
  scrollTo: (top: number) => void;
}

/** What scrolls the rows: the table by itself, or on narrow screens the page. The style sheet decides. */
function useTableScroller(
  region: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): TableScroller {
  const [isPage, setPage] = useState<boolean | null>(null);
  // Until the style sheet was read, nothing scrolls and no row is drawn: in a table as high as its rows, all would be.
  const known = useRef<boolean | null>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const look = () => {
      const scrollsByItself = getComputedStyle(element).overflowY !== 'visible';
      known.current = !scrollsByItself;
      setPage(!scrollsByItself);
      const top = scrollsByItself || !body.current ? 0 : topOf(body.current);
      setMargin((before) => (Math.abs(before - top) > rounding ? top : before));
    };
    look();
    let frame = 0;
    // In the next frame: a change of layout within the observer would have to be observed again.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    // What stands above the rows may grow, such as a line of filters.
    for (const each of [element, document.body]) resized.observe(each);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  }, [region, body]);
  const element = () => (isPage === null ? null : isPage ? window : region.current);
  return {
    isPage: isPage === true,
    margin,
    element,
    options: isPage ? inPage : inRegion,
    position: () => (known.current ? scrollY : (region.current?.scrollTop ?? 0)),
    scrollTo: (top) => (known.current ? window : region.current)?.scrollTo({ top }),
  };
}

/** Estimated height of a row in px, before one has been measured. */
const rowHeight = 58;
/** Distance from the last row, in rows, at which more are loaded. */
const endDistance = 20;
/** Distance from the top, in px, within which the list counts as scrolled to the top. */
const nearTop = 24;
/** Frames until all visible rows are measured. */
const restoreFrames = 4;

type Options<Row> = Pick<
  TableProps<Row>,
  | 'rows'
  | 'rowKey'
  | 'sort'
  | 'onEndReached'
  | 'onScrolledAway'
  | 'topRow'
  | 'topOffset'
  | 'onTopRow'
  | 'currentRow'
>;

type ElementScroller = Pick<
  VirtualizerOptions<HTMLElement, HTMLTableRowElement>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
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
  body: RefObject<HTMLElement | null>,
  options: Options<Row>,
  pinned: number,
) {
  const scroller = useTableScroller(region, body);
  const overscan = useOverscan(options);
  const { margin } = scroller;
  const { rows, rowKey, onEndReached, onScrolledAway, onTopRow } = options;
  const isAway = useRef(false);
  const restedAt = useRef<number | null>(0);
  // The first measured row serves as the estimate for the others. Otherwise too many rows would be rendered, then
  // removed again.
  const [typical] = useState<{ height: number | null }>(() => ({ height: null }));
  const isAtTop = (offset: number | null) => (offset ?? 0) <= margin + nearTop;
  // A new function would make the virtualizer compute all row positions again at every render.
  const keyAt = useCallback((index: number) => rowKey(rows[index] as Row), [rows, rowKey]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    // A change of layout within an observer would have to be observed again.
    useAnimationFrameWithResizeObserver: true,
    // The virtualizer's types know either kind of scroller, not both.
    ...(scroller.options as ElementScroller),
    count: rows.length,
    getScrollElement: scroller.element as () => HTMLElement | null,
    scrollMargin: margin,
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
        if (isAtTop(scrollOffset) || top === undefined) onTopRow?.(null, 0);
        else onTopRow?.(rowKey(top), (scrollOffset ?? 0) - (virtualizer.measurementsCache[at]?.start ?? 0));
      }
      const away = !isAtTop(scrollOffset);
      if (away === isAway.current) return;
      isAway.current = away;
      onScrolledAway?.(away);
    },
  });

  /** Positions are only estimates until the rows there are measured, so this repeats for a few frames. */
  const restore = (index: number, offset: number) => {
    let framesLeft = restoreFrames;
    const apply = () => {
      const start = virtualizer.measurementsCache[index]?.start;
      if (start === undefined) return;
      scroller.scrollTo(start + offset);
      framesLeft -= 1;
      if (framesLeft > 0) requestAnimationFrame(apply);
    };
    apply();
  };
  const scrollToRow = (index: number, align: 'start' | 'auto') => {
    // Above its rows, the page has the field that was typed in: only who has scrolled past it is brought back.
    if (scroller.isPage && align === 'start' && scroller.position() <= margin) return;
    virtualizer.scrollToIndex(index, { align });
  };
  useTableAnchor(options, scrollToRow, restore);

  const last = virtualizer.range?.endIndex ?? -1;
  const isAtEnd = last >= 0 && last >= rows.length - endDistance;
  const reachEnd = useEffectEvent(() => onEndReached?.());
  useEffect(() => {
    if (isAtEnd && rows.length > 0) reachEnd();
  }, [isAtEnd, rows.length]);

  const items = virtualizer.getVirtualItems();
  const drawn: DrawnRow[] = items.map((item, index) => ({
    item,
    gapBefore: item.start - (items[index - 1]?.end ?? margin),
  }));
  return {
    drawn,
    gapAfter: virtualizer.getTotalSize() + margin - (items.at(-1)?.end ?? margin),
    /** Index of the first visible row. */
    first: virtualizer.range?.startIndex ?? 0,
    /** Number of visible rows. */
    visibleRows: Math.max(1, last - (virtualizer.range?.startIndex ?? 0)),
    measure: virtualizer.measureElement,
  };
}
