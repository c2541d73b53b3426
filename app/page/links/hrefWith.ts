import { currentLocation, sitePath } from '../location.ts';

/** Path and query of the current URL with changes to its query. Null removes a parameter. */
export function hrefWith(changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return sitePath(currentLocation()) + (query.size > 0 ? `?${query}` : '');
}
