import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  windowScroll,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

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

export interface TableScroller {
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
export function useTableScroller(
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
