import { useEffect, useLayoutEffect, useRef } from 'react';

/** Distance in px within which a scroll position counts as reached. */
const near = 32;
/** Space in px above a message that is scrolled to the top. */
const gapAbove = 8;

const end = (element: HTMLElement) => element.scrollHeight - element.clientHeight;
/** The end of the list, or the start of the last message if that is taller than the container. */
function beginning(element: HTMLElement) {
  const latest = element.firstElementChild?.lastElementChild;
  return Math.min(end(element), latest instanceof HTMLElement ? latest.offsetTop - gapAbove : 0);
}
type Spot = typeof end;

interface Following {
  /** The scroll position to keep while content grows; null if the reader scrolled away from it. */
  held: Spot | null;
  /**
   * Where a script last scrolled to. Its scroll event isn't the reader's, and may fire after the layout has changed
   * again.
   */
  putAt?: number;
  seen?: string | undefined;
}

function put(element: HTMLElement, following: Following, spot: Spot) {
  following.held = spot;
  element.scrollTop = spot(element);
  following.putAt = element.scrollTop;
}

/**
 * Ref for a scroll container whose only child has one element per message. It starts at the newest message and
 * follows new ones, unless the reader has scrolled up, until they send a message.
 */
export function useLatestInSight(latest: { id: string; isOwn: boolean } | undefined) {
  const container = useRef<HTMLDivElement>(null);
  const following = useRef<Following>({ held: beginning });
  useLayoutEffect(() => {
    const element = container.current;
    const { held, seen } = following.current;
    const isNew = latest?.id !== seen;
    following.current.seen = latest?.id;
    if (!element) return;
    if (isNew && (held || latest?.isOwn)) put(element, following.current, beginning);
    else if (held) put(element, following.current, held);
  });
  // The layout can change without new messages, when a font loads or a phone is turned. The end is elsewhere then.
  useEffect(() => {
    const element = container.current;
    if (!element?.firstElementChild) return undefined;
    const watch = new ResizeObserver(() => {
      const { held } = following.current;
      if (held) put(element, following.current, held);
    });
    watch.observe(element);
    watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);
  const updateHeld = () => {
    const element = container.current;
    const { held, putAt } = following.current;
    if (!element || (held && element.scrollTop === putAt)) return;
    following.current.held =
      [beginning, end].find((spot) => Math.abs(spot(element) - element.scrollTop) < near) ?? null;
  };
  return { ref: container, onScroll: updateHeld };
}
