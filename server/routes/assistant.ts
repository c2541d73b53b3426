import { randomUUID } from 'node:crypto';
import {
  assistantConversationDetailSchema,
  assistantConversationSchema,
  assistantConversationsSchema,
  assistantFeedbackSchema,
  namedConversationSchema,
  newAssistantMessageSchema,
  newConversationSchema,
} from '@vetsync/machines/battleBuddy/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { eventResponse } from '../http/response/eventResponse.ts';
import { rowId } from './params.ts';

const pageSize = 50;
const conversationSchema = z.object({ conversation: assistantConversationSchema });
const messageId = z.object({ id: uuidSchema, messageId: uuidSchema });
const notFound = { 404: { description: '`not_found`: you have no such conversation.' } };
/** Of people whose browser doesn't say where they are. */
const usualTimeZone = 'America/New_York';

/** What a signed-in person asks the assistant. Only they can read it. */
export const assistantRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/assistant/conversations',
      access: 'user',
      summary: 'Your conversations with the assistant, the newest first, and which engine answers',
      query: z.strictObject({
        q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
        cursor: z.optional(cursorSchema),
        limit: z.optional(pageLimitSchema),
      }),
      responses: { 200: { description: 'One page.', schema: assistantConversationsSchema } },
    },
    ({ assistant }) =>
      async ({ json, session, query: { limit = pageSize, ...query } }) =>
        json(
          { ...(await assistant.list(session.user.id, { ...query, limit })), about: assistant.about },
          200,
        ),
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/assistant/conversations',
      access: 'user',
      summary: 'Begin a conversation, in the language in which it is answered',
      body: newConversationSchema,
      responses: {
        201: { description: 'The conversation.', schema: conversationSchema },
        429: { description: '`too_many_requests`.' },
      },
    },
    ({ assistant, limits }) =>
      async ({ json, session, body: { language } }) => {
        await limits.consume('assistantConversations', session.user.id);
        return json({ conversation: await assistant.add(session.user.id, randomUUID(), language) }, 201);
      },
  ),
  defineRoute(
    {
      method: 'delete',
      path: '/api/assistant/conversations',
      access: 'user',
      summary: 'Delete all your conversations with the assistant',
      responses: { 204: { description: 'They are gone.' } },
    },
    ({ assistant }) =>
      async ({ c, session }) => {
        await assistant.removeAll(session.user.id);
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/assistant/conversations/{id}',
      access: 'user',
      params: rowId,
      summary: 'A conversation with its questions and answers',
      responses: {
        200: { description: 'The oldest message first.', schema: assistantConversationDetailSchema },
        ...notFound,
      },
    },
    ({ assistant }) =>
      async ({ json, session, params: { id } }) =>
        json(await assistant.read(session.user.id, id), 200),
  ),
  defineRoute(
    {
      method: 'patch',
      path: '/api/assistant/conversations/{id}',
      access: 'user',
      params: rowId,
      summary: 'Name a conversation',
      body: namedConversationSchema,
      responses: { 200: { description: 'As it is now.', schema: conversationSchema }, ...notFound },
    },
    ({ assistant }) =>
      async ({ json, session, params: { id }, body: { name } }) =>
        json({ conversation: await assistant.rename(session.user.id, id, name) }, 200),
  ),
  defineRoute(
    {
      method: 'delete',
      path: '/api/assistant/conversations/{id}',
      access: 'user',
      params: rowId,
      summary: 'Delete a conversation',
      responses: { 204: { description: 'It is gone.' }, ...notFound },
    },
    ({ assistant }) =>
      async ({ c, session, params: { id } }) => {
        await assistant.remove(session.user.id, id);
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/assistant/conversations/{id}/messages',
      access: 'user',
      params: rowId,
      summary: 'Ask something. The same `id` gets the same answer again, also if its stream broke off',
      body: newAssistantMessageSchema,
      responses: {
        200: {
          description:
            'The answer as server-sent events, named by the `type` of each part: `crisis` before all else, `understood`, `text`, `card`, `source`, `proposal`, `handover`, `next`, and `end`, after which it is stored. A stream without `end` broke off.',
          contentType: 'text/event-stream',
        },
        ...notFound,
        409: { description: '`list_full`: begin another conversation.' },
        422: { description: '`idempotency_key_reused`: the `id` is that of another question.' },
        429: { description: '`too_many_requests`.' },
      },
    },
    ({ assistant, limits, log }) =>
      async ({ c, session, params: { id }, body: { timeZone = usualTimeZone, ...message } }) => {
        await limits.consume('assistantQuestions', session.user.id);
        const parts = await assistant.answer(session.user.id, id, { ...message, timeZone });
        const { open, response } = eventResponse(c);
        const stream = open();
        void (async () => {
          try {
            // Also if nobody reads on: the answer is kept.
            for await (const part of parts)
              stream.write(`event: ${part.type}\ndata: ${JSON.stringify(part)}\n\n`);
          } catch (error) {
            log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'answer broke off');
          } finally {
            stream.end();
          }
        })();
        return response();
      },
  ),
  defineRoute(
    {
      method: 'put',
      path: '/api/assistant/conversations/{id}/messages/{messageId}/feedback',
      access: 'user',
      params: messageId,
      summary: 'Say whether an answer helped',
      body: assistantFeedbackSchema,
      responses: { 204: { description: 'It is noted.' }, ...notFound },
    },
    ({ assistant }) =>
      async ({ c, session, params: { id, messageId: message }, body }) => {
        await assistant.rate(session.user.id, id, message, body);
        return c.body(null, 204);
      },
  ),
] as const;
