import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

/** Collects young objects only, until those that are still in use have become old. */
export function collectYoungObjects(): void {
  for (let count = 0; count < 3; count += 1) collect({ type: 'minor' });
}

/**
 * By how many bytes this process grows while some work is in progress: the least of several tries, because other work of the
 * process may keep something for a while, but not each time.
 *
 * @param begin - Does the work, up to where it holds most. Its result is called after the measurement, to end the work.
 */
export async function leastGrowth(
  of: 'arrayBuffers' | 'heapUsed',
  begin: () => Promise<() => unknown>,
  { tries = 4, collectAfter = collect as () => void } = {},
): Promise<number> {
  const grown: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    collect();
    const before = process.memoryUsage()[of];
    const end = await begin();
    collectAfter();
    grown.push(process.memoryUsage()[of] - before);
    await end();
  }
  return Math.min(...grown);
}
