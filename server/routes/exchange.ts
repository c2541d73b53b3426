import {
  commands,
  commandResultSchema,
  commandBatchResultSchema,
  commandBatchSchema,
  exchangeCommandSchema,
  exchangeFactSchema,
  messagePageSchema,
  organizationStateSchema,
  threadPageSchema,
} from '@vetsync/machines/model/exchange';
import type { CommandBatchResult, ExchangeCommand } from '@vetsync/machines/model/exchange';
import {
  mentorFields,
  mentorLanguages,
  mentorPageSchema,
  mentoringSchema,
  mentorSearchMax,
  networkSchema,
} from '@vetsync/machines/community/model';
import { inboxSearchMax } from '@vetsync/machines/exchange/model';
import { branches } from '@vetsync/machines/profile/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import type { Deps } from '../deps.ts';
import { audienceName } from '../exchange/facts/facts.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { problemOfPart } from '../http/errors/answerProblem.ts';
import { commandResponses } from '../http/pages/commandDocs.ts';
import { eventResponse } from '../http/response/eventResponse.ts';
import { positionHeaders, positionQuery } from './leads.schemas.ts';
import { rowId } from './params.ts';
import { notStaffResponse } from './responses.ts';

const personalStateSchema = z.object({
  world: z.record(z.string(), z.unknown()),
  version: z.int(),
  /** Notifications for you that you have not read. */
  unread: z.int(),
  /** What happened last, oldest first: at most 50 facts of the last 30 days. */
  recent: z.array(exchangeFactSchema),
  position: z.string(),
});
const stateSchema = z.union([personalStateSchema, organizationStateSchema]);

/** Whose state and facts: one's own, or those of an organization for which one works. */
const side = { as: z.optional(uuidSchema) };
const stateQuery = z.strictObject(side);
const factsQuery = z.strictObject({ ...side, ...positionQuery.shape });

const pageSize = 50;
const threadsQuery = z.strictObject({
  ...side,
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});
const threadListQuery = z.strictObject({
  ...threadsQuery.shape,
  q: z.optional(z.string().check(z.maxLength(inboxSearchMax))),
  /** Only those with messages that this side has not read. */
  unread: z.optional(z.literal('1')),
});

/** Carries out a command, and tells who follows what is new. */
async function runCommand(
  { exchange, factFeed }: Pick<Deps, 'exchange' | 'factFeed'>,
  userId: string,
  command: ExchangeCommand,
) {
  const { isNew, following, ...answer } = await exchange.commands.run(userId, command, factFeed.position);
  if (isNew) factFeed.rowsCommitted(following);
  return answer;
}

