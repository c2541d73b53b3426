import { randomUUID } from 'node:crypto';
import { viewingMs } from '@vetsync/machines/exchange/model';
import type { WholeApplication } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';
import { insertFacts } from './facts/facts.ts';

/** Colleagues are told again of the same opening after this. */
const announcedMs = 60_000;

interface Opening {
  userId: string;
  organizationId: string;
  applicationId: string;
  applicantId: string;
  now: Date;
}

/** Colleagues who have opened an application lately, the last one first. */
export async function otherViewers(
  tx: TransactionSql,
  { userId, organizationId, applicationId, now }: Opening,
): Promise<WholeApplication['openedBy']> {
  const rows = await tx<{ id: string; name: string | null; at: Date }[]>`
    select u.id, u.name, max(r.at) as at
    from access_records r join named_people u on u.id = r.actor_id
    where r.organization_id = ${organizationId} and r.application_id = ${applicationId}
      and r.at > ${new Date(now.getTime() - viewingMs)} and r.actor_id <> ${userId}
    group by u.id, u.name order by at desc limit 20`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Tells colleagues that somebody has opened an application. Returns whether they have to be told. */
export async function announceViewer(
  tx: TransactionSql,
  { userId, organizationId, applicationId, applicantId, now }: Opening,
): Promise<boolean> {
  const [[last], [reader]] = await Promise.all([
    tx`
      select from access_records
      where organization_id = ${organizationId} and application_id = ${applicationId}
        and at > ${new Date(now.getTime() - announcedMs)} and actor_id = ${userId} limit 1`,
    tx<{ id: string; name: string | null; factId: string }[]>`
      select id, name, uuidv7() as "factId" from named_people where id = ${userId}`,
  ]);
  if (last || !reader) return false;
  const { factId, ...colleague } = reader;
  await insertFacts(tx, [
    {
      id: factId,
      audience: { organizationId, aboutId: applicantId },
      kind: 'applicationOpened',
      subject: applicationId,
      payload: { applicationId, colleague },
      actorId: userId,
      // No command asked for it.
      commandId: randomUUID(),
      at: now,
      version: null,
    },
  ]);
  return true;
}
