import type { Sql } from 'postgres';

/** The database, or a free connection to it, took too long. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database did not answer in time.');
  }
}

/**
 * Settles like `work`, or rejects after `withinMs`.
 *
 * @param onLate Called at the timeout.
 * @throws DatabaseTimeout
 */
export function withTimeout<Result>(
  work: PromiseLike<Result>,
  withinMs: number,
  onLate: () => void = () => {},
): Promise<Result> {
  if (withinMs === Number.POSITIVE_INFINITY) return Promise.resolve(work);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DatabaseTimeout());
      onLate();
    }, withinMs);
    const settle = () => clearTimeout(timer);
    work.then(
      (result) => (settle(), resolve(result)),
      (error: unknown) => (settle(), reject(error as Error)),
    );
  });
}

/** The parts of the driver's query that matter here: `handler` sends it, and the driver settles it by the other two. */
interface DriverQuery {
  handler: (query: DriverQuery) => void;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}
const isQuery = (value: unknown): value is DriverQuery => value instanceof Promise && 'handler' in value;

/**
 * The same client with a deadline for every query. It counts from the call, so waiting for a connection, connecting and
 * the response share it. A query that timed out while waiting is never sent.
 *
 * @param options.concurrency Queries that the driver gets at once. More wait here, because queries can't be removed
 *   from the driver's own queue.
 */
export function withDeadline(
  client: Sql,
  { withinMs, concurrency }: { withinMs: number; concurrency: number },
): Sql {
  const waiting = new Set<() => void>();
  let running = 0;

  function next(): void {
    running -= 1;
    const [first] = waiting;
    if (!first) return;
    waiting.delete(first);
    first();
  }

  function bound(query: DriverQuery): DriverQuery {
    const send = query.handler;
    query.handler = () => {
      const { resolve, reject } = query;
      let isSettled = false;
      const start = () => {
        hasTurn = true;
        running += 1;
        send(query);
      };
      let hasTurn = false;
      const timer = setTimeout(() => {
        isSettled = true;
        waiting.delete(start);
        reject(new DatabaseTimeout());
      }, withinMs);
      const settled = (settle: () => void) => {
        clearTimeout(timer);
        if (hasTurn) next();
        hasTurn = false;
        if (isSettled) return;
        isSettled = true;
        settle();
      };
      query.resolve = (result) => settled(() => resolve(result));
      query.reject = (error) => settled(() => reject(error));
      if (running < concurrency) start();
      else waiting.add(start);
    };
    return query;
  }

  const bounded = <Result>(result: Result): Result => (isQuery(result) ? (bound(result) as Result) : result);
  const call = (...values: unknown[]) =>
    bounded((client as unknown as (...given: unknown[]) => unknown)(...values));
  return Object.assign(call, client, {
    unsafe: (...values: Parameters<Sql['unsafe']>) => bounded(client.unsafe(...values)),
  }) as unknown as Sql;
}
