import type { FactBody } from '@vetsync/machines/model/world';
import type { TransactionSql } from '../../data/db.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import { finishWrites, writeLast } from '../context.ts';
import type { WritingLast } from '../context.ts';
import { insertFacts } from '../facts/facts.ts';
import type { StoredWorld } from '../worlds.ts';
import { requestNotificationMail } from './notificationMail.ts';

/**
 * Stores what has happened to a person, in their scope. Nobody did it, so they are notified.
 *
 * @returns Whether it changed anything.
 */
export async function tellPerson(
  tx: TransactionSql,
  userId: string,
  { stored, body, now }: { stored: StoredWorld; body: FactBody; now: Date },
): Promise<boolean> {
  const [ids] = await tx<{ fact: string; command: string }[]>`select uuidv7() as fact, uuidv7() as command`;
  const context: WritingLast = { tx, lastWrites: [] };
  const made = changeWorld(context, userId, {
    stored,
    id: ids!.fact,
    body,
    origin: { actorId: null, commandId: ids!.command, at: nextFactTime(stored, now) },
  });
  if (!made) return false;
  writeLast(context, insertFacts(tx, [made], userId), requestNotificationMail(tx, [made], now));
  await finishWrites(context);
  return true;
}
