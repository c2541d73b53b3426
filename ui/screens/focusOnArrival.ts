import { useEffect, useRef, type RefObject } from 'react';

/** For the heading of what takes another's place on the same page: it takes focus when it appears. */
export function useFocusOnArrival<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
