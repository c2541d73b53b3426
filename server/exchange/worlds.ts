import { emptyWorld, withCounts } from '@vetsync/machines/model/world';
import type { World } from '@vetsync/machines/model/world';
import { worldLists } from '@vetsync/machines/model/exchange';
import type { WorldList } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { setScope } from '../organizations/scopes.ts';
import type { Scope } from '../organizations/scopes.ts';

interface Item {
  id: string;
}
type Ordinals = Partial<Record<WorldList, readonly number[]>>;

/** A person's world, in the transaction that has locked it. */
export interface StoredWorld {
  world: World;
  /** Number of facts that led to it. */
  version: number;
  /** Time of the last of them. */
  lastAt: Date;
  /** Of the items of each list, in their order, with gaps. */
  ordinals: Ordinals;
}

/** A list as it is read: its items in any order, and the ordinal of each. */
interface ReadList {
  list: WorldList;
  ordinals: number[];
  items: Item[];
}

/** In one row for each list, which takes less than half as long as a row for each item. */
const readLists = (tx: TransactionSql, userId: string) => tx<ReadList[]>`
  select list, json_agg(ordinal) as ordinals, json_agg(item) as items
  from world_items where user_id = ${userId} group by list`;

/** The world of some lists, and the ordinals of their items. */
function worldOf(lists: readonly ReadList[]): Pick<StoredWorld, 'world' | 'ordinals'> {
  const read: Partial<Record<WorldList, readonly Item[]>> = {};
  const ordinals: Ordinals = {};
  for (const { list, ordinals: ordinalAt, items } of lists) {
    // A newer server may have stored lists that this one doesn't know.
    if (!worldLists.includes(list)) continue;
    const order = ordinalAt.map((_, at) => at).toSorted((one, other) => ordinalAt[one]! - ordinalAt[other]!);
    read[list] = order.map((at) => items[at]!);
    ordinals[list] = order.map((at) => ordinalAt[at]!);
  }
  return { world: withCounts({ ...emptyWorld, ...(read as Partial<World>) }), ordinals };
}

/** A person's world, and its version. */
export async function readWorld(
  tx: TransactionSql,
  userId: string,
): Promise<{ world: World; version: number }> {
  const [[row], lists] = await Promise.all([
    tx<{ version: string }[]>`select version from worlds where user_id = ${userId}`,
    readLists(tx, userId),
  ]);
  return { world: worldOf(lists).world, version: Number(row?.version ?? 0) };
}

/**
 * Locks a person's world and reads it, so that commands that change it come one after the other.
 *
 * @param scope Set before, if it is another one.
 * @throws AppError `not_found` if the account was deleted.
 */
export async function lockWorld(tx: TransactionSql, userId: string, scope?: Scope): Promise<StoredWorld> {
  const [, [row], lists] = await Promise.all([
    scope && setScope(tx, scope),
    tx<{ version: string; lastAt: Date }[]>`
      select version, last_at as "lastAt" from worlds where user_id = ${userId} for no key update`,
    // A statement of its own, so that it sees what was committed while the one before waited for the lock.
    readLists(tx, userId),
  ]);
  if (!row) throw new AppError('not_found');
  return { ...worldOf(lists), version: Number(row.version), lastAt: row.lastAt };
}

/**
 * Keeps a person's account from being deleted until the transaction ends, without their world: for what changes rows of
 * theirs only. The scope is that of both sides.
 *
 * @throws AppError `not_found` if it was deleted.
 */
export async function holdAccount(tx: TransactionSql, userId: string): Promise<void> {
  const [row] = await tx`select from worlds where user_id = ${userId} for key share`;
  if (!row) throw new AppError('not_found');
}

/** One item of a list, as it is stored. */
interface StoredItem {
  list: WorldList;
  id: string;
  ordinal: number;
  item: Item;
}

/** What has to be stored of a changed list: items that are new, changed or moved, and the ids of those that are gone. */
function changesOf(
  list: WorldList,
  { before, after }: { before: StoredWorld; after: World },
): { changed: StoredItem[]; removed: { list: WorldList; id: string }[] } {
  const items: readonly Item[] = before.world[list];
  const gone = new Map(items.map((item, at) => [item.id, { item, ordinal: before.ordinals[list]![at]! }]));
  const changed: StoredItem[] = [];
  let last = 0;
  for (const item of after[list]) {
    const { id } = item;
    const stored = gone.get(id);
    gone.delete(id);
    const ordinal = stored && stored.ordinal > last ? stored.ordinal : last + 1;
    if (stored?.item !== item || stored.ordinal !== ordinal) changed.push({ list, id, ordinal, item });
    last = ordinal;
  }
  return { changed, removed: [...gone.keys()].map((id) => ({ list, id })) };
}

/** Stores what has changed in a world since it was locked. */
export async function storeWorld(
  tx: TransactionSql,
  userId: string,
  { before, after, at }: { before: StoredWorld; after: World; at: Date },
): Promise<void> {
  const changes = worldLists
    .filter((list) => after[list] !== before.world[list])
    .map((list) => changesOf(list, { before, after }));
  const changed = changes.flatMap((one) => one.changed);
  const removed = changes.flatMap((one) => one.removed);
  await Promise.all([
    removed.length > 0 &&
      tx`
        delete from world_items i using jsonb_to_recordset(${tx.json(removed as never)}) as gone (list text, id text)
        where i.user_id = ${userId} and i.list = gone.list and i.id = gone.id`,
    tx`
      with stored as (
        insert into world_items (user_id, list, id, ordinal, item)
        select ${userId}, list, id, ordinal, item
        from jsonb_to_recordset(${tx.json(changed as never)})
          as changed (list text, id text, ordinal integer, item jsonb)
        on conflict (user_id, list, id) do update set ordinal = excluded.ordinal, item = excluded.item
      )
      update worlds set version = ${before.version + 1}, last_at = ${at} where user_id = ${userId}`,
  ]);
}
