import { conversationNameMax } from '@vetsync/machines/battleBuddy/model';
import type {
  AssistantConversation,
  AssistantFeedback,
  AssistantMessage,
  AssistantPart,
} from '@vetsync/machines/battleBuddy/model';
import type { Language } from '@vetsync/machines/system/model';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import { foldedPattern } from '../data/likePattern.ts';
import { withScope } from '../data/scopes.ts';
import { AppError } from '../errors.ts';

interface ConversationRow {
  id: string;
  language: Language;
  name: string;
  createdAt: Date;
  lastAt: Date;
}
const conversationOf = ({ createdAt, lastAt, ...row }: ConversationRow): AssistantConversation => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastAt: lastAt.toISOString(),
});
const columns = (tx: TransactionSql) =>
  tx`id, language, name, created_at as "createdAt", last_at as "lastAt"`;

/** An account keeps so many conversations. The next one takes the place of the oldest. */
export const conversationsMax = 500;
/** Messages of one conversation. */
export const messagesMax = 500;
/** How many questions before a new one an engine gets. */
const contextMax = 4;

/** What is to be answered. */
export interface OpenMessage {
  text: string;
  language: Language;
  /** Stored already: it is sent again. */
  parts: readonly AssistantPart[] | null;
  before: readonly { text: string; intent: string | null }[];
}

