import { applyAccountFacts, subjectOf, withinLimits } from '@vetsync/machines/model/exchange';
import { notificationIdOf } from '@vetsync/machines/model/world';
import type { FactBody, World } from '@vetsync/machines/model/world';
import { writeLast } from './context.ts';
import type { WritingLast } from './context.ts';
import type { NewFact } from './facts/facts.ts';
import { requireRoom, storeWorld } from './worlds.ts';
import type { StoredWorld } from './worlds.ts';
import { changedReminders } from '@vetsync/machines/exchange/model';
import type { TransactionSql } from '../data/db.ts';

/** Stores when what has changed in a person's world reminds them, in their scope. */
async function storeReminders(
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

/** Each fact of a world is later than the one before, even if the clock was set back. */
export const nextFactTime = ({ lastAt }: StoredWorld, now: Date): Date =>
  new Date(Math.max(now.getTime(), lastAt.getTime() + 1));

/** Who caused a fact, by which command, and when. Nobody causes a reminder. */
export interface FactOrigin {
  actorId: string | null;
  commandId: string;
  at: Date;
}

/** Whether a fact has left a notification for the person. */
const notifiesPerson = ({ notifications }: World, id: string) =>
  notifications.some((one) => one.id === notificationIdOf({ id }) && one.targetRole === 'user');

/**
 * Applies what happened to a person's world, and stores it, in their scope, as one of the last writes.
 *
 * @returns The fact, which is yet to be stored. Null if nothing changed.
 * @throws AppError `list_full`, `list_too_large`.
 */
export function changeWorld(
  context: WritingLast,
  userId: string,
  { stored, id, body, origin }: { stored: StoredWorld; id: string; body: FactBody; origin: FactOrigin },
): NewFact | null {
  const fact = { id, at: origin.at.getTime(), body };
  const after = withinLimits(applyAccountFacts(stored.world, [fact]));
  if (after === stored.world) return null;
  requireRoom({ before: stored, after });
  writeLast(
    context,
    storeWorld(context.tx, userId, { before: stored, after, at: origin.at }),
    storeReminders(context.tx, userId, { before: stored.world, after, now: origin.at }),
  );
  const { type: kind, ...payload } = body;
  return {
    ...origin,
    id,
    audience: { userId },
    kind,
    subject: subjectOf(fact),
    payload,
    version: stored.version + 1,
    // What somebody agrees to is mailed for their calendar.
    notifies: (origin.actorId !== userId || body.type === 'bookingChanged') && notifiesPerson(after, id),
  };
}
