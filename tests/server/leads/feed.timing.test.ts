import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testServer } from '../harness.ts';
import { feedSettled, namesIn, openEventStream } from '../support/eventStream.ts';

/** Maximum time for a stream to end after its session or role, in milliseconds. */
const endLimitMs = 5_000;
/** Maximum delay of a lead without a notification, in milliseconds. */
const silentLimitMs = 3_000;
/** Maximum delay of committed leads after nothing holds them back, in milliseconds. */
const freedLimitMs = 2_000;

const server = await testServer({ config: { rateLimits: false } });
const { sql } = server;
const { url } = await server.listen();
afterAll(() => server.close());

async function follow() {
  const cookie = await server.signIn('admin');
  await feedSettled(sql);
  const stream = await openEventStream(`${url}/api/leads/events`, { cookie });
  onTestFinished(stream.close);
  await stream.until(({ events }) => events.length === 1);
  return { stream, cookie };
}

test.for([
  [
    'signing out',
    async (cookie: string) => {
      await server.request('/api/auth/sign-out', { method: 'POST', headers: { cookie } });
    },
  ],
  [
    'losing a role without a notification',
    async () => {
      await sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await tx`delete from user_roles`;
      });
    },
  ],
  [
    'a session expires without a notification',
    async () => {
      await sql`update sessions set expires_at = now() - interval '1 second'`;
    },
  ],
] as const)('a stream ends in time after %s', async ([, act]) => {
  const { stream, cookie } = await follow();
  await act(cookie);
  await stream.until(({ isClosed }) => isClosed, endLimitMs);
  expect(stream.events.at(-1)?.event).toBe('end');
});

test('a lead without a notification arrives in time', async () => {
  const { stream } = await follow();
  await sql`insert into leads (name, email) values ('Silent', 'silent@example.org')`;
  await stream.until(() => namesIn(stream).length === 1, silentLimitMs);
});

test('leads arrive soon after the transaction that held them back', async () => {
  const { stream } = await follow();
  await sql.begin(async (tx) => {
    await tx`insert into leads (name, email) values ('Late', 'late@example.org')`;
    await sql`insert into leads (name, email) values ('Early', 'early@example.org')`;
  });
  await stream.until(() => namesIn(stream).length === 2, freedLimitMs);
});

test('a server that stops ends its streams immediately', async () => {
  const { stream } = await follow();
  server.stop();
  await stream.until(({ isClosed }) => isClosed, 1_000);
});
