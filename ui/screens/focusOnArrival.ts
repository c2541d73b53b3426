import { useEffect, useRef, type RefObject } from 'react';

/** For the heading of what takes another's place on the same page: it takes focus when it appears, unless something in it has. */
export function useFocusOnArrival<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const heading = target.current;
    const place = heading?.closest('main');
    if (!place?.contains(document.activeElement)) heading?.focus();
  }, []);
  return target;
}
