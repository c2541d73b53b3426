import { useEffect } from 'react';
import { isHistoryNavigation } from './navigateTo.ts';

let arrivals = 0;

const heading = () => document.querySelector<HTMLElement>('h1');

/**
 * Moves focus to the heading once it exists. Does nothing if the person has focused something else by then, or on the
 * first page of the visit, where the browser sets the focus.
 *
 * @returns Cancels waiting.
 */
export function focusHeading(): () => void {
  const coming = new MutationObserver(() => {
    if (!heading()) return;
    coming.disconnect();
    if (document.activeElement === document.body) heading()?.focus({ preventScroll: true });
  });
  // A form with a single field has already focused it.
  if (document.activeElement?.closest('main form')) return () => {};
  if (arrivals > 1 && heading()) heading()?.focus({ preventScroll: true });
  else if (arrivals > 1) coming.observe(document.body, { childList: true, subtree: true });
  return () => coming.disconnect();
}

/**
 * Rendered together with a page's content. After a navigation it moves focus to the heading, so that a screen reader
 * announces the page. The browser handles the first page, and the scroll position when going back.
 */
export function FocusOnArrival() {
  useEffect(() => {
    arrivals += 1;
    if (arrivals > 1 && !isHistoryNavigation()) scrollTo(0, 0);
    return focusHeading();
  }, []);
  return null;
}
