import { awaitedDecision, readingFor } from '@vetsync/machines/model/exchange';
import type { DecisionPart, FactBody } from '@vetsync/machines/model/world';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { withScope, setScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { lockWorld } from '../worlds.ts';
import { tellPerson } from './tellPerson.ts';

interface Awaited {
  part: DecisionPart;
  id: string;
  name: string;
}

/** Of each part, the oldest are told first. The others follow when these are decided on. */
const toldMax = 20;

/** What awaits a decision, with names: all of it that is among `ids`, or the oldest of each part. */
const awaited = (tx: TransactionSql, ids?: readonly string[]) => {
  const among = ids ? tx`and w.id = any(${ids as string[]}::text[]::uuid[])` : tx``;
  const oldest = ids ? tx`` : tx`limit ${toldMax}`;
  return tx<Awaited[]>`
    (select 'organizations' as part, w.id, w.name from organizations w
      where w.status = 'pending' ${among} order by w.created_at, w.id ${oldest})
    union all
    (select 'reports', w.id, coalesce((select u.name from named_people u where u.id = w.mentor_id), o.name, '')
      from reports w left join organizations o on o.id = w.organization_id
      where w.status = 'open' ${among} order by w.at, w.id ${oldest})
    union all
    (select 'requests', w.id, w.organization from custom_solution_leads w
      where w.status = 'new' ${among} order by w.created_at, w.id ${oldest})`;
};

/**
 * Tells one administrator of one thing that awaits a decision, or marks one as read on which another has decided. The world is
 * locked first, as by a command, so that servers can do this at the same time.
 *
 * @returns Whether there may be more to tell.
 */
const tell = (
  sql: Sql,
  userId: string,
  { open, now }: { open: readonly Awaited[]; now: Date },
): Promise<boolean> =>
  withScope(sql, { userId }, async (tx) => {
    const stored = await lockWorld(tx, userId, { reading: readingFor('decisionAwaited') });
    const told = await tx<{ subject: string }[]>`
      select subject from facts where user_id = ${userId} and kind = 'decisionAwaited'`;
    const known = new Set(told.map(({ subject }) => subject));
    const unread = stored.world.notifications.flatMap(({ id, read, subjectId }) => {
      const decision = read ? null : awaitedDecision({ subjectId });
      return decision ? [{ notificationId: id, itemId: decision.itemId }] : [];
    });
    await setScope(tx, { administration: true });
    const still = new Set(
      unread.length > 0
        ? (
            await awaited(
              tx,
              unread.map(({ itemId }) => itemId),
            )
          ).map(({ id }) => id)
        : [],
    );
    await setScope(tx, { userId });
    const bodies: FactBody[] = [
      ...unread.flatMap(({ notificationId, itemId }): FactBody[] =>
        still.has(itemId) ? [] : [{ type: 'notificationRead', notificationId }],
      ),
      ...open.flatMap(({ part, id, name }): FactBody[] =>
        known.has(id) ? [] : [{ type: 'decisionAwaited', itemId: id, part, name: name.slice(0, 200) }],
      ),
    ];
    const [body] = bodies;
    if (!body) return false;
    return (await tellPerson(tx, userId, { stored, body, now })) && bodies.length > 1;
  });

/**
 * Tells all administrators what awaits their decision: under their bell, and by email if they want it.
 *
 * @param sql Connections that may see who they are, and what waits.
 */
export async function tellAdministrators(sql: Sql, clock: Clock, log: Logger): Promise<void> {
  const open = await withScope(sql, { administration: true }, (tx) => awaited(tx));
  const administrators = await sql<{ id: string }[]>`
    select u.id from users u join user_roles r on r.user_id = u.id and r.role = 'admin'
    where u.banned_at is null order by u.id`;
  for (const { id } of administrators) {
    try {
      while (await tell(sql, id, { open, now: clock.now() }));
    } catch (error) {
      // The account was deleted in the meantime.
      if (error instanceof AppError && error.code === 'not_found') continue;
      // The next ones must not wait for it. It is tried again.
      log.warn({ code: (error as { code?: unknown }).code }, 'an administrator was not told');
    }
  }
}
