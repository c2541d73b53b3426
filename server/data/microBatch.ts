import { queryDeadlineMs } from './db.ts';
import { inTime } from './deadline.ts';

/** Most items of one call. */
const batchMax = 100;
/** Calls on their way at once: while one is committed, the next one is already being worked on. */
const callsMax = 2;

/** Longest that an item waits for its result, those before it included, in milliseconds. */
const withinDefaultMs = queryDeadlineMs;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** SQLSTATE classes of what is wrong with one row, so that nothing of its statement was stored. */
const isAboutARow = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown } | null)?.code));

/**
 * Lets items that come while others are on their way share one call, and so one round trip and one commit. An item that
 * comes alone goes at once.
 *
 * @param options.withinMs Longest that an item waits.
 * @param perform Does the work for some items and resolves with their results in the same order. Where it rejects
 *   because of one row's data, each item is tried by itself, so that only its own sender is refused.
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
      if (batch.length > 1 && isAboutARow(error)) await Promise.all(batch.map((one) => call([one])));
      else for (const { reject } of batch) reject(error);
    }
  }

  function next(): void {
    if (calls === callsMax || queue.size === 0) return;
    calls += 1;
    const batch: Waiting<Item, Result>[] = [];
    for (const one of queue) {
      if (batch.length === batchMax) break;
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
    // Who has given up before their call is not sent any more.
    return inTime(promise, withinMs, () => queue.delete(one));
  };
}
