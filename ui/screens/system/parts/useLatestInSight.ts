import { useEffect, useLayoutEffect, useRef } from 'react';

/** So close to a place counts as there, in px. */
const near = 32;
/** Room left above a message that begins at the edge, in px. */
const gapAbove = 8;

const end = (element: HTMLElement) => element.scrollHeight - element.clientHeight;
/** The end of the talk, or the beginning of the last message where that is taller than the place. */
function beginning(element: HTMLElement) {
  const latest = element.firstElementChild?.lastElementChild;
  return Math.min(end(element), latest instanceof HTMLElement ? latest.offsetTop - gapAbove : 0);
}
type Spot = typeof end;

interface Following {
  /** What stays in sight whatever grows; null for who scrolled away from it. */
  held: Spot | null;
  /** Where it was put last. The event of that is not the reader's, and comes when the letters may have changed again. */
  putAt?: number;
  seen?: string | undefined;
}

function put(element: HTMLElement, following: Following, spot: Spot) {
  following.held = spot;
  element.scrollTop = spot(element);
  following.putAt = element.scrollTop;
}

/**
 * For a place that scrolls, whose only child holds one element a message: it begins at the newest and stays there, but who
 * scrolled up to read stays where they are, until they write something themselves.
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
  // Letters of another width, a turned phone: the same talk, and its end is elsewhere.
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
  const noteScroll = () => {
    const element = container.current;
    const { held, putAt } = following.current;
    if (!element || (held && element.scrollTop === putAt)) return;
    following.current.held =
      [beginning, end].find((spot) => Math.abs(spot(element) - element.scrollTop) < near) ?? null;
  };
  return { ref: container, onScroll: noteScroll };
}