/** Conversations of people with the assistant. Each call sees only those of its person. */
export function createConversations(sql: Sql, clock: Clock) {
  const scoped = <Result>(userId: string, work: (tx: TransactionSql) => Promise<Result>) =>
    withScope(sql, { userId }, work);

  return {
    add: (userId: string, id: string, language: Language): Promise<AssistantConversation> =>
      scoped(userId, async (tx) => {
        const now = clock.now();
        const [added] = await tx<ConversationRow[]>`
          insert into assistant_conversations (user_id, id, language, created_at, last_at)
          select id, ${id}, ${language}, ${now}, ${now} from users where id = ${userId}
          returning ${columns(tx)}`;
        if (!added) throw new AppError('no_session');
        await tx`
          delete from assistant_conversations where user_id = ${userId} and id in (
            select id from assistant_conversations where user_id = ${userId}
            order by last_at desc, id desc offset ${conversationsMax})`;
        return conversationOf(added);
      }),

    /** The newest first. @param q Words in a name, a question. */
    list: async (
      userId: string,
      { q, cursor, limit }: { q?: string | undefined; cursor?: Keyset | undefined; limit: number },
    ) => {
      const rows = await scoped(
        userId,
        (tx) => tx<ConversationRow[]>`
          select ${columns(tx)} from assistant_conversations c
          where user_id = ${userId}
            ${cursor ? tx`and (last_at, id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
            ${
              q
                ? tx`and (fold_text(name) like ${foldedPattern(q)} or exists (
              select from assistant_messages m
              where m.user_id = c.user_id and m.conversation_id = c.id and fold_text(m.text) like ${foldedPattern(q)}))`
                : tx``
            }
          order by last_at desc, id desc limit ${limit + 1}`,
      );
      const { page, nextCursor } = pageOf(
        rows.map((row) => ({ ...row, createdAt: row.lastAt })),
        limit,
      );
      const created = new Map(rows.map((row) => [row.id, row.createdAt]));
      return {
        items: page.map((row) => conversationOf({ ...row, createdAt: created.get(row.id)! })),
        nextCursor,
      };
    },

    /** @throws AppError `not_found` */
    read: (
      userId: string,
      id: string,
    ): Promise<{ conversation: AssistantConversation; messages: AssistantMessage[] }> =>
      scoped(userId, async (tx) => {
        const [[row], messages] = await Promise.all([
          tx<
            ConversationRow[]
          >`select ${columns(tx)} from assistant_conversations where user_id = ${userId} and id = ${id}`,
          tx<
            {
              id: string;
              text: string;
              at: Date;
              parts: AssistantPart[] | null;
              helpful: boolean | null;
              why: AssistantFeedback['why'] | null;
            }[]
          >`
            select m.id, m.text, m.at, m.parts, o.helpful, o.why
            from assistant_messages m
            left join assistant_outcomes o
              on (o.user_id, o.conversation_id, o.message_id) = (m.user_id, m.conversation_id, m.id)
            where m.user_id = ${userId} and m.conversation_id = ${id} order by m.at, m.id`,
        ]);
        if (!row) throw new AppError('not_found');
        return {
          conversation: conversationOf(row),
          messages: messages.map(({ at, parts, helpful, why, ...message }) => ({
            ...message,
            at: at.toISOString(),
            parts: parts ?? [],
            feedback: helpful === null ? null : { helpful, ...(why && { why }) },
          })),
        };
      }),

    /** @throws AppError `not_found` */
    rename: (userId: string, id: string, name: string): Promise<AssistantConversation> =>
      scoped(userId, async (tx) => {
        const [row] = await tx<ConversationRow[]>`
          update assistant_conversations set name = ${name} where user_id = ${userId} and id = ${id} returning ${columns(tx)}`;
        if (!row) throw new AppError('not_found');
        return conversationOf(row);
      }),

    /** @throws AppError `not_found` */
    remove: (userId: string, id: string): Promise<void> =>
      scoped(userId, async (tx) => {
        const { count } =
          await tx`delete from assistant_conversations where user_id = ${userId} and id = ${id}`;
        if (count === 0) throw new AppError('not_found');
      }),
    removeAll: (userId: string): Promise<void> =>
      scoped(
        userId,
        async (tx) => void (await tx`delete from assistant_conversations where user_id = ${userId}`),
      ),

    /**
     * Keeps a question before it is answered, or finds it again by its id. It doesn't wait for the disk: whoever gets no answer
     * sends the question again.
     *
     * @throws AppError `not_found` without the conversation, `idempotency_key_reused` if the id is that of another question, `list_full`.
     */
    ask: (
      userId: string,
      conversationId: string,
      { id, text }: { id: string; text: string },
    ): Promise<OpenMessage> =>
      scoped(userId, async (tx) => {
        const now = clock.now();
        const [asked] = await tx<
          {
            language: Language;
            messages: number;
            known: string | null;
            parts: AssistantPart[] | null;
            before: OpenMessage['before'];
          }[]
        >`
          with async_commit as materialized (
            select set_config('synchronous_commit', 'off', true)
          ), conversation as (
            update assistant_conversations c set last_at = greatest(last_at, ${now}::timestamptz),
              name = case when name = '' then ${text.slice(0, conversationNameMax)} else name end
            where user_id = ${userId} and id = ${conversationId}
            returning language, (
              select count(*)::int from assistant_messages m where m.user_id = c.user_id and m.conversation_id = c.id
            ) as messages
          ), known as (
            select text, parts, at from assistant_messages
            where user_id = ${userId} and conversation_id = ${conversationId} and id = ${id}
          ), added as (
            insert into assistant_messages (user_id, conversation_id, id, text, at)
            select ${userId}, ${conversationId}, ${id}, ${text}, ${now} from conversation
            where messages < ${messagesMax} and not exists (select from known)
            on conflict do nothing
          )
          select language, messages, k.text as known, k.parts, (
            select coalesce(json_agg(json_build_object('text', b.text, 'intent', b.intent) order by b.at, b.id), '[]')
            from (
              select m.text, o.intent, m.at, m.id from assistant_messages m
              left join assistant_outcomes o
                on (o.user_id, o.conversation_id, o.message_id) = (m.user_id, m.conversation_id, m.id)
              where m.user_id = ${userId} and m.conversation_id = ${conversationId} and m.id <> ${id}
                and m.at <= coalesce(k.at, ${now}::timestamptz)
              order by m.at desc, m.id desc limit ${contextMax}
            ) b
          ) as before
          from async_commit, conversation left join known k on true`;
        if (!asked) throw new AppError('not_found');
        const { language, messages, known, parts, before } = asked;
        if (known !== null && known !== text) throw new AppError('idempotency_key_reused');
        if (known === null && messages >= messagesMax) throw new AppError('list_full');
        return { text, language, parts, before };
      }),

    /**
     * Keeps an answer. Of two servers that write the same one, the first is kept. It doesn't wait for the disk: what a crash of the database
     * loses is answered again.
     */
    answered: (
      userId: string,
      conversationId: string,
      id: string,
      parts: readonly AssistantPart[],
    ): Promise<void> =>
      scoped(userId, async (tx) => {
        const intent = parts.find((part) => part.type === 'understood')?.intent ?? 'unknown';
        const engine = parts.find((part) => part.type === 'end')?.engine ?? 'library';
        // Of one that was deleted meanwhile, or that another server has answered, nothing is changed.
        await tx`
          with async_commit as materialized (
            select set_config('synchronous_commit', 'off', true)
          ), answered as (
            update assistant_messages set parts = ${tx.json(parts as never)}
            where user_id = ${userId} and conversation_id = ${conversationId} and id = ${id} and parts is null
            returning user_id, conversation_id, id
          )
          insert into assistant_outcomes (user_id, conversation_id, message_id, intent, engine)
          select user_id, conversation_id, id, ${intent}, ${engine} from async_commit, answered
          on conflict do nothing`;
      }),

    /** @throws AppError `not_found` for a question that was not answered. */
    rate: (
      userId: string,
      conversationId: string,
      id: string,
      { helpful, why }: AssistantFeedback,
    ): Promise<void> =>
      scoped(userId, async (tx) => {
        const { count } = await tx`
          update assistant_outcomes set helpful = ${helpful}, why = ${why ?? null}
          where user_id = ${userId} and conversation_id = ${conversationId} and message_id = ${id}`;
        if (count === 0) throw new AppError('not_found');
      }),

    /** For administrators: what was asked, and whether answers helped. */
    counts: () =>
      withScope(
        sql,
        { administration: true },
        (tx) => tx<{ intent: string; answers: number; helpful: number; notHelpful: number }[]>`
          select intent, count(*)::int as answers, count(*) filter (where helpful)::int as helpful,
            count(*) filter (where not helpful)::int as "notHelpful"
          from assistant_outcomes group by intent order by answers desc, intent`,
      ),
  };
}
