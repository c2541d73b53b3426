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

/** What becomes of a tab that stands for election. */
interface Candidate {
  elected: () => void;
  /** Another tab took the place without waiting for it. */
  deposed: () => void;
  /** This browser holds no elections. */
  refused: () => void;
}

/**
 * Elects one of the tabs of this site that stand under the same name; when it resigns, is closed or crashes, the next one
 * is elected at once.
 */
export function standForElection(name: string, { elected, deposed, refused }: Candidate) {
  const over = new AbortController();
  let term = Promise.withResolvers<void>();
  let queued = new AbortController();

  async function stand(mode: 'queue' | 'takeOver'): Promise<void> {
    const { signal } = (queued = new AbortController());
    const { promise: ended, resolve: end } = (term = Promise.withResolvers<void>());
    let isElected = false;
    const serve = () => {
      // Granted in the very moment in which it was given up.
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
    /** For when the elected tab does not answer. */
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
