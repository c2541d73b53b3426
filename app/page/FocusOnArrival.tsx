import { useEffect } from 'react';
import { isStepInHistory } from './go.ts';

let arrivals = 0;

const heading = () => document.querySelector<HTMLElement>('h1');

/**
 * Brings focus to the heading, once there is one; not if somebody has gone on to something else by then, nor on the first page
 * of the visit: that is left to the browser.
 *
 * @returns gives up waiting.
 */
export function focusHeading(): () => void {
  const coming = new MutationObserver(() => {
    if (!heading()) return;
    coming.disconnect();
    if (document.activeElement === document.body) heading()?.focus({ preventScroll: true });
  });
  // A form that asks for one thing only has taken the focus by itself.
  if (document.activeElement?.closest('main form')) return () => {};
  if (arrivals > 1 && heading()) heading()?.focus({ preventScroll: true });
  else if (arrivals > 1) coming.observe(document.body, { childList: true, subtree: true });
  return () => coming.disconnect();
}

/**
 * Shown together with a page's content: after a change of place the focus goes to the heading, so that a screen reader
 * says where we are. The first page is left to the browser, and so is the scroll position of a step back.
 */
export function FocusOnArrival() {
  useEffect(() => {
    arrivals += 1;
    if (arrivals > 1 && !isStepInHistory()) scrollTo(0, 0);
    return focusHeading();
  }, []);
  return null;
}
