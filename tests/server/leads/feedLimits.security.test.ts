import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { currentPosition } from '../../../server/data/feedPositions.ts';
import { formatPosition } from '../../../server/data/feedPositions.ts';
import { AppError } from '../../../server/errors.ts';
import { createSlots } from '../../../server/feed/slots.ts';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';
import { feedSettled, namesIn, openEventStream } from '../support/eventStream.ts';

const streamsMax = 5;
const rounds = 50;

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await testServer();
  ({ url } = await server.listen());
});
afterAll(() => server.close());

const exporters = async () => {
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where application_name = 'vetsync export' and datname = current_database()`;
  return row?.count;
};

/** Requests a path without reading the response. */
const open = (path: string, cookie: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { headers: { cookie }, agent: false }, resolve)
      .on('error', reject)
      .end();
  });

/** Requests a path and disconnects before the response. */
const openAndLeaveFeed = (path: string, cookie: string) =>
  new Promise<void>((resolve) => {
    const call = request(url + path, { headers: { cookie }, agent: false });
    call.on('error', () => resolve());
    call.on('close', () => resolve());
    call.on('response', (response) => response.destroy());
    call.end(() => setImmediate(() => call.destroy()));
  });

const polling = { timeout: 60_000, interval: 250 };
/** Statuses of parallel calls, each disconnected after its headers. */
async function statusesOf(path: string, cookie: string, count: number): Promise<(number | undefined)[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => open(path, cookie)));
  for (const answer of answers) answer.destroy();
  return answers.map(({ statusCode }) => statusCode);
}

const bodyOf = async (response: IncomingMessage) => {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk as string;
  return text;
};

async function follow(query: string, headers: Record<string, string> = {}) {
  const cookie = await server.signIn('admin');
  const stream = await openEventStream(`${url}/api/leads/events${query}`, { cookie, ...headers });
  onTestFinished(stream.close);
  await stream.until(({ events }) => events.length > 0);
  return stream;
}
const leave = (name: string) =>
  server.sql`insert into leads (name, email) values (${name}, 'someone@example.org')`;

describe('streams of one administrator', () => {
  const path = '/api/leads/events';

  test('are limited to five, and the next one is rejected', async () => {
    const [cookie, colleague] = [await server.signIn('admin'), await server.signIn('admin')];
    const streams = await Promise.all(Array.from({ length: streamsMax }, () => open(path, cookie)));
    expect(streams.map(({ statusCode }) => statusCode)).toEqual(streams.map(() => 200));
    const refused = await open(path, cookie);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(await bodyOf(refused))).toMatchObject({ status: 429, code: 'too_many_streams' });

    const another = await open(path, colleague);
    expect(another.statusCode).toBe(200);
    streams.pop()!.destroy();
    await expect
      .poll(
        async () => {
          const again = await open(path, cookie);
          streams.push(again);
          return again.statusCode;
        },
        { timeout: 60_000 },
      )
      .toBe(200);
    for (const stream of [...streams, another]) stream.destroy();
  });

  test('are limited to five even in parallel, and all slots are released', async () => {
    const cookie = await server.signIn('admin');
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => open(path, cookie)));
      const opened = answers.filter(({ statusCode }) => statusCode === 200);
      expect(opened).toHaveLength(streamsMax);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(12 - streamsMax);
      for (const answer of answers) answer.destroy();
      await expect.poll(() => server.deps.feed.streams(), { timeout: 60_000 }).toBe(0);
    }
  });

  test('release their slots if the browser disconnects before the response', async () => {
    const cookie = await server.signIn('admin');
    for (let round = 0; round < rounds; round += 1) await openAndLeaveFeed(path, cookie);
    // The server may still be processing some of those requests.
    await expect
      .poll(() => statusesOf(path, cookie, streamsMax), polling)
      .toEqual(Array(streamsMax).fill(200));
  });

  test('release their slots when the session ends', async () => {
    const cookie = await server.signIn('admin');
    const session = await server.request('/api/auth/session', { headers: { cookie } });
    const { user } = (await session.json()) as { user: { id: string } };
    const streams = await Promise.all(
      Array.from({ length: streamsMax }, () => openEventStream(url + path, { cookie })),
    );
    await server.sql`delete from sessions where user_id = ${user.id}`;
    for (const stream of streams) await stream.until(({ isClosed }) => isClosed);
    const { token } = await server.deps.sessions.begin({ ...user, role: 'admin' } as never);
    const again = server.deps.sessions.cookie(token).split(';')[0]!;
    const answers = await Promise.all(Array.from({ length: streamsMax }, () => open(path, again)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const answer of answers) answer.destroy();
  });
});

describe('exports of one administrator', () => {
  const path = '/api/leads/export.csv';

  beforeAll(async () => {
    await server.sql`
      insert into leads (name, email, interest)
      select 'P ' || n, 'p@example.org', repeat('x', 400) from generate_series(1, 40000) n`;
  });

  test('are limited to one at a time, and the next one is rejected', async () => {
    const [cookie, colleague] = [await server.signIn('admin'), await server.signIn('admin')];
    const running = await open(path, cookie);
    expect(running.statusCode).toBe(200);
    const refused = await open(path, cookie);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    expect(JSON.parse(await bodyOf(refused))).toMatchObject({ status: 429, code: 'too_many_exports' });
    const another = await open(path, colleague);
    expect(another.statusCode).toBe(200);
    another.destroy();
    expect((await bodyOf(running)).split('\n')).toHaveLength(40_002);
    const next = await open(path, cookie);
    expect(next.statusCode).toBe(200);
    next.destroy();
    await expect.poll(exporters).toBe(0);
  });

  test('are limited to one even in parallel or if they are canceled', async () => {
    const cookie = await server.signIn('admin');
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => open(path, cookie)));
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
      expect(statuses).toEqual([200, 429, 429, 429]);
      for (const answer of answers) answer.destroy();
      await expect.poll(exporters).toBe(0);
    }
  });

  test('release their slot if the browser disconnects before the response', async () => {
    const cookie = await server.signIn('admin');
    for (let round = 0; round < rounds; round += 1) await openAndLeaveFeed(path, cookie);
    await expect.poll(() => statusesOf(path, cookie, 1), polling).toEqual([200]);
    await expect.poll(exporters).toBe(0);
  });
});

describe('the position of a stream', () => {
  test('is `Last-Event-ID` before `after`, because a browser repeats its original URL', async () => {
    await feedSettled(server.sql);
    const first = await follow('');
    const start = first.events[0]!.id;
    await leave('Seen');
    await first.until(() => namesIn(first).length === 1);
    const seen = first.events.at(-1)!.id;
    await leave('Missed');
    await first.until(() => namesIn(first).length === 2);

    const both = await follow(`?after=${start}`, { 'last-event-id': seen });
    await both.until(() => namesIn(both).length === 1);
    expect(both.events[0]).toMatchObject({ event: 'opened', id: seen });
    expect(namesIn(both)).toEqual(['Missed']);
    const onlyAfter = await follow(`?after=${start}`);
    await onlyAfter.until(() => namesIn(onlyAfter).length === 2);
    expect(namesIn(onlyAfter)).toEqual(['Seen', 'Missed']);
  });

  test.each([
    ['a later transaction', ({ era, tx }: { era: number; tx: bigint }) => ({ era, tx: tx + 1_000_000n })],
    ['a later era', ({ era, tx }: { era: number; tx: bigint }) => ({ era: era + 7, tx })],
  ])('is the current one, with a reset, after a position in the future: %s', async (_, later) => {
    await feedSettled(server.sql);
    const here = await currentPosition(server.sql);
    const future = formatPosition({ ...later(here), id: here.id });
    for (const [query, headers] of [
      [`?after=${future}`, {}],
      ['', { 'last-event-id': future }],
    ] as const) {
      const stream = await follow(query, headers);
      await stream.until(({ events }) => events.length === 2);
      const [opened, reset] = stream.events;
      expect(reset).toMatchObject({ event: 'reset', id: opened!.id, data: '{}' });
      expect(opened!.id).not.toBe(future);
      const name = `After a reset ${query === '' ? 'by header' : 'by query'}`;
      await leave(name);
      await stream.until(() => namesIn(stream).length === 1);
      expect(namesIn(stream)).toEqual([name]);
    }
  });

  test('may be ahead of this server if it exists on another one', async () => {
    await feedSettled(server.sql);
    const stays = await follow('');
    // Beyond the last lead, which is the position of the running feed.
    await server.sql`select pg_current_xact_id()`;
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
    const further = formatPosition(await currentPosition(server.sql));
    const held = server.sql.begin(async (tx) => {
      await tx`insert into leads (name, email) values ('Late', 'late@example.org')`;
      await leave('Early');
      const stream = await follow(`?after=${further}`);
      letGo();
      return stream;
    });
    await isOver;
    const stream = await held;
    await stream.until(() => namesIn(stream).length === 2);
    await stays.until(() => namesIn(stays).length === 2);
    expect(stream.events.map(({ event }) => event)).toEqual(['opened', 'lead', 'lead']);
    expect(namesIn(stream)).toEqual(['Late', 'Early']);
    expect(stream.events.slice(1)).toEqual(stays.events.slice(1));
    await leave('Live');
    await stream.until(() => namesIn(stream).length === 3);
    expect(namesIn(stream)).toEqual(['Late', 'Early', 'Live']);
  });
});

describe('slots', () => {
  test('are counted per owner and released once', () => {
    const slots = createSlots(2, () => new AppError('too_many_streams'));
    const free = slots.acquire('a');
    slots.acquire('a');
    expect(() => slots.acquire('a')).toThrow('too_many_streams');
    slots.acquire('b');
    free();
    free();
    slots.acquire('a');
    expect(() => slots.acquire('a')).toThrow('too_many_streams');
  });
});
