/**
 * Runs `work` while no other tab of this site holds the lock. Pages without the Web Locks API (plain http on a
 * network) run it at once: there one tab can't see the other.
 */
export async function withLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (!navigator.locks) return work();
  return navigator.locks.request(name, signal ? { signal } : {}, work) as Promise<Result>;
}
