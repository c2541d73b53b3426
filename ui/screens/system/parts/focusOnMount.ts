import { useEffect, useRef, type RefObject } from 'react';

/** Events by which someone can have left the first content of a page. Tab only moves the focus. */
const acts = ['click', 'keydown', 'submit', 'popstate'] as const;
let hasActed = false;

const act = (event: Event) => {
  if (event instanceof KeyboardEvent && event.key === 'Tab') return;
  hasActed = true;
  for (const type of acts) removeEventListener(type, act, true);
};
// Public pages are written without a window.
if (typeof window !== 'undefined') for (const type of acts) addEventListener(type, act, true);

/**
 * Ref for the heading of content that replaces other content on the page. It gets focus on mount and whenever `part`
 * changes, unless something inside the page has it. On a full load, before anyone did anything, the browser decides.
 */
export function useFocusOnMount<Target extends HTMLElement>(part = ''): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const first = useRef(part);
  useEffect(() => {
    const heading = target.current;
    const isReplaced = first.current !== part;
    first.current = part;
    if (!hasActed) return;
    const container = heading?.closest('main');
    if (isReplaced || !container?.contains(document.activeElement)) heading?.focus();
  }, [part]);
  return target;
}