/** What people do on the platform. */
export const exchangeRoutes = [
  defineRoute(
    {
      method: 'post',
      path: '/api/commands',
      access: 'user',
      summary: 'Ask for something. The same `id` has its effect once, and the same answer every time',
      body: exchangeCommandSchema,
      commands,
      responses: {
        200: { description: 'What happened: committed and on disk.', schema: commandResultSchema },
        ...commandResponses(commands),
      },
    },
    ({ exchange, factFeed }) =>
      async ({ json, session, body }) => {
        return json(await runCommand({ exchange, factFeed }, session.user.id, body), 200);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/commands/batch',
      access: 'user',
      summary: 'Ask for several things. Each is carried out or refused on its own, in this order',
      body: commandBatchSchema,
      responses: {
        200: {
          description: 'For each command what happened, or the problem that a call of its own would get.',
          schema: commandBatchResultSchema,
        },
        422: { description: '`invalid_input`: nothing was carried out.' },
      },
    },
    ({ exchange, factFeed }) =>
      async ({ c, json, session, body: asked }) => {
        const results: CommandBatchResult['results'] = [];
        for (const command of asked.commands) {
          const { id } = command;
          try {
            const answer = await runCommand({ exchange, factFeed }, session.user.id, command);
            results.push({ id, ...answer });
          } catch (error) {
            results.push({ id, problem: problemOfPart(error as Error, c) });
          }
        }
        return json({ results }, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/state',
      access: 'user',
      summary:
        'What you have on the platform, or an organization you work for, and the position its facts continue from',
      query: stateQuery,
      responses: {
        ...notStaffResponse,
        200: {
          description: 'Facts up to `version` are part of it. `ETag` repeats the position.',
          schema: stateSchema,
        },
        429: { description: '`too_many_requests`: follow the facts instead of loading it again.' },
      },
    },
    ({ exchange, limits }) =>
      async ({ c, json, session, query: { as } }) => {
        const { id: userId } = session.user;
        await limits.consume('states', userId);
        const state = as
          ? await exchange.applications.stateOf(userId, as)
          : await exchange.states.ofPerson(userId);
        c.header('ETag', `"${state.position}"`);
        return json('world' in state ? { ...state, world: { ...state.world } } : state, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/facts',
      access: 'user',
      summary:
        'Live feed of what happens to you, or to an organization for which you work, as server-sent events; after a position first what was missed. `Last-Event-ID` wins over `after`',
      query: factsQuery,
      headers: positionHeaders,
      responses: {
        200: {
          description:
            '`event: opened`, then `event: fact` for each fact with its position as `id`, and a comment every 25 s. ' +
            '`event: reset` follows `opened` where the position is older than the facts that are left, or beyond all of them: read the state again, and continue from its position. ' +
            '`event: end` with a `reason` (`session`, `role`, `stopping`) comes last.',
          contentType: 'text/event-stream',
        },
        ...notStaffResponse,
        429: {
          description: '`too_many_streams`: you follow your facts in as many places as you can at once.',
        },
        503: { description: '`feed_full`, or not available right now.' },
      },
    },
    ({ exchange, factFeed }) =>
      async ({ c, session, query: { as, after }, headers }) => {
        const { open, response } = eventResponse(c);
        const { id: userId } = session.user;
        if (as) await exchange.requireStaff(userId, as);
        const audience = audienceName(as ? { organizationId: as } : { userId });
        const position = headers['Last-Event-ID'] ?? after ?? null;
        await factFeed.follow({ sessionId: session.id, userId, audience }, position, open);
        return response();
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/threads',
      access: 'user',
      summary:
        'Your conversations with organizations and other people, or those of an organization for which you work',
      query: threadListQuery,
      responses: {
        200: { description: 'A page, those with the newest message first.', schema: threadPageSchema },
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, query: { as, limit = pageSize, unread, ...query } }) =>
        json(
          await exchange.threads.list(session.user.id, as, { ...query, limit, isUnread: unread === '1' }),
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/threads/{id}/messages',
      access: 'user',
      params: rowId,
      summary: 'The messages of a conversation',
      query: threadsQuery,
      responses: {
        200: { description: 'A page, newest first.', schema: messagePageSchema },
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query: { as, limit = pageSize, ...query } }) =>
        json(
          await exchange.threads.messages(
            session.user.id,
            { organizationId: as, threadId: id },
            { ...query, limit },
          ),
          200,
        ),
  ),
] as const;

const mentorsPageSize = 20;
const mentorsQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(mentorSearchMax))),
  field: z.optional(z.enum(mentorFields)),
  branch: z.optional(z.enum(branches)),
  language: z.optional(z.enum(mentorLanguages)),
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});

/** What people offer each other. They ask and answer with commands. */
export const mentorRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/mentors',
      access: 'user',
      summary: 'Mentors who take people now, with how many fit each filter',
      query: mentorsQuery,
      responses: { 200: { description: 'A page, who came last first.', schema: mentorPageSchema } },
    },
    ({ exchange }) =>
      async ({ json, session, query: { limit = mentorsPageSize, ...query } }) =>
        json(await exchange.mentors.list(session.user.id, { ...query, limit }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/me/mentoring',
      access: 'user',
      summary: 'What you offer as a mentor, and what you asked others and they asked you',
      responses: { 200: { description: 'The newest first, at most 100.', schema: mentoringSchema } },
    },
    ({ exchange }) =>
      async ({ json, session }) =>
        json(await exchange.mentors.own(session.user.id), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/me/network',
      access: 'user',
      summary:
        'Whom you know: people you mentor or are mentored by, and people you met at an event where both chose to be seen',
      responses: { 200: { description: 'By name, at most 200.', schema: networkSchema } },
    },
    ({ exchange }) =>
      async ({ json, session }) =>
        json(await exchange.mentors.known(session.user.id), 200),
  ),
] as const;
