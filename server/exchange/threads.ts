import type { Thread, ThreadMessage } from '@vetsync/machines/model/exchange';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import { AppError } from '../errors.ts';
import { withScope } from '../organizations/scopes.ts';
import { withApplicantAccess } from './applicantAccess.ts';
import { recordReading } from './readings.ts';

interface PageRequest {
  cursor?: Keyset | undefined;
  limit: number;
}
/** Unread messages are counted up to this. */
const unreadMax = 100;
/** Characters of the newest message in the list. */
const previewMax = 120;

type ThreadRow = Omit<Thread, 'lastAt'> & { createdAt: Date };
type MessageRow = Omit<ThreadMessage, 'at'> & { createdAt: Date };

/** The name of the person of a conversation, `threads` as `t`, as they gave it last. */
export const personNameOf = (tx: TransactionSql) => tx`
  coalesce(
    (
      select m.author_name from messages m
      where m.organization_id = t.organization_id and m.thread_id = t.id and m.side = 'person'
      order by m.id desc limit 1
    ),
    (
      select a.applicant_name from applications a
      where a.organization_id = t.organization_id and a.user_id = t.user_id
      order by a.submitted_at desc limit 1
    ),
    (
      select r.person_name from accepted_contact_requests r
      where r.organization_id = t.organization_id and r.user_id = t.user_id
    ),
    ''
  )`;

/** Conversations as the two sides read them. */
export function createThreads(sql: Sql, clock: Clock) {
  /** Runs a transaction for a person, or for an organization in whose name they read. */
  const readingAs = <Result>(
    userId: string,
    organizationId: string | undefined,
    work: (tx: TransactionSql) => Promise<Result>,
  ): Promise<Result> =>
    organizationId === undefined
      ? withScope(sql, { userId }, work)
      : withApplicantAccess(sql, { userId, organizationId }, work);

  return {
    /** A page of conversations, those with the newest message first. */
    list: (userId: string, organizationId: string | undefined, { cursor, limit }: PageRequest) =>
      readingAs(userId, organizationId, async (tx) => {
        const isStaff = organizationId !== undefined;
        const rows = await tx<ThreadRow[]>`
          select t.id, json_build_object('id', t.organization_id, 'name', coalesce(o.name, '')) as organization,
            json_build_object('id', t.user_id, 'name', ${personNameOf(tx)}) as person,
            t.last_at as "createdAt",
            (
              select json_build_object('side', m.side, 'text', left(regexp_replace(m.text, '\\s+', ' ', 'g'), ${previewMax}))
              from messages m where m.organization_id = t.organization_id and m.thread_id = t.id
              order by m.id desc limit 1
            ) as last, t.blocked_at is not null ${isStaff ? tx`and false` : tx``} as "isBlocked",
            coalesce(o.status = 'suspended', false) as "isSuspended",
            (
              select count(*)::int from (
                select from messages m where m.organization_id = t.organization_id and m.thread_id = t.id
                  and m.side = ${isStaff ? 'person' : 'organization'}
                  and m.at > coalesce(${isStaff ? tx`t.organization_read_at` : tx`t.person_read_at`}, '-infinity')
                limit ${unreadMax}
              ) as new
            ) as unread
          from threads t left join organizations o on o.id = t.organization_id 
          where ${isStaff ? tx`t.organization_id = ${organizationId} and t.user_id <> ${userId}` : tx`t.user_id = ${userId}`}
            ${cursor ? tx`and (t.last_at, t.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
          order by t.last_at desc, t.id desc limit ${limit + 1}`;
        const { page, nextCursor } = pageOf(rows, limit);
        return {
          threads: page.map(({ createdAt, ...row }) => ({ ...row, lastAt: createdAt.toISOString() })),
          nextCursor,
        };
      }),

    /** A page of a conversation, newest first. The person can see that a colleague has read it. @throws AppError `not_found`. */
    messages: (
      userId: string,
      { organizationId, threadId }: { organizationId: string | undefined; threadId: string },
      { cursor, limit }: PageRequest,
    ) =>
      readingAs(userId, organizationId, async (tx) => {
        const [thread] = await tx<{ organizationId: string; personId: string }[]>`
          select organization_id as "organizationId", user_id as "personId" from threads
          where id = ${threadId} and ${
            organizationId === undefined
              ? tx`user_id = ${userId}`
              : tx`organization_id = ${organizationId} and user_id <> ${userId}`
          }`;
        if (!thread) throw new AppError('not_found');
        if (organizationId !== undefined)
          await recordReading(tx, { ...thread, actorId: userId, threadId, now: clock.now() });
        const rows = await tx<MessageRow[]>`
          select m.id, m.side, m.author_name as "authorName", m.text, m.at as "createdAt" from messages m
          where m.organization_id = ${thread.organizationId} and m.thread_id = ${threadId}
            ${cursor ? tx`and m.id < ${cursor.id}` : tx``}
          order by m.id desc limit ${limit + 1}`;
        const { page, nextCursor } = pageOf(rows, limit);
        return {
          messages: page.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() })),
          nextCursor,
        };
      }),
  };
}
