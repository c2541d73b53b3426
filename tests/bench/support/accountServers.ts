/**
 * A process with two servers on one database: the product, and a bare Hono server with only the essentials of the
 * session check or sign-in. Sends their ports to its parent.
 */
import { hash as digest } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { PostgresJsAdapter } from '@lucia-auth/adapter-postgresql';
import { hash, verify } from '@node-rs/argon2';
import { Hono } from 'hono';
import { Lucia, TimeSpan } from 'lucia';
import { findArticles, findFacts } from '../../../server/assistant/retrieval.ts';
import { systemClock } from '../../../server/clock.ts';
import { createSessions } from '../../../server/accounts/sessions/sessions.ts';
import { readConfig } from '../../../server/config.ts';
import { connect } from '../../../server/data/db.ts';
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start.ts';

const config = readConfig({ ...process.env, PORT: '0', RATE_LIMITS: 'off' });
const product = await startServer(config, createLog(config), new AbortController());

const sql = connect(config.databaseUrl ?? '');
const sessions = createSessions(sql, systemClock, product.config);
const token = (header = '') => /vetsync_session=([\w-]+)/.exec(header)?.[1] ?? '';
const stock = new Lucia(new PostgresJsAdapter(sql, { user: 'users', session: 'sessions' }), {
  // As long as ours, so that nothing has to be renewed.
  sessionExpiresIn: new TimeSpan(7, 'd'),
});
const passwordHash = await hash(process.env['BENCH_PASSWORD'] ?? '');

const bare = new Hono()
  .get('/session', async (c) => {
    const id = digest('sha256', token(c.req.header('cookie')), 'hex');
    const [row] = await sql`
      select u.id, u.email, u.full_name, s.expires_at from sessions s join users u on u.id = s.user_id
      where s.id = ${id} and s.expires_at > now()`;
    return row ? c.json(row) : c.json({ user: null }, 401);
  })
  // Only our session check, without the product's middleware.
  .get('/check', async (c) => {
    const session = await sessions.validate(token(c.req.header('cookie')));
    return session ? c.json(session.user) : c.json({ user: null }, 401);
  })
  // The same with Lucia's own adapter, for comparison.
  .get('/stock', async (c) => {
    const id = digest('sha256', token(c.req.header('cookie')), 'hex');
    const { user } = await stock.validateSession(id);
    return user ? c.json(user) : c.json({ user: null }, 401);
  })
  // What a question to the assistant has to do: keep it, and look up facts and articles.
  .post('/questions', async (c) => {
    const id = digest('sha256', token(c.req.header('cookie')), 'hex');
    const { conversation, text } = await c.req.json<{ conversation: string; text: string }>();
    const [row] = await sql`
      insert into assistant_messages (user_id, conversation_id, id, text, at)
      select s.user_id, ${conversation}, uuidv7(), ${text}, now() from sessions s
      where s.id = ${id} and s.expires_at > now() returning id`;
    if (!row) return c.json({ user: null }, 401);
    return c.json([findFacts(text), findArticles(text, 'en')].map((found) => found.map(({ item }) => item)));
  })
  .post('/sign-in', async (c) => {
    const { password } = await c.req.json<{ password: string }>();
    return (await verify(passwordHash, password)) ? c.json({ user: 1 }) : c.json({ user: null }, 401);
  });
const server = serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, () => {
  process.send?.({ product: product.config.port, bare: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
