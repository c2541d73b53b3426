import { exchangeCommandSchema, exchangeFactSchema } from '@vetsync/machines/model/exchange';
import * as z from 'zod/mini';
import { audienceName } from '../exchange/facts.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { eventResponse } from '../http/response/eventResponse.ts';
import { positionHeaders, positionQuery } from './leads.schemas.ts';

const commandAnswerSchema = z.object({ facts: z.array(exchangeFactSchema) });
const stateSchema = z.object({
  world: z.record(z.string(), z.unknown()),
  version: z.int(),
  position: z.string(),
});

/** What people do on the platform. */
export const exchangeRoutes = [
  defineRoute(
    {
      method: 'post',
      path: '/api/commands',
      access: 'user',
      summary: 'Ask for something. The same `id` has its effect once, and the same answer every time',
      body: exchangeCommandSchema,
      responses: {
        200: { description: 'What happened: committed and on disk.', schema: commandAnswerSchema },
        409: { description: '`list_full`: you have too many of these. Remove one first.' },
        422: {
          description: '`invalid_input`, or `idempotency_key_reused`: this `id` stood for something else.',
        },
      },
    },
    ({ exchange, factFeed }) =>
      async ({ json, session, body }) => {
        const { facts, isNew } = await exchange.commands.run(session.user.id, body);
        if (isNew) factFeed.rowsCommitted();
        return json({ facts }, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/state',
      access: 'user',
      summary: 'What you have on the platform, and the position from which its facts go on',
      responses: {
        200: {
          description: 'Facts up to `version` are part of it. `ETag` repeats the position.',
          schema: stateSchema,
        },
      },
    },
    ({ exchange }) =>
      async ({ c, json, session }) => {
        const { world, ...rest } = await exchange.states.ofPerson(session.user.id);
        c.header('ETag', `"${rest.position}"`);
        return json({ world: { ...world }, ...rest }, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/facts',
      access: 'user',
      summary:
        'Live feed of what happens to you, as server-sent events; after a position first what was missed. `Last-Event-ID` wins over `after`',
      query: positionQuery,
      headers: positionHeaders,
      responses: {
        200: {
          description:
            '`event: opened`, then `event: fact` for each fact with its position as `id`, and a comment every 25 s. ' +
            '`event: reset` follows `opened` where the position is older than the facts that are left, or beyond all of them: read the state again, and go on from its position. ' +
            '`event: end` with a `reason` (`session`, `role`, `stopping`) comes last.',
          contentType: 'text/event-stream',
        },
        429: {
          description: '`too_many_streams`: you follow your facts in as many places as you can at once.',
        },
        503: { description: '`feed_full`, or not available right now.' },
      },
    },
    ({ factFeed }) =>
      async ({ c, session, query, headers }) => {
        const { open, response } = eventResponse(c);
        const after = headers['Last-Event-ID'] ?? query.after ?? null;
        const { id: userId } = session.user;
        await factFeed.follow(
          { sessionId: session.id, userId, audience: audienceName({ userId }) },
          after,
          open,
        );
        return response();
      },
  ),
] as const;
