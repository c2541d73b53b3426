import type { Thread, ThreadMessage } from '@vetsync/machines/model/exchange';
import { searchedWords } from '@vetsync/machines/model/text';
import type { PendingQuery, Row } from 'postgres';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import { AppError } from '../errors.ts';
import { withScope } from '../data/scopes.ts';
import { withApplicantAccess } from './applicantAccess.ts';
import { isBookable } from './bookings/talks.ts';
import { recordReading } from './readings.ts';

interface PageRequest {
  cursor?: Keyset | undefined;
  limit: number;
}
interface ThreadsRequest extends PageRequest {
  /** Beginnings of words in the name of the other side, in what was applied for, and in the newest messages. */
  q?: string | undefined;
  /** Only those with unread messages. */
  isUnread?: boolean;
}
/** A page with conditions looks through so many conversations. What is older, the next page looks through. */
const scanMax = 500;
/** The newest messages of a conversation that a search looks through, so that its time doesn't grow with the history. */
const searchedMax = 100;
/** Unread messages are counted up to this. */
const unreadMax = 100;
/** Applications that a conversation names. */
const aboutMax = 3;
/** Characters of the newest message in the list. */
const previewMax = 120;

type Fragment = PendingQuery<Row[]>;
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
    (
      select r.person_name from referrals r
      where r.to_organization_id = t.organization_id and r.user_id = t.user_id
      order by r.proposed_at desc limit 1
    ),
    ''
  )`;

interface Reading {
  userId: string;
  /** Of the organization for which somebody reads; undefined for one's own conversations. */
  organizationId: string | undefined;
}

/** Conversations, `threads` as `t`, of those who read. */
const readBy = (tx: TransactionSql, { userId, organizationId }: Reading) =>
  organizationId === undefined
    ? tx`(t.user_id = ${userId} or t.mentor_id = ${userId})`
    : tx`t.organization_id = ${organizationId} and t.user_id <> ${userId}`;

/** Whether those who read `t` are the side that is not its person: the staff, or a mentor. */
const readsAsOther = (tx: TransactionSql, { userId, organizationId }: Reading) =>
  organizationId === undefined ? tx`t.mentor_id is not distinct from ${userId}` : tx`true`;

/** Messages of a conversation, as `m`, that those who read have not read. */
const unreadIn = (tx: TransactionSql, reading: Reading) => tx`
  from messages m where m.organization_id = t.organization_id and m.thread_id = t.id
    and m.side = case when ${readsAsOther(tx, reading)} then 'person' else 'organization' end
    and m.at > coalesce(
      case when ${readsAsOther(tx, reading)} then t.organization_read_at else t.person_read_at end, '-infinity')`;

/** Which side wrote a message, `m`. Whoever reads a conversation of their own reads it as the person. */
const sideOf = (tx: TransactionSql, { userId, organizationId }: Reading) =>
  organizationId === undefined
    ? tx`case when t.mentor_id is distinct from ${userId} then m.side
        when m.side = 'person' then 'organization' else 'person' end`
    : tx`m.side`;

/** What the person of a conversation, `threads` as `t`, has applied for last. */
const appliedFor = (tx: TransactionSql) => tx`to_json(array(
  select json_build_object(
    'title', newest.listing_title,
    'application', json_build_object('id', newest.id, 'kind', newest.kind, 'status', newest.status)
  ) from (
    select a.listing_title, a.id, a.kind, a.status, a.submitted_at from applications a
    where a.organization_id = t.organization_id and a.user_id = t.user_id
    order by a.submitted_at desc limit ${aboutMax}
  ) newest order by newest.submitted_at
))`;

/** The conversations of a query, `threads` as `t`, as those who read see them. */
const rowsOf = (tx: TransactionSql, reading: Reading, threads: Fragment) => tx<ThreadRow[]>`
  select t.id, case
      when t.mentor_id is null then json_build_object('id', t.organization_id, 'name', coalesce(o.name, ''))
      when t.mentor_id = ${reading.userId} then json_build_object('id', t.user_id, 'name', coalesce(s.user_name, ''))
      else json_build_object('id', t.mentor_id, 'name', coalesce(s.mentor_name, ''))
    end as organization, t.mentor_id is not null as "isPerson", ${isBookable(tx, reading.userId)} as "isBookable",
    json_build_object('id', t.user_id, 'name', ${personNameOf(tx)}) as person,
    ${appliedFor(tx)} as about, t.last_at as "createdAt",
    (
      select json_build_object('side', ${sideOf(tx, reading)}, 'text', left(regexp_replace(m.text, '\\s+', ' ', 'g'), ${previewMax}))
      from messages m where m.organization_id = t.organization_id and m.thread_id = t.id
      order by m.id desc limit 1
    ) as last, case
      when t.mentor_id = ${reading.userId} then t.mentor_blocked_at is not null
      else t.blocked_at is not null ${reading.organizationId === undefined ? tx`` : tx`and false`}
    end as "isBlocked",
    coalesce(o.status = 'suspended', s.status = 'ended', false) as "isSuspended",
    (select count(*)::int from (select ${unreadIn(tx, reading)} limit ${unreadMax}) as new) as unread
  from (${threads}) t left join organizations o on o.id = t.organization_id
    left join mentorships s on s.id = t.id
  order by t.last_at desc, t.id desc`;
const listed = ({ createdAt, ...row }: ThreadRow): Thread => ({ ...row, lastAt: createdAt.toISOString() });

/** That a conversation, `threads` as `t`, has the beginnings of all words. */
const hasWords = (tx: TransactionSql, { organizationId }: Reading, words: readonly string[]) => tx`(
  select ${words.reduce((before, word) => tx`${before} and found.text like ${`% ${word}%`}`, tx`true`)}
  from (
    select search_words(concat_ws(' ',
      ${
        organizationId === undefined
          ? tx`(select o.name from organizations o where o.id = t.organization_id), (
              select concat_ws(' ', s.user_name, s.mentor_name) from mentorships s where s.id = t.id
            )`
          : personNameOf(tx)
      },
      (
        select string_agg(a.listing_title, ' ') from applications a
        where a.organization_id = t.organization_id and a.user_id = t.user_id
      ),
      (
        select string_agg(newest.text, ' ') from (
          select m.text from messages m
          where m.organization_id = t.organization_id and m.thread_id = t.id
          order by m.id desc limit ${searchedMax}
        ) newest
      )
    )) as text offset 0
  ) found
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
    list: (
      userId: string,
      organizationId: string | undefined,
      { q, isUnread = false, cursor, limit }: ThreadsRequest,
    ) =>
      readingAs(userId, organizationId, async (tx) => {
        const reading = { userId, organizationId };
        const words = searchedWords(q ?? '');
        if (q && words.length === 0) return { threads: [], nextCursor: null };
        const inOrder = tx`
          select t.* from threads t where ${readBy(tx, reading)}
            ${cursor ? tx`and (t.last_at, t.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
          order by t.last_at desc, t.id desc`;
        const isScanned = isUnread || words.length > 0;
        const rows = await rowsOf(
          tx,
          reading,
          isScanned
            ? tx`
                select t.* from (${inOrder} limit ${scanMax}) t
                where ${isUnread ? tx`exists (select ${unreadIn(tx, reading)})` : tx`true`}
                  and ${words.length > 0 ? hasWords(tx, reading, words) : tx`true`}
                order by t.last_at desc, t.id desc limit ${limit + 1}`
            : tx`${inOrder} limit ${limit + 1}`,
        );
        const { page, nextCursor } = pageOf(rows, limit);
        if (!isScanned || nextCursor !== null) return { threads: page.map(listed), nextCursor };
        const scanned = await tx<Keyset[]>`
          select t.last_at as "createdAt", t.id from (${inOrder} offset ${scanMax - 1} limit 2) t`;
        return { threads: page.map(listed), nextCursor: pageOf(scanned, 1).nextCursor };
      }),

    /** A page of a conversation, newest first. The person can see that a colleague has read it. @throws AppError `not_found`. */
    messages: (
      userId: string,
      { organizationId, threadId }: { organizationId: string | undefined; threadId: string },
      { cursor, limit }: PageRequest,
    ) =>
      readingAs(userId, organizationId, async (tx) => {
        const reading = { userId, organizationId };
        const [thread] = await rowsOf(
          tx,
          reading,
          tx`select t.* from threads t where t.id = ${threadId} and ${readBy(tx, reading)}`,
        );
        if (!thread) throw new AppError('not_found');
        const of = { organizationId: organizationId ?? '', personId: thread.person.id };
        if (organizationId !== undefined)
          await recordReading(tx, { ...of, actorId: userId, threadId, now: clock.now() });
        const rows = await tx<MessageRow[]>`
          select m.id, ${sideOf(tx, reading)} as side, m.author_name as "authorName", m.text, m.at as "createdAt" from messages m
          join threads t on t.organization_id = m.organization_id and t.id = m.thread_id
          where m.organization_id = t.organization_id and m.thread_id = ${threadId}
            ${cursor ? tx`and m.id < ${cursor.id}` : tx``}
          order by m.id desc limit ${limit + 1}`;
        const { page, nextCursor } = pageOf(rows, limit);
        return {
          thread: listed(thread),
          messages: page.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() })),
          nextCursor,
        };
      }),
  };
}
