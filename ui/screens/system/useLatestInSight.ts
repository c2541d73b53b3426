import { useEffect, useLayoutEffect, useRef } from 'react';

/** So close to the end that what comes next should stay in sight, in px. */
const nearTheEnd = 32;
/** Room left above a message that begins at the edge, in px. */
const gapAbove = 8;

/** The end of the talk, or the beginning of the last message where that is taller than the place. */
function showLatest(element: HTMLElement) {
  const latest = element.firstElementChild?.lastElementChild;
  const start = latest instanceof HTMLElement ? latest.offsetTop - gapAbove : 0;
  element.scrollTop = Math.min(element.scrollHeight - element.clientHeight, start);
}

/**
 * For a place that scrolls, whose only child holds one element a message: it begins at the newest and stays there, but who
 * scrolled up to read stays where they are, until they write something themselves.
 */
export function useLatestInSight(latest: { id: string; isOwn: boolean } | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef('');
  useLayoutEffect(() => {
    const element = place.current;
    const isNewAndOwn = latest?.isOwn === true && latest.id !== seen.current;
    seen.current = latest?.id ?? '';
    if (element && (follows.current || isNewAndOwn)) showLatest(element);
  });
  // Letters of another width, a turned phone: the same talk, and its end is elsewhere.
  useEffect(() => {
    const element = place.current;
    if (!element?.firstElementChild) return undefined;
    const watch = new ResizeObserver(() => {
      if (follows.current) showLatest(element);
    });
    watch.observe(element);
    watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);
  const noteScroll = () => {
    const element = place.current;
    if (element)
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearTheEnd;
  };
  return { ref: place, onScroll: noteScroll };
}
