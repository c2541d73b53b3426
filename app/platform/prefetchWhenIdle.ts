import type { PlatformContextValue } from './usePlatform.ts';
import { whenIdle } from './whenIdle.ts';

/** Nothing is prefetched with data saver on. */
const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function start(value: PlatformContextValue, signal: AbortSignal) {
  await whenIdle();
  const { prefetch } = await import('./prefetch.ts');
  if (!signal.aborted) prefetch(value, signal);
}

/**
 * Loads code before it is needed, once the first screen is drawn. The code that does so isn't on the first screen either.
 *
 * @returns Stops it.
 */
export function prefetchWhenIdle(value: PlatformContextValue): () => void {
  const stopping = new AbortController();
  // Whatever fails is loaded again when it is needed.
  if (!isDataSaverOn()) void start(value, stopping.signal).catch(() => {});
  return () => stopping.abort();
}
