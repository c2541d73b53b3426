/**
 * Runs `work` while no other tab of this site has the lock. Pages without the Web Locks API (plain http, or storage is
 * disabled) run it immediately, because their tabs can't coordinate.
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

/** Sets a mark that all tabs of this site see immediately, for `ms` milliseconds or until this page is closed. */
export function setCrossTabFlag(name: string, ms: number): Promise<void> {
  return new Promise((isSet) => {
    void withLock(name, () => {
      isSet();
      return new Promise((over) => {
        setTimeout(over, ms);
      });
    });
  });
}

export async function isCrossTabFlagSet(name: string): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => null);
  return locks?.held?.some((lock) => lock.name === name) ?? false;
}

/** Callbacks of a tab in an election. */
interface Candidate {
  elected: () => void;
  /** Another tab took over without waiting. */
  deposed: () => void;
  /** This browser supports no elections. */
  refused: () => void;
}

/**
 * Elects one of this site's tabs as leader per name. When the leader resigns, is closed or crashes, the next one is
 * elected immediately.
 */
export function joinElection(name: string, { elected, deposed, refused }: Candidate) {
  const over = new AbortController();
  let term = Promise.withResolvers<void>();
  let queued = new AbortController();

  async function stand(mode: 'queue' | 'takeOver'): Promise<void> {
    const { signal } = (queued = new AbortController());
    const { promise: ended, resolve: end } = (term = Promise.withResolvers<void>());
    let isElected = false;
    const serve = () => {
      // The lock was granted just as the request was aborted.
      if (signal.aborted || over.signal.aborted) return undefined;
      isElected = true;
      elected();
      return ended;
    };
    try {
      await navigator.locks.request(name, mode === 'queue' ? { signal } : { steal: true }, serve);
    } catch {
      end();
      if (over.signal.aborted || signal.aborted) return;
      if (!isElected) return refused();
      deposed();
      void stand('queue');
    }
  }
  void stand('queue');

  return {
    /** Takes over when the leader doesn't answer. */
    takeOver(): void {
      queued.abort();
      void stand('takeOver');
    },
    resign(): void {
      over.abort();
      queued.abort();
      term.resolve();
    },
  };
}
