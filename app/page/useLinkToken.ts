import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
const linked = (name: 'token' | 'returnTo') => new URLSearchParams(location.hash.slice(1)).get(name);
const read = () => linked('token');

/** Where the page of an emailed link leads, `#token=…&returnTo=…`. Null if it doesn't say. */
export const linkReturnTo = () => linked('returnTo');

const unknownWhenPrerendered = () => undefined;

/**
 * The token of an emailed link, `#token=…`. A fragment stays out of logs and referrers. The token changes if
 * another link is opened in the same tab.
 *
 * @returns Null if the URL has none; undefined on a prerendered page, where the fragment is unknown.
 */
export const useLinkToken = (): string | null | undefined =>
  useSyncExternalStore(watch, read, unknownWhenPrerendered);
