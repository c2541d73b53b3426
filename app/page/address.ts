/** The current location, in the form that machines use. */
export const addressNow = () => ({ path: location.pathname, search: location.search });

/** The browser's event for navigation, and wouter's events for navigation by script. */
const changes = ['popstate', 'pushState', 'replaceState'];

/** Calls back on each navigation until `signal` is aborted. */
export function followAddress(
  arrive: (address: ReturnType<typeof addressNow>) => void,
  signal?: AbortSignal,
): void {
  for (const change of changes)
    addEventListener(change, () => arrive(addressNow()), signal ? { signal } : undefined);
}
