import { pathWithin } from '../language/paths.ts';

/** The current location as machines know it: without the language prefix of its path. */
export const currentLocation = () => ({
  path: pathWithin(location.pathname) ?? location.pathname,
  search: location.search,
});

/** The browser's event for back and forward, and wouter's events for navigation by script. */
const navigationEvents = ['popstate', 'pushState', 'replaceState'];

/** Calls `listener` on each navigation until `signal` is aborted. */
export function followLocation(
  listener: (current: ReturnType<typeof currentLocation>) => void,
  signal?: AbortSignal,
): void {
  for (const event of navigationEvents) {
    addEventListener(event, () => listener(currentLocation()), signal ? { signal } : undefined);
  }
}
