import { changedReminders } from '@vetsync/machines/model/exchange';
import type { World } from '@vetsync/machines/model/world';
import type { TransactionSql } from '../data/db.ts';

/** Stores when the changed appointments of a person remind them, in their scope. */
export async function storeReminders(
  tx: TransactionSql,
  userId: string,
  { before, after, now }: { before: World; after: World; now: Date },
): Promise<void> {
  if (after.appointments === before.appointments) return;
  const { set, removed } = changedReminders(before.appointments, after.appointments, now.getTime());
  if (set.length > 0) {
    await tx`
      insert into appointment_reminders (user_id, appointment_id, due_at)
      select ${userId}, "appointmentId", to_timestamp("dueAt" / 1000.0)
      from jsonb_to_recordset(${tx.json(set as never)}) as due ("appointmentId" text, "dueAt" float8)
      on conflict (user_id, appointment_id) do update set due_at = excluded.due_at`;
  }
  if (removed.length > 0) {
    await tx`
      delete from appointment_reminders where user_id = ${userId} and appointment_id = any(${removed}::text[])`;
  }
}
