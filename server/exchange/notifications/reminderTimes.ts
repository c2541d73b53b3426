import { changedReminders } from '@vetsync/machines/exchange/model';
import type { World } from '@vetsync/machines/model/world';
import type { TransactionSql } from '../../data/db.ts';

/** Stores when what has changed in a person's world reminds them, in their scope. */
export async function storeReminders(
  tx: TransactionSql,
  userId: string,
  { before, after, now }: { before: World; after: World; now: Date },
): Promise<void> {
  const { set, removed } = changedReminders(before, after, now.getTime());
  await Promise.all([
    set.length > 0 &&
      tx`
        insert into reminders (user_id, kind, item_id, due_at)
        select ${userId}, kind, "itemId", to_timestamp("dueAt" / 1000.0)
        from jsonb_to_recordset(${tx.json(set as never)}) as due (kind text, "itemId" text, "dueAt" float8)
        on conflict (user_id, kind, item_id) do update set due_at = excluded.due_at`,
    removed.length > 0 &&
      tx`
        delete from reminders r using jsonb_to_recordset(${tx.json(removed as never)}) as gone (kind text, "itemId" text)
        where r.user_id = ${userId} and r.kind = gone.kind and r.item_id = gone."itemId"`,
  ]);
}
