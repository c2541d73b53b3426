import { eventSubject, evidenceMax } from '@vetsync/machines/model/exchange';
import type { MessageSide, PayloadOf } from '@vetsync/machines/model/exchange';
import type { SentReport } from '@vetsync/machines/model/world';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { findThread } from '../messages.ts';
import type { StoredWorld } from '../worlds.ts';

export interface ReportPayload {
  threadId: string;
  /** The whole conversation if it is missing. */
  messageId?: string | undefined;
  reason: string;
  note?: string | undefined;
}

/** The messages up to the one that is reported, oldest first, as they are. @throws AppError `not_found`. */
async function evidenceOf(
  tx: TransactionSql,
  organizationId: string,
  { threadId, messageId }: ReportPayload,
): Promise<object[]> {
  const rows = await tx<{ id: string; at: Date }[]>`
    select id, side, author_name as "authorName", text, at from messages
    where organization_id = ${organizationId} and thread_id = ${threadId}
      ${messageId === undefined ? tx`` : tx`and id <= ${messageId}`}
    order by id desc limit ${evidenceMax}`;
  if (messageId !== undefined && rows[0]?.id !== messageId) throw new AppError('not_found');
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })).toReversed();
}

/** Stores a report with its evidence, in the scope of who reports. */
async function addReport(
  { tx, userId, newId }: CommandContext,
  { side, at, payload }: { side: MessageSide; at: Date; payload: ReportPayload },
) {
  const thread = await findThread(tx, payload.threadId);
  if (side === 'person' && thread.userId !== userId && thread.mentorId !== userId)
    throw new AppError('not_found');
  const [id, evidence] = await Promise.all([newId(), evidenceOf(tx, thread.organizationId, payload)]);
  await tx`
    insert into reports (id, reporter_id, side, organization_id, user_id, mentor_id, thread_id, message_id, reason, note,
      evidence, at)
    values (${id}, ${userId}, ${thread.mentorId === userId ? 'organization' : side}, ${thread.organizationId},
      ${thread.userId}, ${thread.mentorId}, ${thread.id},
      ${payload.messageId ?? null}, ${payload.reason}, ${payload.note ?? ''}, ${tx.json(evidence as never)}, ${at})`;
  return { id, thread };
}

/** Reports what an organization has written. It is not told. @throws AppError `not_found`. */
export async function reportAsPerson(
  context: CommandContext,
  stored: StoredWorld,
  payload: ReportPayload,
): Promise<NewFact[]> {
  const at = nextFactTime(stored, context.now);
  const { id, thread } = await addReport(context, { side: 'person', at, payload });
  const [between] = await context.tx<{ other: string }[]>`
    select case when mentor_id = ${context.userId} then user_name else mentor_name end as other
    from mentorships where id = ${thread.id}`;
  const organizationName = between?.other ?? thread.organizationName;
  return told(context, stored, { id, threadId: thread.id, organizationName, reason: payload.reason }, at);
}

/** Notes what somebody has reported among what is theirs. */
function told(
  context: CommandContext,
  stored: StoredWorld,
  report: Pick<SentReport, 'id' | 'threadId' | 'organizationName' | 'reason'>,
  at: Date,
): NewFact[] {
  const { userId, commandId } = context;
  const made = changeWorld(context, userId, {
    stored,
    id: report.id,
    body: { type: 'reportSent', report: { ...report, at: at.toISOString(), status: 'open' } },
    origin: { actorId: userId, commandId, at },
  });
  return made ? [made] : [];
}

/** Reports an event of another person, with what everyone reads of it. The host is not told. @throws AppError `not_found`. */
export async function reportEvent(
  context: CommandContext,
  stored: StoredWorld,
  { listingId, reason, note = '' }: PayloadOf<'event.report'>,
): Promise<NewFact[]> {
  const { tx, userId, now, newId } = context;
  const at = nextFactTime(stored, now);
  const id = await newId();
  const [event] = await tx<
    { title: string; description: string; location: string; host: string; at: Date }[]
  >`
    select l.title, l.description, l.location, h.name as host, l.created_at as at
    from people_events h join listings l on l.id = h.listing_id
    where h.listing_id = ${listingId} and not h.is_own`;
  if (!event) throw new AppError('not_found');
  const text = [event.title, event.location, event.description].filter(Boolean).join('\n');
  const evidence = [
    { id: listingId, side: 'organization', authorName: event.host, text, at: event.at.toISOString() },
  ];
  await tx`
    insert into reports (id, reporter_id, side, organization_id, user_id, mentor_id, thread_id, listing_id, reason, note,
      evidence, at)
    values (${id}, ${userId}, 'person', community_id(), ${userId}, event_host(${listingId}), ${listingId}, ${listingId},
      ${reason}, ${note}, ${tx.json(evidence)}, ${at})`;
  return told(
    context,
    stored,
    { id, threadId: eventSubject(listingId), organizationName: event.title, reason },
    at,
  );
}

/** Reports what a person has written to an organization. The person is not told. @throws AppError `not_found`. */
export async function reportAsStaff(
  context: CommandContext,
  { organizationId, payload }: { organizationId: string; payload: ReportPayload },
): Promise<NewFact[]> {
  const { userId, commandId, now } = context;
  const { id, thread } = await addReport(context, { side: 'organization', at: now, payload });
  if (thread.organizationId !== organizationId || thread.userId === userId) throw new AppError('not_found');
  return [
    {
      id,
      audience: { organizationId, aboutId: thread.userId },
      kind: 'reportSent',
      subject: thread.id,
      payload: { reportId: id, threadId: thread.id, reason: payload.reason },
      actorId: userId,
      commandId,
      at: now,
      version: null,
    },
  ];
}
