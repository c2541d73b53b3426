import type { Sql } from './db.ts';

/** What one look finds out counts for so long, in milliseconds, however often it is asked for. */
const looksEveryMs = 2_000;

const diskFull = '53100';
/** An operator lets temporary files grow less than the probe writes, and up to there it could write. */
const temporaryFileLimit = '53400';

/** Tells whether the database has room to write on its disk. */
export function createDiskSpace(sql: Sql, now: () => number = () => performance.now()) {
  let last: { at: number; hasRoom: Promise<boolean> } | null = null;

  const look = () =>
    sql`select write_probe()`.then(
      () => true,
      (error: unknown) => {
        const { code } = error as { code?: unknown };
        if (code === diskFull) return false;
        if (code === temporaryFileLimit) return true;
        last = null;
        throw error;
      },
    );

  /** @throws what keeps the database from answering. */
  return async function hasRoom(): Promise<boolean> {
    if (last === null || now() - last.at >= looksEveryMs) last = { at: now(), hasRoom: look() };
    return last.hasRoom;
  };
}
