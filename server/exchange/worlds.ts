import type { World } from '@vetsync/machines/model/world';
import {
  bytesOf,
  listRefusal,
  parseWorld,
  worldListMaxBytes,
  worldLists,
} from '@vetsync/machines/model/exchange';
import type { ListSize, WorldList, WorldReading } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { setScope } from '../data/scopes.ts';
import type { Scope } from '../data/scopes.ts';

interface Item {
  id: string;
}

/** What is stored of a list. */
interface StoredList extends ListSize {
  /** The highest ordinal of its items, or 0. */
  lastOrdinal: number;
  /** Of the items that were read, in their order, with gaps. */
  ordinals: readonly number[];
}
const emptyList: StoredList = { items: 0, bytes: 0, lastOrdinal: 0, ordinals: [] };

/** What was read of a person's world, in the transaction that has locked it. */
export interface StoredWorld {
  /** Lists that were not read are empty. */
  world: World;
  /** The lists that were read, in whole or in part. */
  lists: Partial<Record<WorldList, StoredList>>;
  /** Number of facts that led to it. */
  version: number;
  /** Time of the last of them. */
  lastAt: Date;
}

/** A list as it is read: its items in any order, and the ordinal of each. */
interface ReadList {
  list: WorldList;
  ordinals: number[];
  read: unknown[];
}
type SizedList = ReadList & Pick<StoredList, 'items' | 'bytes' | 'lastOrdinal'>;

/** A list in its order. */
function sorted({ ordinals, read }: Omit<ReadList, 'list'>): { items: unknown[]; ordinals: number[] } {
  const order = ordinals.map((_, at) => at).toSorted((one, other) => ordinals[one]! - ordinals[other]!);
  return { items: order.map((at) => read[at]!), ordinals: order.map((at) => ordinals[at]!) };
}

/** A person's world, and its version. */
export async function readWorld(
  tx: TransactionSql,
  userId: string,
): Promise<{ world: World; version: number }> {
  const [[row], lists] = await Promise.all([
    tx<{ version: string }[]>`select version from worlds where user_id = ${userId}`,
    // In one row for each list, which takes less than half as long as a row for each item.
    tx<ReadList[]>`
      select list, json_agg(ordinal) as ordinals, json_agg(item) as read
      from world_items where user_id = ${userId} group by list`,
  ]);
  const read = Object.fromEntries(lists.map((one) => [one.list, sorted(one).items]));
  return { world: parseWorld(read), version: Number(row?.version ?? 0) };
}

/** The named lists, or the one item that is named of them, and how much each list has in all. */
function readLists(tx: TransactionSql, userId: string, reading: WorldReading): Promise<SizedList[]> {
  const wanted = Object.entries(reading).map(([list, id]) => ({ list, id: id === true ? null : id }));
  if (wanted.length === 0) return Promise.resolve([]);
  return tx<SizedList[]>`
    select i.list, count(*)::int as items, sum(i.bytes)::int as bytes, max(i.ordinal) as "lastOrdinal",
      coalesce(json_agg(i.ordinal) filter (where w.id is null or i.id = w.id), '[]') as ordinals,
      coalesce(json_agg(i.item) filter (where w.id is null or i.id = w.id), '[]') as read
    from jsonb_to_recordset(${tx.json(wanted)}) as w (list text, id text)
    join world_items i on i.user_id = ${userId} and i.list = w.list
    group by i.list`;
}

/**
 * Locks a person's world and reads what is needed of it, so that commands that change it come one after the other.
 *
 * @param scope Set before, if it is another one.
 * @throws AppError `not_found` if the account was deleted.
 */
export async function lockWorld(
  tx: TransactionSql,
  userId: string,
  { reading, scope }: { reading: WorldReading; scope?: Scope | undefined },
): Promise<StoredWorld> {
  const [, [row], read] = await Promise.all([
    scope && setScope(tx, scope),
    tx<{ version: string; lastAt: Date }[]>`
      select version, last_at as "lastAt" from worlds where user_id = ${userId} for no key update`,
    // A statement of its own, so that it sees what was committed while the one before waited for the lock.
    readLists(tx, userId, reading),
  ]);
  if (!row) throw new AppError('not_found');
  const world: Partial<Record<WorldList, readonly unknown[]>> = {};
  const lists: StoredWorld['lists'] = {};
  for (const list of Object.keys(reading) as WorldList[]) lists[list] = emptyList;
  for (const { list, items, bytes, lastOrdinal, ...one } of read) {
    const { items: inOrder, ordinals } = sorted(one);
    world[list] = inOrder;
    lists[list] = { items, bytes, lastOrdinal, ordinals };
  }
  return {
    world: parseWorld(world),
    lists,
    version: Number(row.version),
    lastAt: row.lastAt,
  };
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

interface Change {
  before: StoredWorld;
  after: World;
}

/** What is stored of a list that changes. What was not read must not be overwritten. */
function storedList({ lists }: StoredWorld, list: WorldList): StoredList {
  const stored = lists[list];
  if (!stored) throw new Error(`${list} changes, but was not read`);
  return stored;
}

/** What has to be stored of a changed list: items that are new, changed or moved, and the ids of those that are gone. */
function changesOf(
  list: WorldList,
  { before, after }: Change,
): { changed: StoredItem[]; removed: { list: WorldList; id: string }[] } {
  const { ordinals, lastOrdinal } = storedList(before, list);
  const items: readonly Item[] = before.world[list];
  const gone = new Map(items.map((item, at) => [item.id, { item, ordinal: ordinals[at]! }]));
  const changed: StoredItem[] = [];
  let last = 0;
  for (const item of after[list]) {
    const { id } = item;
    const stored = gone.get(id);
    gone.delete(id);
    // A new one comes after those that were not read, too.
    const least = stored ? last + 1 : Math.max(last, lastOrdinal) + 1;
    const ordinal = stored && stored.ordinal > last ? stored.ordinal : least;
    if (stored?.item !== item || stored.ordinal !== ordinal) changed.push({ list, id, ordinal, item });
    last = ordinal;
  }
  return { changed, removed: [...gone.keys()].map((id) => ({ list, id })) };
}

const changedLists = ({ before, after }: Change) =>
  worldLists.filter((list) => after[list] !== before.world[list]);

/** @throws AppError `list_full`, `list_too_large` if a list would have more than a person can have. */
export function requireRoom(change: Change): void {
  const { before, after } = change;
  for (const list of changedLists(change)) {
    const stored = storedList(before, list);
    const size = {
      items: stored.items + after[list].length - before.world[list].length,
      bytes: stored.bytes + bytesOf(after[list]) - bytesOf(before.world[list]),
    };
    const refusal = listRefusal(list, stored, size);
    if (refusal === 'list_full') throw new AppError('list_full');
    if (refusal) throw new AppError(refusal, { maxBytes: worldListMaxBytes[list] });
  }
}

/** Stores what has changed in a world since it was locked. */
export async function storeWorld(
  tx: TransactionSql,
  userId: string,
  { at, ...change }: Change & { at: Date },
): Promise<void> {
  const changes = changedLists(change).map((list) => changesOf(list, change));
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
      update worlds set version = ${change.before.version + 1}, last_at = ${at} where user_id = ${userId}`,
  ]);
}
