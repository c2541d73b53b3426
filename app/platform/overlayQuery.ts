import { useSearch } from 'wouter';
import { go, leave } from '../page/go.ts';
import { hrefWith } from '../page/hrefWith.ts';

export { hrefWith };

type Changes = Readonly<Record<string, string | null>>;

const isHere = (href: string) => href === location.pathname + location.search;

/** Changes names of this place's query; null takes a name away. */
export function setQuery(changes: Changes, replace: boolean): void {
  const href = hrefWith(changes);
  if (!isHere(href)) go(href, { replace });
}

/**
 * Puts what is open over this place into the address, unless it is named already; null closes it, by a step back where a link
 * here opened it. From one dialog to another, a step back leads to where neither was open.
 */
export function setOverlay(open: string | null, changes: Changes = {}): void {
  const query = new URLSearchParams(location.search);
  const isOpen = query.has('open');
  const named = { open, ...changes };
  const isNamed = Object.entries(named).every(([name, value]) => value === null || query.get(name) === value);
  if (open === null && isOpen) leave(hrefWith(named));
  if (open !== null && !isNamed) go(hrefWith(named), { replace: isOpen });
}

/** The names and values of this place's query. */
export const useQuery = () => new URLSearchParams(useSearch());
