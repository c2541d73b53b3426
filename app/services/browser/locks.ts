/**
 * Runs `work` while no other tab of this site holds the lock. Pages without the Web Locks API (plain http on a
 * network, a browser that forbids storage) run it at once: there one tab can't see the other.
 */
export async function withLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let isHeld = false;
  const hold = () => {
    isHeld = true;
    return work();
  };
  try {
    if (navigator.locks)
      return (await navigator.locks.request(name, signal ? { signal } : {}, hold)) as Result;
  } catch (error) {
    if (isHeld || signal?.aborted) throw error;
  }
  return work();
}

/** Sets a mark that all tabs of this site see at once, for `ms` milliseconds or as long as this page lives. */
export function mark(name: string, ms: number): Promise<void> {
  return new Promise((isSet) => {
    void withLock(name, () => {
      isSet();
      return new Promise((over) => {
        setTimeout(over, ms);
      });
    });
  });
}

export async function isMarked(name: string): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => null);
  return locks?.held?.some((lock) => lock.name === name) ?? false;
}
