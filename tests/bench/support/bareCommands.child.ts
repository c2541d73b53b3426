/**
 * The floors of the exchange: a bare Hono route that stores what a command does, in one transaction, and `COPY` of the
 * columns of an export. The database and the number of people are its arguments.
 */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { serve } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { connect } from '../../../server/data/db.ts';

const [databaseUrl = '', peopleCount = '1'] = process.argv.slice(2);
const sql = connect(databaseUrl);
// Its own people, so that the two sides don't wait for each other.
const people = await sql<{ id: string }[]>`
  insert into users (email, password_hash, created_at)
  select 'bare' || n || '@example.org', 'none', now() from generate_series(1, ${Number(peopleCount)}::int) n returning id`;

interface Body {
  id: string;
  payload: { record: { id: string; text: string } };
}

const app = new Hono<{ Bindings: HttpBindings }>();
app.post('/bare', async (c) => {
  const { id: commandId, payload } = await c.req.json<Body>();
  const { record } = payload;
  const { id } = people[Number(c.req.header('cookie'))]!;
  await sql.begin(async (tx) => {
    await tx`select version from worlds where user_id = ${id} for no key update`;
    await tx`insert into commands (user_id, id, digest, at) values (${id}, ${commandId}, '', now())`;
    await tx`
      insert into world_items (user_id, list, id, ordinal, item)
      values (${id}, 'privateRecords', ${record.id}, 1, ${tx.json(record)})
      on conflict (user_id, list, id) do update set item = excluded.item`;
    await tx`update worlds set version = version + 1, last_at = now() where user_id = ${id}`;
    await tx`
      insert into facts (id, user_id, kind, subject, payload, at, actor_id, command_id, version)
      values (${randomUUID()}, ${id}, 'recordSaved', ${record.id}, ${tx.json(payload)}, now(), ${id}, ${commandId}, 1)`;
  });
  return c.json({ facts: [] });
});

async function copy(organizationId: string, response: ServerResponse): Promise<void> {
  // A new client each time: after a copy the driver's connection may never respond again (porsager/postgres, issue 499).
  const own = connect(databaseUrl, { max: 1, statementTimeout: 0 });
  const rows = await own
    .unsafe(
      `copy (
        select a.applicant_name, a.snapshot ->> 'email', a.listing_title, a.kind, a.status, a.submitted_at, a.updated_at,
          u.full_name
        from applications a left join users u on u.id = a.assignee_id
        where a.organization_id = '${organizationId}' order by a.submitted_at desc, a.id desc
      ) to stdout with (format csv, header, force_quote *)`,
    )
    .readable();
  await pipeline(rows, response);
  await own.end({ timeout: 0 });
}
app.get('/copy/:id', (c) => {
  const { outgoing } = c.env;
  outgoing.writeHead(200, { 'content-type': 'text/csv' });
  void copy(c.req.param('id'), outgoing as ServerResponse);
  return RESPONSE_ALREADY_SENT;
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ port, cookie: '', people: people.map((_, at) => ({ cookie: String(at) })) }),
);
process.on('disconnect', () => server.close());
