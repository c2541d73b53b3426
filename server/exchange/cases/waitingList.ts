import { readingFor } from '@vetsync/machines/model/exchange';
import type { ApplicationKind, LinePlace } from '@vetsync/machines/model/world';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { withScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import { finishWrites, writeLast } from '../context.ts';
import type { WritingLast } from '../context.ts';
import { insertFacts } from '../facts/facts.ts';
import type { NewFact } from '../facts/facts.ts';
import { requestNotificationMail } from '../notifications/notificationMail.ts';
import { lockWorld } from '../worlds.ts';

/** Of an application as `a`: that it waits, and is not over. */
const waits = (sql: Sql | TransactionSql) => sql`
  a.waiting_since is not null and a.status not in ('hired', 'accepted', 'active', 'rejected', 'withdrawn')`;

/** The place in line of an application as `a`; null if it waits for no spot. */
export const linePlace = (sql: Sql | TransactionSql) => sql`
  case when ${waits(sql)} then case when a.is_next then 'next' else 'waiting' end end as line`;

/** Free spots of a listing as `l`, of which `s` counts those that are taken. Null: there is no limit. */
const free = (sql: Sql | TransactionSql) => sql`
  greatest((l.details ->> 'capacity')::integer - coalesce(s.taken, 0), 0)`;

/** Whether all spots of an application's listing are taken. */
export async function hasFullListing(tx: TransactionSql, applicationId: string): Promise<boolean> {
  const [row] = await tx<{ isFull: boolean }[]>`
    select coalesce(${free(tx)} = 0, false) as "isFull"
    from applications a join listings l on l.organization_id = a.organization_id and l.id = a.listing_id
      left join listing_spots s on s.listing_id = l.id
    where a.id = ${applicationId}`;
  return row?.isFull ?? false;
}

interface Waiting {
  id: string;
  organizationId: string;
  userId: string;
}

/** Whoever has another place in line by now, those who lose theirs first. */
const outdated = (sql: Sql) => sql<Waiting[]>`
  select id, organization_id as "organizationId", user_id as "userId" from (
    select a.id, a.organization_id, a.user_id, a.is_next, ${free(sql)} as free,
      row_number() over (partition by a.listing_id order by a.waiting_since, a.id) as place
    from applications a join listings l on l.organization_id = a.organization_id and l.id = a.listing_id
      join organizations o on o.id = l.organization_id
      left join listing_spots s on s.listing_id = l.id
    where ${waits(sql)} and o.status = 'approved'
  ) line
  where is_next <> (free is null or place <= free) order by is_next desc, place`;

type Place = { kind: ApplicationKind; status: string; isNext: boolean; isDue: boolean };

/** Locks an application of the scope, and reads whether a spot is free for it. Null if it waits no longer. */
async function lockPlace(tx: TransactionSql, { id }: Waiting): Promise<Place | null> {
  const [row] = await tx<Place[]>`
    select a.kind, a.status, a.is_next as "isNext", ${free(tx)} is null or (
      select count(*) from applications b
      where b.organization_id = a.organization_id and b.listing_id = a.listing_id and b.waiting_since is not null
        and b.status not in ('hired', 'accepted', 'active', 'rejected', 'withdrawn')
        and (b.waiting_since, b.id) < (a.waiting_since, a.id)
    ) < ${free(tx)} as "isDue"
    from applications a join listings l on l.organization_id = a.organization_id and l.id = a.listing_id
      left join listing_spots s on s.listing_id = l.id
    where a.id = ${id} and ${waits(tx)} for no key update of a`;
  return row ?? null;
}

/**
 * Gives somebody their place in line, and tells them and the staff if a spot is free for them. That others took it is no news: they
 * wait, as before. Whoever comes second, another server, finds it done.
 */
const move = (sql: Sql, waiting: Waiting, now: Date): Promise<void> => {
  const { id: applicationId, organizationId, userId } = waiting;
  return withScope(sql, { userId, organizationId }, async (tx) => {
    const stored = await lockWorld(tx, userId, { reading: readingFor('lineMoved', applicationId) });
    const place = await lockPlace(tx, waiting);
    if (place === null || place.isNext === place.isDue) return;
    const { kind, status, isDue } = place;
    const line: LinePlace = isDue ? 'next' : 'waiting';
    const [ids] = await tx<{ fact: string; command: string }[]>`select uuidv7() as fact, uuidv7() as command`;
    const at = nextFactTime(stored, now);
    await tx`
      update applications set is_next = ${isDue}
      where organization_id = ${organizationId} and id = ${applicationId}`;
    await tx`
      insert into application_steps (organization_id, application_id, at, step, status)
      values (${organizationId}, ${applicationId}, ${at}, ${line}, ${status})`;
    const context: WritingLast = { tx, lastWrites: [] };
    // Nobody did it, so everyone is told.
    const origin = { actorId: null, commandId: ids!.command, at };
    const own = changeWorld(context, userId, {
      stored,
      id: ids!.fact,
      body: { type: 'lineMoved', kind, applicationId, line },
      origin,
    });
    const theirs: NewFact = {
      ...origin,
      id: ids!.fact,
      audience: { organizationId, aboutId: userId },
      kind: isDue ? 'spotFreed' : 'spotTaken',
      subject: applicationId,
      payload: { applicationId, line },
      version: null,
      notifies: isDue,
    };
    const made = own ? [own, theirs] : [theirs];
    writeLast(context, insertFacts(tx, made, userId), requestNotificationMail(tx, made, now));
    await finishWrites(context);
  });
};

/**
 * Follows the waiting lists of listings: whenever spots are free, those who wait longest are next. Whatever has freed a spot counts:
 * a withdrawal, a declined place, a record that was closed, an account that was deleted, a higher number of spots.
 * Servers may do it at the same time.
 *
 * @param sql Connections that may see who waits, of all organizations.
 */
export async function moveLines(sql: Sql, clock: Clock, log: Logger): Promise<void> {
  for (const waiting of await outdated(sql)) {
    try {
      await move(sql, waiting, clock.now());
    } catch (error) {
      // The account was deleted in the meantime.
      if (error instanceof AppError && error.code === 'not_found') continue;
      // The next ones must not wait for it. It is tried again.
      log.warn({ code: (error as { code?: unknown }).code }, 'not moved in line');
    }
  }
}
