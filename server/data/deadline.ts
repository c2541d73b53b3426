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

/** The parts of the driver's query that matter here: `handler` sends it, and the driver settles it by the next two. */
interface DriverQuery {
  handler: (query: DriverQuery) => void;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  active: boolean;
}
const isQuery = (value: unknown): value is DriverQuery => value instanceof Promise && 'handler' in value;
const isTemplate = (value: unknown): value is object => Array.isArray(value) && 'raw' in value;
type Call = (...values: unknown[]) => unknown;

/**
 * Creates queries like the driver's, each as a copy of one that the driver made from the same template and that is never
 * sent. The driver's constructor assigns functions to properties where it writes them. V8 allocates such functions in
 * old space, where they keep their query and its rows until a full collection, however short they live
 * (docs/decisions/100).
 */
function queryCopies(client: Call): (strings: object, args: unknown[]) => DriverQuery {
  const originals = new WeakMap<object, DriverQuery>();
  function originalOf(strings: object): DriverQuery {
    const known = originals.get(strings);
    if (known) return known;
    const made = client(strings) as DriverQuery;
    originals.set(strings, made);
    return made;
  }
  return (strings, args) => {
    const original = originalOf(strings);
    let settle!: Pick<DriverQuery, 'resolve' | 'reject'>;
    const executor = (resolve: DriverQuery['resolve'], reject: DriverQuery['reject']) => {
      settle = { resolve, reject };
    };
    // A promise of the driver's class, without its constructor.
    const query = Reflect.construct(Promise, [executor], original.constructor) as DriverQuery;
    const resolve = (result: unknown) => {
      query.active = false;
      settle.resolve(result);
    };
    const reject = (error: unknown) => {
      query.active = false;
      settle.reject(error);
    };
    return Object.assign(query, original, { args, options: {}, resolve, reject });
  };
}

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
    const takeTurn = () => {
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
      const resolveInTime = (result: unknown) => settled(() => resolve(result));
      const rejectInTime = (error: unknown) => settled(() => reject(error));
      query.resolve = resolveInTime;
      query.reject = rejectInTime;
      if (running < concurrency) start();
      else waiting.add(start);
    };
    query.handler = takeTurn;
    return query;
  }

  const bounded = <Result>(result: Result): Result => (isQuery(result) ? (bound(result) as Result) : result);
  const callClient = client as unknown as Call;
  const copyOf = queryCopies(callClient);
  const call: Call = (first, ...args) =>
    isTemplate(first) ? bound(copyOf(first, args)) : callClient(first, ...args);
  return Object.assign(call, client, {
    unsafe: (...values: Parameters<Sql['unsafe']>) => bounded(client.unsafe(...values)),
  }) as unknown as Sql;
}
