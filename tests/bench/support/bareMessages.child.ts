/**
 * The floor of a message's way: a bare Hono route that stores the rows of a message in one transaction and writes to the
 * streams of both sides. The database is its argument. Who asks is in the cookie.
 */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { connect } from '../../../server/data/db.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const sql = connect(databaseUrl);
/** Open streams by the id of the person or organization that they are for. */
const streams = new Map<string, Set<ServerResponse>>();

interface Body {
  id: string;
  payload: { threadId: string; text: string };
}

const app = new Hono<{ Bindings: HttpBindings }>();
app.post('/message', async (c) => {
  const { id: commandId, payload } = await c.req.json<Body>();
  const { threadId, text } = payload;
  const userId = c.req.header('cookie') ?? '';
  const id = randomUUID();
  const item = { id, from: userId, text };
  const organizationId = await sql.begin(async (tx) => {
    await tx`select version from worlds where user_id = ${userId} for no key update`;
    await tx`insert into commands (user_id, id, digest, at) values (${userId}, ${commandId}, '', now())`;
    const [thread] = await tx<{ organizationId: string }[]>`
      update threads set last_at = now(), person_read_at = now() where id = ${threadId}
      returning organization_id as "organizationId"`;
    await tx`
      insert into messages (organization_id, thread_id, id, side, author_id, author_name, text, at)
      values (${thread!.organizationId}, ${threadId}, ${id}, 'person', ${userId}, '', ${text}, now())`;
    await tx`
      insert into world_items (user_id, list, id, ordinal, item)
      values (${userId}, 'messages', ${id}, 1, ${tx.json(item)})`;
    await tx`update worlds set version = version + 1, last_at = now() where user_id = ${userId}`;
    await tx`
      insert into facts (id, user_id, kind, subject, payload, at, actor_id, command_id, version) values
        (${id}, ${userId}, 'messageSent', ${threadId}, ${tx.json(item)}, now(), ${userId}, ${commandId}, 1)`;
    await tx`
      insert into facts (id, organization_id, kind, subject, payload, at, actor_id, command_id, notifies) values
        (${id}, ${thread!.organizationId}, 'messageSent', ${threadId}, ${tx.json(item)}, now(), ${userId}, ${commandId}, true)`;
    await tx`
      insert into mail_outbox (kind, recipient, user_id, locale, requested_at, due_at)
      select 'notifications', u.email, u.id, u.locale, now(), now() + interval '1 minute'
      from organization_members m join users u on u.id = m.user_id where m.organization_id = ${thread!.organizationId}
      on conflict (user_id) where kind = 'notifications' and attempts = 0 do nothing`;
    return thread!.organizationId;
  });
  const frame = `id: 1\nevent: fact\ndata: ${JSON.stringify({ id, commandId, payload: item })}\n\n`;
  for (const audience of [userId, organizationId])
    for (const stream of streams.get(audience) ?? []) stream.write(frame);
  return c.json({ facts: [] });
});
app.get('/facts/:audience', (c) => {
  const { outgoing } = c.env;
  const response = outgoing as ServerResponse;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('event: opened\ndata: {}\n\n');
  const audience = c.req.param('audience');
  streams.set(audience, (streams.get(audience) ?? new Set()).add(response));
  return RESPONSE_ALREADY_SENT;
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ port }),
);
process.on('disconnect', () => server.close());
