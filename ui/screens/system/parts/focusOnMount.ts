import { useEffect, useRef, type RefObject } from 'react';

/**
 * Ref for the heading of content that replaces other content on the page. It gets focus on mount, unless something
 * inside has it.
 */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const heading = target.current;
    const container = heading?.closest('main');
    if (!container?.contains(document.activeElement)) heading?.focus();
  }, []);
  return target;
}
