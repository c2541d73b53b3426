import { commands, personSubject } from '@vetsync/machines/model/exchange';
import type { MessageSide } from '@vetsync/machines/model/exchange';
import type { OrganizationStatus } from '@vetsync/machines/organizations/model';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { setScope } from '../data/scopes.ts';
import { changeWorld, nextFactTime } from './changeWorld.ts';
import { writeLast } from './context.ts';
import type { CommandContext } from './context.ts';
import type { NewFact } from './facts/facts.ts';
import { holdAccount, storeWorld } from './worlds.ts';
import type { StoredWorld } from './worlds.ts';

const dayMs = 24 * 3_600_000;

interface ThreadRow {
  id: string;
  organizationId: string;
  organizationName: string;
  userId: string;
  isBlocked: boolean;
  isSuspended: boolean;
  /** The other side of a conversation between two people. */
  mentorId: string | null;
  isBlockedByMentor: boolean;
  lastAt: Date;
}

const threadColumns = (tx: TransactionSql) => tx`
  t.id, t.organization_id as "organizationId", coalesce(o.name, '') as "organizationName", t.user_id as "userId",
  t.blocked_at is not null as "isBlocked", coalesce(o.status = 'suspended', false) as "isSuspended",
  t.mentor_id as "mentorId", t.mentor_blocked_at is not null as "isBlockedByMentor", t.last_at as "lastAt"
  from threads t left join organizations o on o.id = t.organization_id`;

/** A thread that the scope may see. @throws AppError `not_found`. */
export async function findThread(tx: TransactionSql, id: string): Promise<ThreadRow> {
  const [row] = await tx<ThreadRow[]>`select ${threadColumns(tx)} where t.id = ${id}`;
  if (!row) throw new AppError('not_found');
  return row;
}

export async function threadBetween(
  tx: TransactionSql,
  organizationId: string,
  userId: string,
): Promise<ThreadRow | null> {
  const [row] = await tx<ThreadRow[]>`
    select ${threadColumns(tx)} where t.organization_id = ${organizationId} and t.user_id = ${userId}`;
  return row ?? null;
}

/**
 * @throws AppError `organization_suspended`, also of one that only its applicants still see; `not_found` unless everyone can
 *   see it.
 */
async function requireApproved(tx: TransactionSql, organizationId: string): Promise<void> {
  const [row] = await tx<{ status: OrganizationStatus }[]>`
    select status from organizations where id = ${organizationId} and status in ('approved', 'suspended')`;
  if (!row) throw new AppError('not_found');
  if (row.status === 'suspended') throw new AppError('organization_suspended');
}

