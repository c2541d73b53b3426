import { readingFor } from '@vetsync/machines/model/exchange';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { withScope } from '../data/scopes.ts';
import { lockWorld } from './worlds.ts';
import { tellPerson } from './notifications/tellPerson.ts';

/** People per lookup. */
const lookupSize = 200;
/** Maximum rows per transaction. The live feed waits while one is open, so it must finish within 20 ms. */
const batchSize = 100;

interface Untold {
  id: string;
  version: number;
  hasEnded: boolean;
}

/** An organization as its applicants know it. Null if it is gone. */
async function readStanding(tx: TransactionSql, organizationId: string) {
  const [row] = await tx<{ name: string; state: 'open' | 'suspended' | 'ended' }[]>`
    select name, case when ended_at is not null then 'ended' when status = 'suspended' then 'suspended' else 'open' end
      as state
    from organizations where id = ${organizationId}`;
  return row ?? null;
}

/** Tells a person what became of an organization. Who knows it already is told nothing, so this can be repeated. */
const tell = (
  sql: Sql,
  { organizationId, userId }: { organizationId: string; userId: string },
  now: Date,
): Promise<void> =>
  withScope(sql, { userId, organizationId }, async (tx) => {
    const stored = await lockWorld(tx, userId, { reading: readingFor('organizationChanged') });
    const organization = await readStanding(tx, organizationId);
    if (!organization) return;
    const applications = await tx<{ id: string }[]>`
      select id from applications
      where organization_id = ${organizationId} and user_id = ${userId} and status not in ('rejected', 'withdrawn')
      order by submitted_at desc`;
    await tellPerson(tx, userId, {
      stored,
      body: {
        type: 'organizationChanged',
        organizationId,
        organizationName: organization.name,
        state: organization.state,
        applicationIds: applications.map(({ id }) => id),
      },
      now,
    });
  });

/** Tells everyone who waits for an organization. */
async function tellAll(sql: Sql, organizationId: string, now: Date): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const people = await sql<{ userId: string }[]>`
      select user_id as "userId" from (
        select user_id from applications
        where organization_id = ${organizationId} and status not in ('rejected', 'withdrawn')
        union select user_id from cases where organization_id = ${organizationId}
        union select user_id from asked_people where organization_id = ${organizationId}
      ) waiting
      where user_id > ${after} order by user_id limit ${lookupSize}`;
    for (const { userId } of people) {
      try {
        await tell(sql, { organizationId, userId }, now);
      } catch (error) {
        // The account was deleted in the meantime.
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      }
    }
    if (people.length < lookupSize) return;
    after = people.at(-1)!.userId;
  }
}

/** Deletes an organization that has ended, its many rows first. */
async function removeEnded(sql: Sql, organizationId: string): Promise<void> {
  for (;;) {
    const { count } = await sql`
      delete from applications where organization_id = ${organizationId} and id in (
        select id from applications where organization_id = ${organizationId} limit ${batchSize})`;
    if (count < batchSize) break;
  }
  await sql`delete from organizations where id = ${organizationId} and ended_at is not null`;
}

/**
 * Tells applicants that an organization was suspended, is open again or has ended, and deletes what has ended. Servers may do it at
 * the same time.
 *
 * @param sql Connections that may see whom to tell, of all organizations.
 */
export async function tellApplicants(sql: Sql, clock: Clock, log: Logger): Promise<void> {
  const untold = await sql<Untold[]>`
    select id, version, ended_at is not null as "hasEnded" from organizations where not applicants_told order by id`;
  for (const { id, version, hasEnded } of untold) {
    try {
      await tellAll(sql, id, clock.now());
      if (hasEnded) await removeEnded(sql, id);
      // Another decision meanwhile has another version, and is told next.
      else
        await sql`update organizations set applicants_told = true where id = ${id} and version = ${version}`;
    } catch (error) {
      // The next ones must not wait for it. It is tried again.
      log.warn({ code: (error as { code?: unknown }).code }, 'applicants were not told');
    }
  }
}
