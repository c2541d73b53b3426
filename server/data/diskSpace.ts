import type { Sql } from './db.ts';

/** How long a result is cached, in milliseconds. */
const cacheMs = 2_000;

const diskFull = '53100';
/**
 * The operator's limit for temporary files is smaller than the probe. It could write up to that limit, so the disk has
 * space.
 */
const temporaryFileLimit = '53400';

/** Checks whether the database can write to its disk. */
export function createDiskSpaceCheck(sql: Sql, now: () => number = () => performance.now()) {
  let last: { at: number; hasSpace: Promise<boolean> } | null = null;

  const probe = () =>
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

  /** @throws if the database doesn't respond. */
  return async function hasSpace(): Promise<boolean> {
    if (last === null || now() - last.at >= cacheMs) last = { at: now(), hasSpace: probe() };
    return last.hasSpace;
  };
}