/** @throws AppError `too_many_requests` if the person has started too many conversations within a day. */
async function limitNewThreads(tx: TransactionSql, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - dayMs);
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from threads where user_id = ${userId} and created_at > ${since}`;
  if (row!.count >= commands['message.toOrganization'].daily.most) {
    throw new AppError('too_many_requests', { retryAfterSeconds: 3_600, sendsMail: false });
  }
}

/** Starts a conversation, in the scope of both sides. */
export async function addThread(
  tx: TransactionSql,
  {
    id,
    organizationId,
    userId,
    mentorId = null,
    at,
  }: { id: string; organizationId: string; userId: string; mentorId?: string | null; at: Date },
): Promise<ThreadRow> {
  await tx`
    insert into threads (organization_id, id, user_id, mentor_id, created_at, last_at)
    values (${organizationId}, ${id}, ${userId}, ${mentorId}, ${at}, ${at})`;
  return findThread(tx, id);
}

/** One's own name, as one has written it. In one's own scope, which looks up less than for others. */
export async function findOwnName(tx: TransactionSql, userId: string): Promise<string> {
  const [row] = await tx<{ name: string }[]>`
    select coalesce(nullif(p.profile ->> 'name', ''), u.full_name, '') as name
    from users u left join profiles p on p.user_id = u.id where u.id = ${userId}`;
  return row?.name ?? '';
}

/** A person's name, as they have written it. */
export async function findPersonName(tx: TransactionSql, userId: string): Promise<string> {
  const [row] = await tx<{ name: string }[]>`
    select signature as name from named_people where id = ${userId}`;
  return row?.name ?? '';
}

interface NewMessage {
  thread: ThreadRow;
  stored: StoredWorld;
  side: MessageSide;
  authorName: string;
  text: string;
}

type MessageRow = Pick<ThreadRow, 'organizationId'> &
  Pick<NewMessage, 'side' | 'authorName' | 'text'> & {
    threadId: string;
    id: string;
    authorId: string;
    at: Date;
  };

/** Stores a message. Who has written it has read the conversation. */
export async function storeMessage(
  tx: TransactionSql,
  { organizationId, threadId, id, side, authorId, authorName, text, at }: MessageRow,
): Promise<void> {
  await tx`
    with added as (
      insert into messages (organization_id, thread_id, id, side, author_id, author_name, text, at)
      values (${organizationId}, ${threadId}, ${id}, ${side}, ${authorId}, ${authorName}, ${text}, ${at})
    )
    update threads set last_at = ${at}, ${side === 'person' ? tx`person_read_at` : tx`organization_read_at`} = ${at}
    where organization_id = ${organizationId} and id = ${threadId}`;
}

/** Adds a message, in the scope of both sides, and tells both. */
async function addMessage(
  context: CommandContext,
  { thread, stored, side, authorName, text }: NewMessage,
): Promise<NewFact[]> {
  const { tx, userId: authorId, commandId, now, newId } = context;
  const { id: threadId, organizationId, organizationName, userId } = thread;
  const at = nextFactTime(stored, now);
  const id = await newId();
  const origin = { actorId: authorId, commandId, at };
  const isFromPerson = side === 'person';
  const theirs = changeWorld(context, userId, {
    stored,
    id,
    body: {
      type: 'messageSent',
      message: isFromPerson
        ? { id, to: organizationId, text }
        : {
            id,
            to: 'user',
            from: organizationId,
            fromName: [authorName, organizationName].filter(Boolean).join(', ').slice(0, 200),
            text,
          },
    },
    origin,
  });
  const message = { organizationId, threadId, id, side, authorId, authorName, text, at };
  writeLast(context, storeMessage(tx, message));
  const ours: NewFact = {
    ...origin,
    id,
    audience: { organizationId, aboutId: userId },
    kind: 'messageSent',
    subject: threadId,
    payload: { threadId, messageId: id, side, authorName, text },
    version: null,
    notifies: isFromPerson,
  };
  return theirs ? [theirs, ours] : [ours];
}

/** What a message of a person depends on: the conversation, or null for a new one, and who writes to whom. */
interface PersonMessageReads {
  known: ThreadRow | null;
  authorName: string;
  organizationId: string;
}

/** A failure is reported to the command, if it is carried out. */
export function ahead<Reads>(reads: Promise<Reads>): Promise<Reads> {
  reads.catch(() => {});
  return reads;
}

/** What a message in a conversation depends on. Sent without waiting. */
export const readThread = (
  tx: TransactionSql,
  userId: string,
  threadId: string,
): Promise<PersonMessageReads> =>
  ahead(
    Promise.all([findThread(tx, threadId), findOwnName(tx, userId)]).then(([known, authorName]) => ({
      known,
      authorName,
      organizationId: known.organizationId,
    })),
  );

/** What a message to an organization depends on. Sent without waiting. */
export const readOrganization = (
  tx: TransactionSql,
  userId: string,
  organizationId: string,
): Promise<PersonMessageReads> =>
  ahead(
    Promise.all([threadBetween(tx, organizationId, userId), findOwnName(tx, userId)]).then(
      ([known, authorName]) => ({ known, authorName, organizationId }),
    ),
  );

/** A message of a person, and what is being read for it. */
export interface PersonMessage {
  text: string;
  reads: Promise<PersonMessageReads>;
}

/**
 * Writes to an organization.
 *
 * @throws AppError `not_found`, `thread_blocked`, `organization_suspended`, `too_many_requests`.
 */
export async function sendAsPerson(
  context: CommandContext,
  stored: StoredWorld,
  { text, reads }: PersonMessage,
): Promise<NewFact[]> {
  const { tx, userId, now } = context;
  const { known, authorName, organizationId } = await reads;
  if (known && (known.userId !== userId || known.mentorId)) throw new AppError('not_found');
  if (known?.isBlocked) throw new AppError('thread_blocked');
  if (known?.isSuspended) throw new AppError('organization_suspended');
  if (!known) {
    await requireApproved(tx, organizationId);
    await limitNewThreads(tx, userId, now);
  }
  const at = nextFactTime(stored, now);
  writeLast(context, setScope(tx, { userId, organizationId }));
  const thread = known ?? (await addThread(tx, { id: await context.newId(), organizationId, userId, at }));
  return addMessage(context, { thread, stored, side: 'person', authorName, text });
}

/** What a message of the staff needs, besides: the person's world, which is locked. */
export interface StaffMessage {
  organizationId: string;
  personId: string;
  stored: StoredWorld;
  text: string;
}

/** Whose conversation with an organization it is. @throws AppError `not_found`. */
export async function personOfThread(
  tx: TransactionSql,
  organizationId: string,
  threadId: string,
): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    select user_id as id from threads where organization_id = ${organizationId} and id = ${threadId}`;
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** Whose application to an organization it is. @throws AppError `not_found`. */
export async function personOfApplication(
  tx: TransactionSql,
  organizationId: string,
  applicationId: string,
): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    select user_id as id from applications where organization_id = ${organizationId} and id = ${applicationId}`;
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** A message counts as a contact with whom the organization has taken in. */
async function storeContact(
  tx: TransactionSql,
  { organizationId, personId, at }: { organizationId: string; personId: string; at: Date },
): Promise<void> {
  await tx`
    update cases set last_contact_at = greatest(last_contact_at, ${at})
    where organization_id = ${organizationId} and user_id = ${personId} and closed_at is null`;
}

/** Writes for an organization. @throws AppError `thread_blocked`. */
export async function sendAsStaff(
  context: CommandContext,
  { organizationId, personId, stored, text }: StaffMessage,
): Promise<NewFact[]> {
  const { tx, userId, now } = context;
  const [, known, authorName] = await Promise.all([
    setScope(tx, { userId: personId, organizationId }),
    threadBetween(tx, organizationId, personId),
    findPersonName(tx, userId),
  ]);
  if (known?.isBlocked) throw new AppError('thread_blocked');
  const at = nextFactTime(stored, now);
  const thread =
    known ?? (await addThread(tx, { id: await context.newId(), organizationId, userId: personId, at }));
  writeLast(context, storeContact(tx, { organizationId, personId, at }));
  return addMessage(context, { thread, stored, side: 'organization', authorName, text });
}

/** Stores how far a person has read: what there is, whatever the clock says. @throws AppError `not_found`. */
export async function markThreadReadAsPerson(
  context: CommandContext,
  stored: StoredWorld,
  threadId: string,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const { organizationId, mentorId, ...thread } = await findThread(tx, threadId);
  const isMentor = mentorId === userId;
  if (thread.userId !== userId && !isMentor) throw new AppError('not_found');
  const at = nextFactTime(stored, now);
  const made = changeWorld(context, userId, {
    stored,
    id: await newId(),
    body: {
      type: 'conversationRead',
      reader: 'user',
      withId: mentorId === null ? organizationId : personSubject(threadId),
    },
    origin: { actorId: userId, commandId, at },
  });
  await tx`
    update threads set ${isMentor ? tx`organization_read_at` : tx`person_read_at`} = last_at where id = ${threadId}`;
  return made ? [made] : [];
}

/** Stores how far an organization has read, as for a person: its staff share the inbox. @throws AppError `not_found`. */
export async function markThreadReadAsStaff(
  { tx, userId, commandId, now, newId }: CommandContext,
  { organizationId, threadId }: { organizationId: string; threadId: string },
): Promise<NewFact[]> {
  const personId = await personOfThread(tx, organizationId, threadId);
  if (personId === userId) throw new AppError('not_found');
  await setScope(tx, { userId: personId, organizationId });
  await holdAccount(tx, personId);
  await tx`
    update threads set organization_read_at = last_at
    where organization_id = ${organizationId} and id = ${threadId}`;
  return [
    {
      id: await newId(),
      audience: { organizationId, aboutId: personId },
      kind: 'threadRead',
      subject: threadId,
      payload: { threadId, readAt: now.toISOString() },
      actorId: userId,
      commandId,
      at: now,
      version: null,
    },
  ];
}

/**
 * Blocks or unblocks what the other side writes. It learns of it only when it writes. The person's world stays as it is,
 * but their other devices are told.
 *
 * @throws AppError `not_found`.
 */
export async function setBlocked(
  context: CommandContext,
  stored: StoredWorld,
  { threadId, isBlocked }: { threadId: string; isBlocked: boolean },
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const at = nextFactTime(stored, now);
  const blockedAt = isBlocked ? at : null;
  const [thread] = await tx<{ wasBlocked: boolean }[]>`
    update threads set blocked_at = case when user_id = ${userId} then ${blockedAt} else blocked_at end,
      mentor_blocked_at = case when mentor_id = ${userId} then ${blockedAt} else mentor_blocked_at end
    where id = ${threadId} and (user_id = ${userId} or mentor_id = ${userId})
    returning case when user_id = ${userId} then old.blocked_at else old.mentor_blocked_at end is not null as "wasBlocked"`;
  if (!thread) throw new AppError('not_found');
  if (thread.wasBlocked === isBlocked) return [];
  writeLast(context, storeWorld(tx, userId, { before: stored, after: stored.world, at }));
  return [
    {
      id: await newId(),
      audience: { userId },
      kind: 'threadBlocked',
      subject: threadId,
      payload: { threadId, isBlocked },
      actorId: userId,
      commandId,
      at,
      version: stored.version + 1,
    },
  ];
}
