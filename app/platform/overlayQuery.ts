import { useSearch } from 'wouter';
import { go, leave } from '../page/go.ts';
import { hrefWith } from '../page/hrefWith.ts';

export { hrefWith };

/** Puts what is open over this place into the address; null closes it, by a step back where a link here opened it. */
export function setOverlay(open: string | null, changes: Readonly<Record<string, string | null>> = {}): void {
  if (open === null) leave(hrefWith({ open, ...changes }));
  else if (new URLSearchParams(location.search).get('open') !== open) go(hrefWith({ open, ...changes }));
}

/** The names and values of this place's query. */
export const useQuery = () => new URLSearchParams(useSearch());
