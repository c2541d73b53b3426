import type { Sql, TransactionSql } from 'postgres';
import { DatabaseSilent, inTime } from './deadline.ts';

class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  readonly code = 'CONNECTION_CLOSED';
}

/** A client of one connection, and whether that was lost since its transaction began. */
interface Slot {
  client: Sql;
  lost: boolean;
}

/** The slot's client for as long as the connection lives that its transaction began on; never on a later one. */
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
  beginWithinMs: number,
  work: (tx: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const tx = guarded(slot);
  const lose = () => {
    slot.lost = true;
  };
  await inTime(tx`begin`, beginWithinMs).catch((error: unknown) => {
    lose();
    throw error;
  });
  try {
    const result = await work(tx);
    await tx`commit`;
    return result;
  } catch (error) {
    // Nor would a rollback be answered. The connection goes, and the transaction with it.
    if (error instanceof DatabaseSilent) lose();
    // Where the connection was lost, so was the transaction.
    if (!slot.lost) await tx`rollback`.catch(lose);
    throw error;
  }
}

/**
 * Runs transactions, each on a connection that nothing else uses. The driver's own `begin` is unfit for a server: on a
 * busy pool it begins on a connection that it has not reserved (UNSAFE_TRANSACTION), and where the connection is lost
 * in a transaction it writes the rollback to a socket that is gone, outside of any promise, which ends the process.
 *
 * @param open Makes a client of one connection that calls `onclose` whenever that is lost.
 * @param limits.most Transactions at once; more wait for their turn.
 * @param limits.withinMs Longest that a transaction waits for its turn and its beginning together, in milliseconds.
 */
export function createTransactions(
  open: (onclose: () => void) => Sql,
  { most, withinMs }: { most: number; withinMs: number },
) {
  const slots = new Set<Slot>();
  const idle: Slot[] = [];
  const waiting = new Set<(slot: Slot) => void>();

  function newSlot(): Slot {
    const slot: Slot = {
      client: open(() => {
        slot.lost = true;
      }),
      lost: false,
    };
    slots.add(slot);
    return slot;
  }
  /** The slot, or a new one in its place: the driver tells the next connection of a client how the last one ended. */
  function sound(slot: Slot): Slot {
    if (!slot.lost) return slot;
    slots.delete(slot);
    void slot.client.end({ timeout: 0 });
    return newSlot();
  }
  async function take(): Promise<Slot> {
    const slot = idle.pop();
    if (slot) return sound(slot);
    if (slots.size < most) return newSlot();
    const { promise, resolve } = Promise.withResolvers<Slot>();
    waiting.add(resolve);
    return inTime(promise, withinMs, () => waiting.delete(resolve));
  }
  function giveBack(slot: Slot): void {
    const [next] = waiting;
    if (!next) return void idle.push(slot);
    waiting.delete(next);
    next(sound(slot));
  }

  return {
    /** Commits when `work` resolves, and rolls back when it rejects. Without savepoints and options. */
    async begin<Result>(work: (tx: TransactionSql) => Promise<Result>): Promise<Result> {
      const until = performance.now() + withinMs;
      const slot = await take();
      try {
        return await run(slot, until - performance.now(), work);
      } finally {
        giveBack(slot);
      }
    },
    async end(options?: { timeout?: number }): Promise<void> {
      await Promise.all([...slots].map(({ client }) => client.end(options)));
    },
  };
}
