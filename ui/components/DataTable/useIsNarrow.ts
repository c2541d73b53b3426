import { useEffect, useState, type RefObject } from 'react';

/** In px: two columns and their gap. */
const room = 480;

/** Whether an element has no room for columns. Before it is measured, it has. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!isAsked || !element.current) return undefined;
    const resized = new ResizeObserver(([entry]) => setNarrow(entry!.contentRect.width < room));
    resized.observe(element.current);
    return () => resized.disconnect();
  }, [element, isAsked]);
  return isAsked && isNarrow;
}
