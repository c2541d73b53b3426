import { askAgainDays, isRequestOpen, openRequestsMax, statusAfter } from '@vetsync/machines/community/model';
import type { MentoringSide, MentoringStep, MentorshipStatus } from '@vetsync/machines/community/model';
import { communityId, personSubject, readingFor } from '@vetsync/machines/model/exchange';
import type { CommandOf, PayloadOf, PeopleCommandType, WorldReading } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../../data/db.ts';
import { setScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import { writeLast } from '../context.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { addThread, findOwnName, findThread, storeMessage } from '../messages.ts';
import type { StoredWorld } from '../worlds.ts';
import { holdAccount } from '../worlds.ts';

const dayMs = 24 * 3_600_000;

interface Mentorship {
  id: string;
  mentorId: string;
  userId: string;
  status: MentorshipStatus;
  text: string;
  mentorName: string;
  userName: string;
  changedAt: Date;
}

const columns = (tx: TransactionSql) => tx`
  id, mentor_id as "mentorId", user_id as "userId", status, text, mentor_name as "mentorName", user_name as "userName",
  changed_at as "changedAt"`;

const sideOf = ({ mentorId }: Mentorship, userId: string): MentoringSide =>
  mentorId === userId ? 'mentor' : 'person';

/** What somebody asked, if the scope is of one of the two. @throws AppError `not_found`. */
async function findMentorship(tx: TransactionSql, id: string, { locks = false } = {}): Promise<Mentorship> {
  const [row] = await tx<Mentorship[]>`
    select ${columns(tx)} from mentorships where id = ${id} ${locks ? tx`for no key update` : tx``}`;
  if (!row) throw new AppError('not_found');
  return row;
}

/** Tells the other side, in whose world it is, and the other devices of who asked. */
async function told(
  context: CommandContext,
  stored: StoredWorld,
  { id, mentorId, userId, status, text, mentorName, userName }: Mentorship,
): Promise<NewFact[]> {
  const { tx, userId: actorId, commandId, now, newId } = context;
  const isByMentor = actorId === mentorId;
  const origin = { actorId, commandId, at: nextFactTime(stored, now) };
  const payload = {
    mentorshipId: id,
    news: status,
    name: isByMentor ? mentorName : userName,
    text: status === 'requested' ? text : '',
  };
  const otherId = isByMentor ? userId : mentorId;
  writeLast(context, setScope(tx, { userId: otherId }));
  const theirs = changeWorld(context, otherId, {
    stored,
    id: await newId(),
    body: { type: 'mentoringChanged', ...payload },
    origin,
  });
  const ours: NewFact = {
    ...origin,
    id: await newId(),
    audience: { userId: actorId },
    kind: 'mentoringChanged',
    subject: id,
    payload,
    version: null,
  };
  return theirs ? [theirs, ours] : [ours];
}

/** @throws AppError `mentor_unavailable`, `mentoring_changed` if they were asked before, `too_many_open`. */
async function request(
  context: CommandContext,
  stored: StoredWorld,
  { mentorId, text }: PayloadOf<'mentor.request'>,
): Promise<NewFact[]> {
  const { tx, userId, now, newId } = context;
  // Of two requests at once, the second sees the first.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`mentoring ${userId}`}, 0))`;
  const [[mentor], [before], [count], userName] = await Promise.all([
    tx<{ name: string; places: number }[]>`select name, places from found_mentors where id = ${mentorId}`,
    tx<Mentorship[]>`
      select ${columns(tx)} from mentorships where mentor_id = ${mentorId} and user_id = ${userId} for no key update`,
    tx<{ open: number }[]>`
      select count(*)::int as open from mentorships where user_id = ${userId} and status in ('requested', 'waiting')`,
    findOwnName(tx, userId),
  ]);
  if (!mentor || mentor.places <= 0) throw new AppError('mentor_unavailable');
  // The clock may have been far ahead when it was declined.
  const isRecent = (at: Date) => Math.abs(now.getTime() - at.getTime()) < askAgainDays * dayMs;
  const isRefused = before?.status === 'declined' && isRecent(before.changedAt);
  if (before && (isRequestOpen(before.status) || before.status === 'accepted' || isRefused))
    throw new AppError('mentoring_changed');
  if (count!.open >= openRequestsMax) throw new AppError('too_many_open');
  const [made] = await tx<Mentorship[]>`
    insert into mentorships (id, mentor_id, user_id, status, text, mentor_name, user_name, asked_at, changed_at)
    values (${await newId()}, ${mentorId}, ${userId}, 'requested', ${text}, ${mentor.name}, ${userName}, ${now}, ${now})
    on conflict (mentor_id, user_id) do update set status = excluded.status, text = excluded.text,
      mentor_name = excluded.mentor_name, user_name = excluded.user_name, asked_at = excluded.asked_at,
      changed_at = excluded.changed_at
    returning ${columns(tx)}`;
  return told(context, stored, made!);
}

/** Opens the conversation, which the request begins. Somebody who was mentored before goes on in theirs. */
async function openConversation(
  context: CommandContext,
  { id, userId, mentorId, text, userName }: Mentorship,
) {
  const { tx, now: at, newId } = context;
  await setScope(tx, { userId, organizationId: communityId });
  const [known] = await tx`select from threads where id = ${id}`;
  if (!known) await addThread(tx, { id, organizationId: communityId, userId, mentorId, at });
  await storeMessage(tx, {
    organizationId: communityId,
    threadId: id,
    id: await newId(),
    side: 'person',
    authorId: userId,
    authorName: userName,
    text,
    at,
  });
  await setScope(tx, { userId: mentorId });
  await tx`update threads set organization_read_at = ${at} where id = ${id}`;
}

/** Whether a mentor has room for one more. Of two answers at once, the second sees the first. */
async function hasPlace(tx: TransactionSql, mentorId: string): Promise<boolean> {
  const [mentor] = await tx<{ capacity: number }[]>`
    select capacity from mentors where user_id = ${mentorId} for no key update`;
  const [count] = await tx<{ taken: number }[]>`
    select count(*)::int as taken from mentorships where mentor_id = ${mentorId} and status = 'accepted'`;
  return mentor !== undefined && count!.taken < mentor.capacity;
}

/** @throws AppError `mentoring_changed`, `mentor_full`. */
async function take(
  context: CommandContext,
  stored: StoredWorld,
  { step, id }: { step: MentoringStep; id: string },
): Promise<NewFact[]> {
  const { tx, userId, now } = context;
  const before = await findMentorship(tx, id, { locks: true });
  const status = statusAfter(step, sideOf(before, userId), before.status);
  if (status === null) throw new AppError('mentoring_changed');
  if (status === 'accepted' && !(await hasPlace(tx, userId))) throw new AppError('mentor_full');
  await tx`update mentorships set status = ${status}, changed_at = ${now} where id = ${id}`;
  if (status === 'accepted') await openConversation(context, before);
  return told(context, stored, { ...before, status });
}

/** @throws AppError `thread_blocked`, `mentoring_changed` once it has ended. */
async function write(
  context: CommandContext,
  stored: StoredWorld,
  { threadId, text }: PayloadOf<'message.toPerson'>,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const [thread, mentorship, authorName] = await Promise.all([
    findThread(tx, threadId),
    findMentorship(tx, threadId),
    findOwnName(tx, userId),
  ]);
  if (thread.isBlocked || thread.isBlockedByMentor) throw new AppError('thread_blocked');
  if (mentorship.status !== 'accepted') throw new AppError('mentoring_changed');
  const isByMentor = sideOf(mentorship, userId) === 'mentor';
  const side = isByMentor ? 'organization' : 'person';
  const otherId = isByMentor ? mentorship.userId : mentorship.mentorId;
  const id = await newId();
  // Later than what was written before, whichever of the two worlds is ahead.
  const at = new Date(Math.max(nextFactTime(stored, now).getTime(), thread.lastAt.getTime() + 1));
  const origin = { actorId: userId, commandId, at };
  const message = {
    organizationId: communityId,
    threadId,
    id,
    side,
    authorId: userId,
    authorName,
    text,
    at,
  } as const;
  writeLast(context, storeMessage(tx, message), setScope(tx, { userId: otherId }));
  const theirs = changeWorld(context, otherId, {
    stored,
    id,
    body: {
      type: 'messageSent',
      message: { id, to: 'user', from: personSubject(threadId), fromName: authorName, text },
    },
    origin,
  });
  const ours: NewFact = {
    ...origin,
    id,
    audience: { userId },
    kind: 'messageSent',
    subject: threadId,
    payload: { threadId, messageId: id, side, authorName, text },
    version: null,
  };
  return theirs ? [theirs, ours] : [ours];
}

/** Whose world a command changes, what it needs of it, and what it does. */
interface PeopleWork {
  personId: string;
  reading: WorldReading;
  run: (context: CommandContext, stored: StoredWorld) => Promise<NewFact[]>;
}

/**
 * What people ask of each other. It finds out whom before their world is locked, and keeps the account of who asks.
 *
 * @throws AppError `not_found`.
 */
export async function preparePeopleCommand(
  tx: TransactionSql,
  userId: string,
  { type, payload }: CommandOf<PeopleCommandType>,
): Promise<PeopleWork> {
  await holdAccount(tx, userId);
  if ('mentorId' in payload)
    return {
      personId: payload.mentorId,
      reading: readingFor('mentoringChanged'),
      run: (context, stored) => request(context, stored, payload),
    };
  const id = 'threadId' in payload ? payload.threadId : payload.mentorshipId;
  const { mentorId, userId: askedBy } = await findMentorship(tx, id);
  const personId = mentorId === userId ? askedBy : mentorId;
  if ('threadId' in payload)
    return {
      personId,
      reading: readingFor('messageSent'),
      run: (context, stored) => write(context, stored, payload),
    };
  const step = type.slice('mentor.'.length) as MentoringStep;
  return {
    personId,
    reading: readingFor('mentoringChanged'),
    run: (context, stored) => take(context, stored, { step, id }),
  };
}
