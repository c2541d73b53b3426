import { useEffect } from 'react';
import { isStepInHistory } from './go.ts';

let arrivals = 0;

/** Brings focus to the heading, unless this is the first page of the visit: that is left to the browser. */
export function focusHeading(): void {
  if (arrivals > 1) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * Shown together with a page's content: after a change of place the focus goes to the heading, so that a screen reader
 * says where we are. The first page is left to the browser, and so is the scroll position of a step back.
 */
export function Arrive() {
  useEffect(() => {
    arrivals += 1;
    focusHeading();
    if (arrivals > 1 && !isStepInHistory()) scrollTo(0, 0);
  }, []);
  return null;
}
