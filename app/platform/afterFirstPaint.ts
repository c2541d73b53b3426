import type { PlatformContextValue } from './usePlatform.ts';
import { whenIdle } from './whenIdle.ts';

async function start(value: PlatformContextValue, signal: AbortSignal) {
  await whenIdle();
  const { afterFirstScreen } = await import('./afterFirstScreen.ts');
  if (!signal.aborted) afterFirstScreen(value, signal);
}

/**
 * Starts what the first screen doesn't need, once it is drawn. Its code isn't on the first screen either.
 *
 * @returns Stops it.
 */
export function afterFirstPaint(value: PlatformContextValue): () => void {
  const stopping = new AbortController();
  // If it can't be loaded, code is loaded when it is needed, and every command has a button.
  void start(value, stopping.signal).catch(() => {});
  return () => stopping.abort();
}
