import { navigate } from 'wouter/use-browser-location';
import { hrefInUrl } from '../language/hrefInUrl.ts';
import { pathInUrl } from '../language/paths.ts';
import { currentLocation } from './location.ts';

/** Marks history entries that this page created, so that closing an overlay can go back instead. */
const createdHere = { createdHere: true };

let steppedInHistory = false;
if (typeof window !== 'undefined') addEventListener('popstate', () => (steppedInHistory = true));

/** Whether the last navigation was the browser's back or forward. */
export const isHistoryNavigation = () => steppedInHistory;

let demoUrlOf = (address: string) => address;
/** Says what the demo's URLs are. */
export const setDemoUrls = (urlOf: (address: string) => string): void => void (demoUrlOf = urlOf);

/** The path on this site of an address that machines name: in the demo, while a page of it is shown. */
const onSite = (address: string) => (currentLocation().base ? demoUrlOf(address) : address);

/** The URL of a link, with its language. */
export const urlOf = (href: string): string => hrefInUrl(onSite(href));

/** Navigates without a reload. `to` is a path of this site with query and fragment, as machines know it. */
export function navigateTo(to: string, { replace = false }: { replace?: boolean } = {}): void {
  steppedInHistory = false;
  const state = replace ? history.state : createdHere;
  navigate(pathInUrl(onSite(to)), { replace, state });
}

/** Whether this page created the current history entry, so that going back stays on the site. */
export const canGoBack = () => Boolean((history.state as typeof createdHere | null)?.createdHere);

/** Closes an overlay that the URL names: goes back if this page opened it, else navigates to `hrefWithout`. */
export function closeOverlay(hrefWithout: string): void {
  if (canGoBack()) history.back();
  else navigateTo(hrefWithout, { replace: true });
}
