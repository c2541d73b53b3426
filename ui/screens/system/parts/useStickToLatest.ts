import { useEffect, useLayoutEffect, useRef } from 'react';

/** Distance in px within which a scroll position counts as reached. */
const near = 32;
/** Space in px above a message that is scrolled to the top. */
const gapAbove = 8;

const end = (element: HTMLElement) => element.scrollHeight - element.clientHeight;
/** The end of the list, or the start of the last message if that is taller than the container. */
function latestStart(element: HTMLElement) {
  const latest = element.firstElementChild?.lastElementChild;
  return Math.min(end(element), latest instanceof HTMLElement ? latest.offsetTop - gapAbove : 0);
}
type Position = typeof end;

interface ScrollState {
  /** The scroll position to keep while content grows; null if the reader scrolled away from it. */
  pinned: Position | null;
  /**
   * Where a script last scrolled to. Its scroll event isn't the reader's, and may fire after the layout has changed
   * again.
   */
  scrolledTo?: number;
  lastId?: string | undefined;
}

function scrollAndPin(element: HTMLElement, state: ScrollState, position: Position) {
  state.pinned = position;
  element.scrollTop = position(element);
  state.scrolledTo = element.scrollTop;
}

/**
 * Ref for a scroll container whose only child has one element per message. It starts at the newest message and
 * follows new ones, unless the reader has scrolled up, until they send a message.
 */
export function useStickToLatest(latest: { id: string; isSent: boolean } | undefined) {
  const container = useRef<HTMLDivElement>(null);
  const state = useRef<ScrollState>({ pinned: latestStart });
  useLayoutEffect(() => {
    const element = container.current;
    const { pinned, lastId } = state.current;
    const isNew = latest?.id !== lastId;
    state.current.lastId = latest?.id;
    if (!element) return;
    if (isNew && (pinned || latest?.isSent)) scrollAndPin(element, state.current, latestStart);
    else if (pinned) scrollAndPin(element, state.current, pinned);
  });
  // The layout can change without new messages, when a font loads or a phone is turned. The end is elsewhere then.
  useEffect(() => {
    const element = container.current;
    if (!element?.firstElementChild) return undefined;
    const watch = new ResizeObserver(() => {
      const { pinned } = state.current;
      if (pinned) scrollAndPin(element, state.current, pinned);
    });
    watch.observe(element);
    watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);
  const onScroll = () => {
    const element = container.current;
    const { pinned, scrolledTo } = state.current;
    if (!element || (pinned && element.scrollTop === scrolledTo)) return;
    state.current.pinned =
      [latestStart, end].find((position) => Math.abs(position(element) - element.scrollTop) < near) ?? null;
  };
  return { ref: container, onScroll };
}
