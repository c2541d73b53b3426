import { randomUUID } from 'node:crypto';
import { communityId, readingFor } from '@vetsync/machines/model/exchange';
import type { QueuedReport, ReportDecision } from '@vetsync/machines/model/exchange';
import type { ReportStatus } from '@vetsync/machines/model/world';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { AppError } from '../../errors.ts';
import { withScope, setScope } from '../../data/scopes.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import { finishWrites, writeLast } from '../context.ts';
import type { WritingLast } from '../context.ts';
import { insertFacts } from '../facts/facts.ts';
import type { NewFact } from '../facts/facts.ts';
import { requestNotificationMail } from '../notifications/notificationMail.ts';
import { lockWorld } from '../worlds.ts';

const administration = { administration: true };

type Row = Omit<QueuedReport, 'at' | 'decision'> & {
  createdAt: Date;
  decidedAt: Date | null;
  decisionReason: string;
  decidedBy: { id: string; name: string | null } | null;
};

const reportOf = ({ createdAt, decidedAt, decisionReason, decidedBy, ...row }: Row): QueuedReport => ({
  ...row,
  at: createdAt.toISOString(),
  decision: decidedAt && { at: decidedAt.toISOString(), reason: decisionReason, by: decidedBy },
});

const nameOf = (tx: TransactionSql, column: 'reporter_id' | 'user_id' | 'mentor_id' | 'decided_by') => tx`
  (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = r.${tx(column)})`;

const columns = (tx: TransactionSql) => tx`
  r.id, r.at as "createdAt", r.status, r.reason, r.note, r.side, ${nameOf(tx, 'reporter_id')} as reporter,
  coalesce(${nameOf(tx, 'mentor_id')}, json_build_object('id', o.id, 'name', o.name)) as organization, ${nameOf(tx, 'user_id')} as person,
  r.listing_id is not null as "isOfEvent", r.message_id as "messageId", r.evidence, r.decided_at as "decidedAt", r.decision_reason as "decisionReason",
  ${nameOf(tx, 'decided_by')} as "decidedBy"`;

interface Stored {
  reporterId: string | null;
  side: 'person' | 'organization';
  organizationId: string;
  userId: string;
  mentorId: string | null;
  threadId: string;
  listingId: string | null;
  status: ReportStatus;
}

const find = async (tx: TransactionSql, id: string, lock: boolean): Promise<Stored> => {
  const [row] = await tx<Stored[]>`
    select reporter_id as "reporterId", side, organization_id as "organizationId", user_id as "userId", mentor_id as "mentorId", thread_id as "threadId",
      listing_id as "listingId", status
    from reports where id = ${id} ${lock ? tx`for update` : tx``}`;
  if (!row) throw new AppError('not_found');
  return row;
};

/** Tells who has reported what became of it. Returns the fact, which is yet to be stored. */
async function tellReporter(
  context: WritingLast,
  { side, organizationId, userId, mentorId, reporterId, threadId }: Stored,
  { id, status, actorId, now }: { id: string; status: ReportDecision['status']; actorId: string; now: Date },
): Promise<NewFact | null> {
  const { tx } = context;
  const [{ factId } = { factId: '' }] = await tx<{ factId: string }[]>`select uuidv7() as "factId"`;
  const commandId = randomUUID();
  if (side === 'organization' && mentorId === null) {
    await setScope(tx, { organizationId });
    return {
      id: factId,
      audience: { organizationId, aboutId: userId },
      kind: 'reportDecided',
      subject: threadId,
      payload: { reportId: id, status },
      actorId,
      commandId,
      at: now,
      version: null,
    };
  }
  if (reporterId === null) return null;
  await setScope(tx, { userId: reporterId });
  const stored = await lockWorld(tx, reporterId, { reading: readingFor('reportDecided') });
  return changeWorld(context, reporterId, {
    stored,
    id: factId,
    body: { type: 'reportDecided', reportId: id, status },
    origin: { actorId, commandId, at: nextFactTime(stored, now) },
  });
}

/** Takes an event of a person away. The background tells who takes part that it won't take place. */
async function removeEvent(tx: TransactionSql, id: string): Promise<void> {
  await setScope(tx, { ...administration, organizationId: communityId });
  await tx`
    update listings set status = 'closed', version = version + 1
    where organization_id = ${communityId} and id = ${id} and status = 'published'`;
  await setScope(tx, administration);
}

/** Reports, as administrators see and decide on them. */
export const createReportQueue = (sql: Sql, clock: Clock) => ({
  /** A page of reports: open ones from the oldest, others from the newest. */
  list: ({
    status,
    item,
    cursor,
    limit,
  }: {
    status: ReportStatus;
    /** Only this one, whatever its status. */
    item?: string | undefined;
    cursor?: Keyset | undefined;
    limit: number;
  }) =>
    withScope(sql, administration, async (tx) => {
      const [after, direction] = status === 'open' ? [tx`>`, tx`asc`] : [tx`<`, tx`desc`];
      const rows = await tx<Row[]>`
        select ${columns(tx)} from reports r left join organizations o on o.id = r.organization_id
        where ${item ? tx`r.id = ${item}` : tx`r.status = ${status}`} ${cursor ? tx`and (r.at, r.id) ${after} (${cursor.createdAt}, ${cursor.id})` : tx``}
        order by r.at ${direction}, r.id ${direction} limit ${limit + 1}`;
      const { page, nextCursor } = pageOf(rows, limit);
      return { reports: page.map(reportOf), nextCursor };
    }),

  /**
   * Decides on a report. Acting on one of a person's event removes it. Who has reported is told what became of it, but not why; the other side is told nothing.
   *
   * @throws AppError `not_found`, `report_decided`.
   */
  decide: (
    administratorId: string,
    id: string,
    { status, reason }: ReportDecision,
  ): Promise<{ report: QueuedReport }> =>
    withScope(sql, administration, async (tx) => {
      const now = clock.now();
      const report = await find(tx, id, false);
      // The world of who has reported is locked first, as by their own commands.
      const context: WritingLast = { tx, lastWrites: [] };
      const fact = await tellReporter(context, report, { id, status, actorId: administratorId, now });
      if (fact) writeLast(context, insertFacts(tx, [fact]));
      await finishWrites(context);
      await setScope(tx, administration);
      const locked = await find(tx, id, true);
      if (locked.status !== 'open') throw new AppError('report_decided');
      await tx`
        update reports set status = ${status}, decided_by = ${administratorId}, decided_at = ${now},
          decision_reason = ${reason} where id = ${id}`;
      if (status === 'acted' && locked.listingId !== null) await removeEvent(tx, locked.listingId);
      const [row] = await tx<Row[]>`
        select ${columns(tx)} from reports r left join organizations o on o.id = r.organization_id where r.id = ${id}`;
      if (fact) await requestNotificationMail(tx, [fact], now);
      return { report: reportOf(row!) };
    }),
});
