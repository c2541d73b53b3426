/** How long the site may take to answer before it counts as unreachable, in milliseconds. */
const reachedWithinMs = 5_000;

/** Whether the site answers. If it doesn't, reloading the page would leave nothing. */
export const isSiteReached = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(reachedWithinMs),
  }).then(
    () => true,
    () => false,
  );
