import { queryDeadlineMs } from './db.ts';
import { withTimeout } from './deadline.ts';

/** Maximum items per call. */
const batchSizeMax = 100;
/** Calls at a time: while one commits, the next one already runs. */
const callsMax = 2;

/** Maximum wait for an item's result, including its time in the queue, in milliseconds. */
const withinDefaultMs = queryDeadlineMs;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** SQLSTATE classes of an error in one row's data, which means that the statement stored nothing. */
const isAboutARow = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown } | null)?.code));

/**
 * Batches items that arrive while other calls are running, so they share one round trip and one commit. A single item
 * is sent immediately.
 *
 * @param options.withinMs Maximum wait of an item.
 * @param perform Processes some items and resolves with their results in the same order. If it rejects because of one
 *   row's data, each item is retried alone, so that only the faulty one is rejected.
 */
export function microBatch<Item, Result>(
  perform: (items: Item[]) => Promise<Result[]>,
  { withinMs = withinDefaultMs } = {},
): (item: Item) => Promise<Result> {
  const queue = new Set<Waiting<Item, Result>>();
  let calls = 0;

  async function call(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await perform(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (batch.length > 1 && isAboutARow(error)) await Promise.all(batch.map((item) => call([item])));
      else for (const { reject } of batch) reject(error);
    }
  }

  function next(): void {
    if (calls === callsMax || queue.size === 0) return;
    calls += 1;
    const batch: Waiting<Item, Result>[] = [];
    for (const one of queue) {
      if (batch.length === batchSizeMax) break;
      queue.delete(one);
      batch.push(one);
    }
    void call(batch).finally(() => {
      calls -= 1;
      next();
    });
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const one = { item, resolve, reject };
    queue.add(one);
    next();
    // An item that times out in the queue is not sent.
    return withTimeout(promise, withinMs, () => queue.delete(one));
  };
}
