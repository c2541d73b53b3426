import { useEffect, type RefObject } from 'react';

/** Tolerance for rounding, in px. */
const rounding = 2;

/** Marks the frame of a table while there are columns beyond its end to scroll to. */
export function useHiddenEnd(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
      frame.toggleAttribute('data-hides-end', hidden > rounding);
    };
    const resized = new ResizeObserver(mark);
    resized.observe(element);
    if (element.firstElementChild) resized.observe(element.firstElementChild);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [region]);
}
