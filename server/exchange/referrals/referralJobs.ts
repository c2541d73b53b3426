import { readingFor } from '@vetsync/machines/model/exchange';
import type { Logger } from 'pino';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { withScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { nextFactTime } from '../changeWorld.ts';
import { finishWrites, writeLast } from '../context.ts';
import { insertFacts } from '../facts/facts.ts';
import { requestNotificationMail } from '../notifications/notificationMail.ts';
import { lockWorld } from '../worlds.ts';
import { findReferral, takeReferralStep } from './referralSteps.ts';

interface Due {
  id: string;
  organizationId: string;
  userId: string;
}

/** Referrals per lookup. */
const lookupSize = 200;

async function newId(tx: TransactionSql): Promise<string> {
  const [row] = await tx<{ id: string }[]>`select uuidv7() as id`;
  return row!.id;
}

/** Sends one back, unless somebody has answered in the meantime. */
const giveBack = (sql: Sql, { id, userId, organizationId }: Due, now: Date): Promise<void> =>
  withScope(sql, { userId, organizationId }, async (tx) => {
    const stored = await lockWorld(tx, userId, { reading: readingFor('referralChanged') });
    const row = await findReferral(tx, id, { locks: true });
    if (row.until === null || row.until > now) return;
    const origin = { actorId: null, commandId: await newId(tx), at: nextFactTime(stored, now) };
    const work = { tx, lastWrites: [], stored, origin, newId: () => newId(tx) };
    const facts = await takeReferralStep(work, row, { step: 'return', by: 'time' });
    writeLast(work, insertFacts(tx, facts, userId), requestNotificationMail(tx, facts, now));
    await finishWrites(work);
  });

/**
 * Sends back what nobody has answered in time: the sender and the person are told. Servers may do it at the same time.
 *
 * @param sql Connections that may see the referrals of all organizations.
 */
export async function returnReferrals(sql: Sql, now: Date, log: Logger): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const due = await sql<Due[]>`
      select id, organization_id as "organizationId", user_id as "userId" from referrals
      where until <= ${now} and id > ${after} order by id limit ${lookupSize}`;
    for (const one of due)
      await giveBack(sql, one, now).catch((error: unknown) => {
        // The account was deleted in the meantime. The next ones must not wait for anything else either: it is tried again.
        if (!(error instanceof AppError))
          log.warn({ code: (error as { code?: unknown }).code }, 'a referral did not come back');
      });
    if (due.length < lookupSize) return;
    after = due.at(-1)!.id;
  }
}
