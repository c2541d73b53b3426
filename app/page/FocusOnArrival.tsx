import { useEffect } from 'react';
import { isHistoryNavigation } from './navigateTo.ts';

let arrivals = 0;

const heading = () => document.querySelector<HTMLElement>('h1');

/**
 * Moves focus to the heading once it exists, and to the one that takes its place when the page has loaded. Does nothing if the
 * person has focused something else by then, or on the first page of the visit, where the browser sets the focus.
 *
 * @returns Ends it.
 */
export function focusHeading(): () => void {
  // A form with a single field has already focused it.
  if (arrivals <= 1 || document.activeElement?.closest('main form')) return () => {};
  let focused: HTMLElement | null = null;
  const focus = () => {
    focused = heading();
    focused?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(() => {
    if (document.activeElement === document.body && !focused?.isConnected) focus();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  focus();
  return () => changes.disconnect();
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
