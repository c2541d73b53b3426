import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
const read = () => new URLSearchParams(location.hash.slice(1)).get('token');

const unknown = () => undefined;

/**
 * The token of a mailed link, `#token=…`: a fragment keeps it out of every log and referrer on the way. Another link may be
 * opened in the same tab.
 *
 * @returns null where the address has none; undefined on a prerendered page, which knows no fragment.
 */
export const useLinkToken = (): string | null | undefined => useSyncExternalStore(watch, read, unknown);
