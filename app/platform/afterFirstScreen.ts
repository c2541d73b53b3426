import { followCommandKey } from './commandKey.ts';
import { prefetch } from './prefetch.ts';
import type { PlatformContextValue } from './usePlatform.ts';

/** Nothing is prefetched with data saver on. */
const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What a platform does besides drawing its screens. */
export function afterFirstScreen(value: PlatformContextValue, signal: AbortSignal): void {
  followCommandKey(value.platform, signal);
  if (!isDataSaverOn()) prefetch(value, signal);
}
