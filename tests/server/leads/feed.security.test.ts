import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { connect } from '../../../server/data/db.ts';
import { createDeps } from '../../../server/deps.ts';
import { createHttpServer } from '../../../server/http/httpServer.ts';
import { createMetrics } from '../../../server/metrics.ts';
import { testServer } from '../harness.ts';
import { codeAt, enroll, verifyFactor } from '../support/authenticator.ts';
import type { Enrolled } from '../support/authenticator.ts';
import { feedSettled, leadCount, namesIn, openEventStream } from '../support/eventStream.ts';
import type { EventStream } from '../support/eventStream.ts';
import { leastGrowth } from '../support/memory.ts';

const server = await testServer({ config: { rateLimits: false } });
const { sql } = server;
const { url } = await server.listen();
afterAll(() => server.close());

async function follow(cookie: string, query = ''): Promise<EventStream> {
  if (query === '') await feedSettled(sql);
  const stream = await openEventStream(`${url}/api/leads/events${query}`, { cookie });
  onTestFinished(stream.close);
  return stream;
}
const userOf = async (cookie: string) => {
  const answer = await server.request('/api/auth/session', { headers: { cookie } });
  return ((await answer.json()) as { user: { id: string } }).user.id;
};
const reasonOf = ({ events }: EventStream) => {
  const last = events.at(-1);
  return last?.event === 'end' ? (JSON.parse(last.data) as { reason: string }).reason : null;
};
const gauge = async () => {
  const answer = await server.request('/metrics');
  return Number(/^lead_feed_streams (\d+)$/m.exec(await answer.text())?.[1]);
};

beforeEach(async () => {
  await expect.poll(gauge).toBe(0);
});

describe('who may follow', () => {
  test.each([
    ['nobody', null, 401],
    ['a user', 'user' as const, 403],
    ['a recruiter', 'recruiter' as const, 403],
    ['an administrator', 'admin' as const, 200],
  ])('%s', async (_, role, status) => {
    const stream = await follow(role ? await server.signIn(role) : '');
    expect(stream.status).toBe(status);
    if (status !== 200) expect(stream.events).toEqual([]);
  });
});

