import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../../server/data/db.ts';
import { createApp } from '../../../server/app.ts';
import { createDeps } from '../../../server/deps.ts';
import { createHttpServer } from '../../../server/http/httpServer.ts';
import { createMetrics } from '../../../server/metrics.ts';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';
import { feedSettled, namesIn, openEventStream } from '../support/eventStream.ts';

let server: TestServer;
let admin: string;
let url: string;

beforeAll(async () => {
  server = await testServer({ config: { rateLimits: false } });
  admin = await server.signIn('admin');
  ({ url } = await server.listen());
});
afterAll(() => server.close());

let counter = 0;
const unique = (prefix: string) => `${prefix} ${(counter += 1)}`;

async function leave(name: string, at = url): Promise<void> {
  const answer = await fetch(`${at}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'someone@example.org' }),
  });
  expect(answer.status).toBe(201);
}

async function follow(after?: string | null, at = url) {
  if (!after) await feedSettled(server.sql);
  const query = after ? `?after=${after}` : '';
  const stream = await openEventStream(`${at}/api/leads/events${query}`, { cookie: admin });
  onTestFinished(stream.close);
  await stream.until(({ events }) => events.length > 0);
  return stream;
}
const idsIn = (stream: Awaited<ReturnType<typeof follow>>) => stream.events.map(({ id }) => id);

/** A second server on the same database, as in another process. */
async function secondServer() {
  const sql = connect(server.databaseUrl);
  const stopping = new AbortController();
  const { config, log, clock } = server.deps;
  const deps = createDeps({
    config,
    sql,
    feedSql: sql,
    log,
    clock,
    metrics: createMetrics(),
    stopping: stopping.signal,
  });
  const http = createHttpServer();
  http.serve(createApp(deps));
  const port = await http.listen(0, '127.0.0.1');
  onTestFinished(async () => {
    stopping.abort();
    await http.close();
    await sql.end({ timeout: 1 });
  });
  return `http://127.0.0.1:${port}`;
}

describe('the stream', () => {
  test('is an event stream without caching or buffering', async () => {
    const stream = await follow();
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.events[0]).toMatchObject({
      event: 'opened',
      id: expect.stringMatching(/^\d+-\d+-[\da-f-]{36}$/),
    });
  });

  test("sends a lead in the API's format, and none from before it opened", async () => {
    await leave(unique('Before'));
    const stream = await follow();
    const name = unique('Live');
    await leave(name);
    await stream.until(({ events }) => events.length === 2);
    const answer = await server.request('/api/leads?limit=1', { headers: { cookie: admin } });
    const { leads } = (await answer.json()) as { leads: object[] };
    expect(stream.events[1]).toMatchObject({ event: 'lead', data: JSON.stringify(leads[0]) });
    expect(namesIn(stream)).toEqual([name]);
  });

  test('sends rows without a notification', async () => {
    const stream = await follow();
    const name = unique('Silent');
    await server.sql`insert into leads (name, email) values (${name}, 'silent@example.org')`;
    await feedSettled(server.sql);
    await stream.until(() => namesIn(stream).length === 1);
    expect(namesIn(stream)).toEqual([name]);
  });

  test('sends leads of another server after its notification', async () => {
    const other = await secondServer();
    const [here, there] = [await follow(), await follow(null, other)];
    const names = [unique('Here'), unique('There')];
    await leave(names[0]!);
    await there.until(() => namesIn(there).length === 1);
    await leave(names[1]!, other);
    await here.until(() => namesIn(here).length === 2);
    await there.until(() => namesIn(there).length === 2);
    expect(namesIn(here)).toEqual(names);
    expect(idsIn(here).slice(1)).toEqual(idsIn(there).slice(1));
  });

  test('sends a heartbeat every 25 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    // The feed sets its timers when the first reader connects.
    const own = await testServer();
    onTestFinished(own.close);
    const answer = await own.request('/api/leads/events', { headers: { cookie: await own.signIn('admin') } });
    const reader = answer.body!.getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toContain('event: opened');
    for (let beats = 0; beats < 3; beats += 1) {
      vi.advanceTimersByTime(25_000);
      expect(await next()).toBe(': heartbeat\n\n');
    }
    await reader.cancel();
  });

  test('works without a socket', async () => {
    const answer = await server.request('/api/leads/events', { headers: { cookie: admin } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = answer.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('event: opened');
    await reader.cancel();
  });
});

describe('order', () => {
  test('waits for a transaction that started earlier and is committed later', async () => {
    const stream = await follow();
    const late = unique('Late');
    const early = unique('Early');
    let isCommitted = false;
    await server.sql.begin(async (tx) => {
      await tx`insert into leads (name, email) values (${late}, 'late@example.org')`;
      await leave(early);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(namesIn(stream)).toEqual([]);
      isCommitted = true;
    });
    expect(isCommitted).toBe(true);
    await feedSettled(server.sql);
    await stream.until(() => namesIn(stream).length === 2);
    expect(namesIn(stream)).toEqual([late, early]);
  });

  test('does not wait for rows that were rolled back', async () => {
    const stream = await follow();
    const name = unique('Stays');
    await server.sql
      .begin(async (tx) => {
        await tx`insert into leads (name, email) values ('Goes', 'goes@example.org')`;
        await leave(name);
        throw new Error('back');
      })
      .catch(() => {});
    await feedSettled(server.sql);
    await stream.until(() => namesIn(stream).length === 1);
    expect(namesIn(stream)).toEqual([name]);
  });

  test('sends everybody every lead once, in the same order, while readers disconnect', async () => {
    const first = await follow();
    const prefix = unique('Race');
    const late: Awaited<ReturnType<typeof follow>>[] = [];
    const other = await secondServer();
    const start = first.events[0]!.id;
    const transactions = Array.from({ length: 50 }, (_, index) =>
      server.sql.begin(async (tx) => {
        await tx`insert into leads (name, email) values (${`${prefix} tx ${index}`}, 'tx@example.org')`;
        await new Promise((resolve) => setTimeout(resolve, (index * 37) % 60));
        await tx`insert into leads (name, email) values (${`${prefix} tx ${index} b`}, 'tx@example.org')`;
      }),
    );
    for (let index = 0; index < 100; index += 1) {
      await leave(`${prefix} ${index}`, index % 2 ? url : other);
      if (index % 5 === 0) late.push(await follow(start, index % 2 ? url : other));
    }
    await Promise.all(transactions);
    const count = 200;
    for (const stream of [first, ...late]) await stream.until(() => namesIn(stream).length >= count);
    const ids = idsIn(first).slice(1);
    expect(new Set(namesIn(first)).size).toBe(count);
    for (const stream of late) expect(idsIn(stream).slice(1)).toEqual(ids);
  });
});

describe('reconnecting', () => {
  test('sends all missed leads once, in order, with `after` or `Last-Event-ID`', async () => {
    const stream = await follow();
    const seen = unique('Seen');
    await leave(seen);
    await stream.until(() => namesIn(stream).length === 1);
    stream.close();
    const missed = [unique('Missed'), unique('Missed'), unique('Missed')];
    for (const name of missed) await leave(name);

    const last = stream.events.at(-1)!.id;
    const again = await follow(last);
    const byHeader = await openEventStream(`${url}/api/leads/events`, {
      cookie: admin,
      'last-event-id': last,
    });
    onTestFinished(byHeader.close);
    const live = unique('Live again');
    await leave(live);
    for (const one of [again, byHeader]) {
      await one.until(() => namesIn(one).length === 4);
      expect(one.events[0]).toMatchObject({ event: 'opened', id: last });
      expect(namesIn(one)).toEqual([...missed, live]);
    }
  });

  test('sends many missed batches, followed by new leads', async () => {
    const stream = await follow();
    const start = stream.events[0]!.id;
    stream.close();
    const far = 5_000;
    await server.sql`
      insert into leads (name, email)
      select 'Far ' || n, 'far@example.org' from generate_series(1, ${far}) n`;
    const again = await follow(start);
    const names: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      names.push(unique('Joined'));
      await leave(names.at(-1)!);
    }
    await again.until(() => namesIn(again).length >= far + 50);
    expect(namesIn(again)).toEqual([...Array.from({ length: far }, (_, n) => `Far ${n + 1}`), ...names]);
  });

  test('after a server restart', async () => {
    const other = await secondServer();
    const stream = await follow(null, other);
    const name = unique('Away');
    const last = stream.events[0]!.id;
    stream.close();
    await leave(name);
    const again = await follow(last);
    await again.until(() => namesIn(again).length === 1);
    expect(namesIn(again)).toEqual([name]);
  });
});
