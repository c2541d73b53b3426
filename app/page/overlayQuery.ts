import { navigateTo, closeOverlay } from './navigateTo.ts';
import { hrefWith } from './links/hrefWith.ts';
import { currentLocation, sitePath } from './location.ts';

type Changes = Readonly<Record<string, string | null>>;

const isHere = (href: string) => href === sitePath(currentLocation()) + location.search;

/** Changes the URL's query. Null removes a name. */
export function setQuery(changes: Changes, replace: boolean): void {
  const href = hrefWith(changes);
  if (!isHere(href)) navigateTo(href, { replace });
}

/**
 * Sets the open overlay in the URL; null closes it, by going back if a link here opened it. Switching from one dialog to
 * another replaces the history entry, so that going back closes both.
 */
export function setOverlay(open: string | null, changes: Changes = {}): void {
  const query = new URLSearchParams(location.search);
  const isOpen = query.has('open');
  const named = { open, ...changes };
  const isNamed = Object.entries(named).every(([name, value]) => value === null || query.get(name) === value);
  if (open === null && isOpen) closeOverlay(hrefWith(named));
  if (open !== null && !isNamed) navigateTo(hrefWith(named), { replace: isOpen });
}
