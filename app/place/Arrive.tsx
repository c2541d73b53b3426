import { useEffect } from 'react';

let arrivals = 0;
let steppedBack = false;
if (typeof window !== 'undefined') addEventListener('popstate', () => (steppedBack = true));

/**
 * Shown together with a page's content: after a change of place the focus goes to the heading, so that a screen reader
 * says where we are. The first page is left to the browser, and so is the scroll position of a step back.
 */
export function Arrive() {
  useEffect(() => {
    arrivals += 1;
    if (arrivals === 1) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (!steppedBack) scrollTo(0, 0);
    steppedBack = false;
  }, []);
  return null;
}
