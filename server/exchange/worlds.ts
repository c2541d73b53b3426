import { emptyWorld, withCounts } from '@vetsync/machines/model/world';
import type { World } from '@vetsync/machines/model/world';
import { worldLists } from '@vetsync/machines/model/exchange';
import type { WorldList } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { setScope } from '../organizations/scopes.ts';
import type { Scope } from '../organizations/scopes.ts';

/** One item of a list, as it is stored. */
interface StoredItem {
  list: WorldList;
  id: string;
  /** The order in the list, with gaps. */
  ordinal: number;
  item: { id: string };
}

/** A person's world, in the transaction that has locked it. */
export interface StoredWorld {
  world: World;
  /** Number of facts that led to it. */
  version: number;
  /** Time of the last of them. */
  lastAt: Date;
  items: readonly StoredItem[];
}

/** The world of some items, which are in the order of their lists. */
function worldOf(items: readonly StoredItem[]): World {
  const lists: Record<string, unknown[]> = Object.fromEntries(worldLists.map((list) => [list, []]));
  for (const { list, item } of items) lists[list]?.push(item);
  return withCounts({ ...emptyWorld, ...lists });
}

const readItems = (tx: TransactionSql, userId: string) => tx<StoredItem[]>`
  select list, id, ordinal, item from world_items where user_id = ${userId} order by list, ordinal`;

/** A person's world, and its version. */
export async function readWorld(
  tx: TransactionSql,
  userId: string,
): Promise<{ world: World; version: number }> {
  const [[row], items] = await Promise.all([
    tx<{ version: string }[]>`select version from worlds where user_id = ${userId}`,
    readItems(tx, userId),
  ]);
  return { world: worldOf(items), version: Number(row?.version ?? 0) };
}

/**
 * Locks a person's world and reads it, so that commands that change it come one after the other.
 *
 * @param scope Set before, if it is another one.
 * @throws AppError `no_session` if the account was deleted.
 */
export async function lockWorld(tx: TransactionSql, userId: string, scope?: Scope): Promise<StoredWorld> {
  const [, [row], items] = await Promise.all([
    scope && setScope(tx, scope),
    tx<{ version: string; lastAt: Date }[]>`
      select version, last_at as "lastAt" from worlds where user_id = ${userId} for no key update`,
    // A statement of its own, so that it sees what was committed while the one before waited for the lock.
    readItems(tx, userId),
  ]);
  if (!row) throw new AppError('no_session');
  return { world: worldOf(items), version: Number(row.version), lastAt: row.lastAt, items };
}

/** The items of a changed list that have to be stored: those that are new, changed or moved. */
function changedItems(
  list: WorldList,
  after: readonly { id: string }[],
  stored: ReadonlyMap<string, StoredItem>,
): StoredItem[] {
  const changed: StoredItem[] = [];
  let last = 0;
  for (const item of after) {
    const before = stored.get(item.id);
    const ordinal = before && before.ordinal > last ? before.ordinal : last + 1;
    if (before?.item !== item || before.ordinal !== ordinal)
      changed.push({ list, id: item.id, ordinal, item });
    last = ordinal;
  }
  return changed;
}

/** Stores what has changed in a world since it was locked. */
export async function storeWorld(
  tx: TransactionSql,
  userId: string,
  { before, after, at }: { before: StoredWorld; after: World; at: Date },
): Promise<void> {
  const changed: StoredItem[] = [];
  const removed: StoredItem[] = [];
  for (const list of worldLists) {
    if (after[list] === before.world[list]) continue;
    const stored = new Map(before.items.filter((one) => one.list === list).map((one) => [one.id, one]));
    changed.push(...changedItems(list, after[list], stored));
    const kept = new Set(after[list].map(({ id }) => id));
    removed.push(...[...stored.values()].filter(({ id }) => !kept.has(id)));
  }
  await tx`
    with stored as (
      insert into world_items (user_id, list, id, ordinal, item)
      select ${userId}, list, id, ordinal, item
      from jsonb_to_recordset(${tx.json(changed as never)})
        as changed (list text, id text, ordinal integer, item jsonb)
      on conflict (user_id, list, id) do update set ordinal = excluded.ordinal, item = excluded.item
    ), gone as (
      delete from world_items i
      using jsonb_to_recordset(${tx.json(removed.map(({ list, id }) => ({ list, id })))}) as removed (list text, id text)
      where i.user_id = ${userId} and i.list = removed.list and i.id = removed.id
    )
    update worlds set version = ${before.version + 1}, last_at = ${at} where user_id = ${userId}`;
}
