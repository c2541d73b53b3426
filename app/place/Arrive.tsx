import { useEffect } from 'react';
import { isStepInHistory } from './go.ts';

let arrivals = 0;

/**
 * Shown together with a page's content: after a change of place the focus goes to the heading, so that a screen reader
 * says where we are. The first page is left to the browser, and so is the scroll position of a step back.
 */
export function Arrive() {
  useEffect(() => {
    arrivals += 1;
    if (arrivals === 1) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (!isStepInHistory()) scrollTo(0, 0);
  }, []);
  return null;
}
