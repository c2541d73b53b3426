import type { Sql, TransactionSql } from 'postgres';
import { DatabaseTimeout, withTimeout } from './deadline.ts';

class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  readonly code = 'CONNECTION_CLOSED';
}

interface Slot {
  /** With one connection. */
  client: Sql;
  /** Whether the connection has begun a transaction. */
  isProven: boolean;
  /** Whether it was lost since then. */
  lost: boolean;
}

export type Work<Result> = (tx: TransactionSql) => Promise<Result>;

/** Two transactions waited for each other (deadlock), or changed the same rows. Nothing of this one is stored. */
const conflictSqlStates: readonly unknown[] = ['40P01', '40001'];
export const isConflict = (error: unknown): boolean =>
  conflictSqlStates.includes((error as { code?: unknown } | null)?.code);

/** Runs a whole transaction, and once again if it was ended because of another one. */
export async function retryConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return transaction();
  }
}

/** The slot's client, limited to the connection on which the transaction started. It rejects after that one is lost. */
function guarded(slot: Slot): TransactionSql {
  const check = () => {
    if (slot.lost) throw new ConnectionLost('The connection was lost during a transaction.');
  };
  return new Proxy(slot.client, {
    apply(client, self, values) {
      check();
      return Reflect.apply(client as (...given: unknown[]) => unknown, self, values);
    },
    get(client, key) {
      if (key === 'unsafe') check();
      return Reflect.get(client, key) as unknown;
    },
  }) as unknown as TransactionSql;
}

async function run<Result>(
  slot: Slot,
  work: Work<Result>,
  { beginWithinMs, isPipelined }: { beginWithinMs: number; isPipelined: boolean },
): Promise<Result> {
  const tx = guarded(slot);
  const lose = () => {
    slot.lost = true;
  };
  const begun = withTimeout(tx`begin`, beginWithinMs).catch((error: unknown) => {
    lose();
    throw error;
  });
  // While a connection opens, the driver may send what follows on another one.
  if (!isPipelined || !slot.isProven) await begun;
  slot.isProven = true;
  const working = work(tx);
  // Without a transaction, nobody waits for the work.
  working.catch(() => {});
  await begun;
  try {
    const result = await working;
    await tx`commit`;
    return result;
  } catch (error) {
    // A rollback would get no response either. Closing the connection ends the transaction.
    if (error instanceof DatabaseTimeout) lose();
    // If the connection was lost, the transaction is rolled back already.
    if (!slot.lost) await tx`rollback`.catch(lose);
    throw error;
  }
}

/**
 * Runs transactions, each on its own connection. The driver's `begin` is not safe for a server: a busy pool may run it
 * on a connection that it has not reserved (UNSAFE_TRANSACTION). And if the connection is lost during a transaction,
 * the driver writes the rollback to a closed socket outside of any promise, which ends the process.
 *
 * @param open Creates a client with one connection that calls `onclose` when the connection is lost.
 * @param limits.concurrency Transactions at a time. More wait in a queue.
 * @param limits.withinMs Maximum wait until a transaction has begun, in milliseconds.
 */
export function createTransactions(
  open: (onclose: () => void) => Sql,
  { concurrency, withinMs }: { concurrency: number; withinMs: number },
) {
  const slots = new Set<Slot>();
  const idle: Slot[] = [];
  const waiting = new Set<(slot: Slot) => void>();

  function newSlot(): Slot {
    const slot: Slot = {
      client: open(() => {
        slot.lost = true;
      }),
      isProven: false,
      lost: false,
    };
    slots.add(slot);
    return slot;
  }
  /** Replaces a slot whose connection was lost: the driver reports its error to the client's next connection. */
  function replaceIfLost(slot: Slot): Slot {
    if (!slot.lost) return slot;
    slots.delete(slot);
    void slot.client.end({ timeout: 0 });
    return newSlot();
  }
  async function acquire(): Promise<Slot> {
    const slot = idle.pop();
    if (slot) return replaceIfLost(slot);
    if (slots.size < concurrency) return newSlot();
    const { promise, resolve } = Promise.withResolvers<Slot>();
    waiting.add(resolve);
    return withTimeout(promise, withinMs, () => waiting.delete(resolve));
  }
  function release(slot: Slot): void {
    const [next] = waiting;
    if (!next) return void idle.push(slot);
    waiting.delete(next);
    next(replaceIfLost(slot));
  }

  async function inSlot<Result>(
    work: Work<Result>,
    { isPipelined }: { isPipelined: boolean },
  ): Promise<Result> {
    const until = performance.now() + withinMs;
    const slot = await acquire();
    try {
      return await run(slot, work, { beginWithinMs: until - performance.now(), isPipelined });
    } finally {
      release(slot);
    }
  }

  return {
    /**
     * Commits if `work` resolves, and rolls back if it rejects. Supports neither savepoints nor options. After a conflict
     * with another transaction, `work` runs once again.
     */
    begin: <Result>(work: Work<Result>) => retryConflict(() => inSlot(work, { isPipelined: false })),
    /** The same, but what the work sends first follows `begin` without waiting for it. */
    beginPipelined: <Result>(work: Work<Result>) => retryConflict(() => inSlot(work, { isPipelined: true })),
    async end(options?: { timeout?: number }): Promise<void> {
      await Promise.all([...slots].map(({ client }) => client.end(options)));
    },
  };
}
