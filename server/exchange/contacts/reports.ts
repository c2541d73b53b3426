import { evidenceMax } from '@vetsync/machines/model/exchange';
import type { MessageSide } from '@vetsync/machines/model/exchange';
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
  const { userId, commandId, now } = context;
  const at = nextFactTime(stored, now);
  const { id, thread } = await addReport(context, { side: 'person', at, payload });
  const [between] = await context.tx<{ other: string }[]>`
    select case when mentor_id = ${userId} then user_name else mentor_name end as other
    from mentorships where id = ${thread.id}`;
  const made = changeWorld(context, userId, {
    stored,
    id,
    body: {
      type: 'reportSent',
      report: {
        id,
        threadId: thread.id,
        organizationName: between?.other ?? thread.organizationName,
        reason: payload.reason,
        at: at.toISOString(),
        status: 'open',
      },
    },
    origin: { actorId: userId, commandId, at },
  });
  return made ? [made] : [];
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
