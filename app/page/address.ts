/** The address bar as machines read it. */
export const addressNow = () => ({ path: location.pathname, search: location.search });

/** wouter's own names for changes of place by script, beside the browser's. */
const changes = ['popstate', 'pushState', 'replaceState'];

/** Tells each change of the address, for as long as the page lives or until `signal` is aborted. */
export function followAddress(
  arrive: (address: ReturnType<typeof addressNow>) => void,
  signal?: AbortSignal,
): void {
  for (const change of changes)
    addEventListener(change, () => arrive(addressNow()), signal ? { signal } : undefined);
}