describe('the stream ends with a reason', () => {
  test.each([
    [
      'signing out',
      'session',
      async (cookie: string) => {
        const answer = await server.request('/api/auth/sign-out', { method: 'POST', headers: { cookie } });
        expect(answer.status).toBe(204);
      },
    ],
    [
      'demoting',
      'role',
      async (cookie: string) => {
        await server.deps.accounts.users.setRole(await userOf(cookie), 'user');
      },
    ],
    [
      'turning the second factor on in another browser',
      'session',
      async (cookie: string) => {
        const id = await userOf(cookie);
        const user = (await server.deps.sessions.validate(cookie.split('=')[1]!))!.user;
        const { token } = await server.deps.sessions.begin(user);
        const other = server.deps.sessions.cookie(token).split(';')[0]!;
        const { id: factor, secret } = (await (await enroll(server, other)).json()) as Enrolled;
        expect((await verifyFactor(server, other, factor, codeAt(secret, new Date()))).status).toBe(200);
        expect((await server.deps.sessions.validate(token))?.user.id).toBe(id);
      },
    ],
    [
      'deleting the user',
      'session',
      async (cookie: string) => {
        await sql`delete from users where id = ${await userOf(cookie)}`;
      },
    ],
    [
      'the session expires',
      'session',
      async (cookie: string) => {
        // An expired session causes no notification.
        await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${await userOf(cookie)}`;
      },
    ],
  ])('after %s', async (_, reason, act) => {
    const cookie = await server.signIn('admin');
    const stays = await follow(await server.signIn('admin'));
    const stream = await follow(cookie);
    await stream.until(({ events }) => events.length === 1);
    await act(cookie);
    await stream.until(({ isClosed }) => isClosed);
    expect(reasonOf(stream)).toBe(reason);
    expect(stays.isClosed).toBe(false);

    await sql`insert into leads (name, email) values ('Secret', 's@example.org')`;
    await stays.until(() => namesIn(stays).length === 1);
    expect(namesIn(stream)).toEqual([]);
  });

  test('without a notification if another process made the change', async () => {
    const cookie = await server.signIn('admin');
    const stream = await follow(cookie);
    await stream.until(({ events }) => events.length === 1);
    const id = await userOf(cookie);
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`delete from user_roles where user_id = ${id}`;
    });
    await stream.until(({ isClosed }) => isClosed);
    expect(reasonOf(stream)).toBe('role');
  });

  test('when the server stops', async () => {
    const own = connect(server.databaseUrl);
    const stopping = new AbortController();
    const { config, log, clock } = server.deps;
    const http = createHttpServer();
    http.serve(
      createApp(
        createDeps({
          config,
          log,
          clock,
          sql: own,
          feedSql: own,
          metrics: createMetrics(),
          stopping: stopping.signal,
        }),
      ),
    );
    const port = await http.listen(0, '127.0.0.1');
    const cookie = await server.signIn('admin');
    const stream = await openEventStream(`http://127.0.0.1:${port}/api/leads/events`, { cookie });
    await stream.until(({ events }) => events.length === 1);
    stopping.abort();
    await stream.until(({ isClosed }) => isClosed);
    expect(reasonOf(stream)).toBe('stopping');
    const late = await openEventStream(`http://127.0.0.1:${port}/api/leads/events`, { cookie });
    expect(late.status).toBe(503);
    await http.close();
    await own.end({ timeout: 1 });
  });
});

describe('a reader that does not keep up', () => {
  test('is disconnected while the others get everything, and gets the rest after reconnecting', async () => {
    const cookie = await server.signIn('admin');
    const slow = await follow(cookie);
    const quick = await follow(cookie);
    await slow.until(({ events }) => events.length === 1);
    await quick.until(({ events }) => events.length === 1);
    slow.pause();
    const rounds = 40;
    const each = 500;
    for (let round = 0; round < rounds; round += 1) {
      await sql`insert into leads (name, email, interest) select 'Flood', 'f@example.org', repeat('x', 500) from generate_series(1, ${each})`;
      await server.deps.feed.rowsCommitted();
      await quick.until(() => leadCount(quick) === (round + 1) * each);
    }
    await expect.poll(gauge).toBe(1);
    const metrics = await (await server.request('/metrics')).text();
    expect(metrics).toMatch(/^lead_feed_cuts_total 1$/m);
    slow.resume();
    await slow.until(({ isClosed }) => isClosed);
    expect(reasonOf(slow)).toBeNull();

    const again = await follow(cookie, `?after=${slow.events.at(-1)!.id}`);
    const missing = rounds * each - leadCount(slow);
    expect(missing).toBeGreaterThan(0);
    await again.until(() => leadCount(again) === missing);
    const ids = [...slow.events.slice(1), ...again.events.slice(1)].map(({ id }) => id);
    expect(ids).toEqual(quick.events.slice(1).map(({ id }) => id));
  });

  test('only buffers one chunk while it catches up', async () => {
    const cookie = await server.signIn('admin');
    const first = await follow(cookie);
    await first.until(({ events }) => events.length === 1);
    const start = first.events[0]!.id;
    await sql`insert into leads (name, email, interest) select 'Behind', 'b@example.org', repeat('y', 500) from generate_series(1, 20000)`;
    await feedSettled(sql);
    first.close();
    const catchUp = async () => {
      const paused = await Promise.all(Array.from({ length: 20 }, () => follow(cookie, `?after=${start}`)));
      for (const stream of paused) stream.pause();
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return async () => {
        for (const stream of paused.slice(1)) stream.close();
        let reader = paused[0]!;
        reader.resume();
        // On a busy machine it may be cut off, too. Then it reads on, as a browser does.
        for (let read = 0; ;) {
          await reader.until((stream) => stream.isClosed || read + leadCount(stream) === 20_000);
          read += leadCount(reader);
          if (read === 20_000) return;
          reader = await follow(cookie, `?after=${reader.events.at(-1)!.id}`);
        }
      };
    };
    // Twenty readers with 15 MB of leads each. A chunk is smaller than half a megabyte.
    expect(await leastGrowth('arrayBuffers', catchUp, { tries: 3 })).toBeLessThan(40_000_000);
  });
});

test('disconnected readers are released', async () => {
  const cookie = await server.signIn('admin');
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow(cookie)));
  await expect.poll(gauge).toBe(10);
  for (const stream of streams) stream.close();
  await expect.poll(gauge).toBe(0);
});
