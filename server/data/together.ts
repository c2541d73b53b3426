/** Most items of one call. */
const batchMax = 100;
/** Calls on their way at once: while one is committed, the next one is already being worked on. */
const callsMax = 2;

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
 * @param perform Does the work for some items and resolves with their results in the same order. Where it rejects
 *   because of one row's data, each item is tried by itself, so that only its own sender is refused.
 */
export function together<Item, Result>(
  perform: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
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
    if (calls === callsMax || queue.length === 0) return;
    calls += 1;
    void call(queue.splice(0, batchMax)).finally(() => {
      calls -= 1;
      next();
    });
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      next();
    });
}
