import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testServer } from '../harness.ts';
import { leastGrowth } from '../support/memory.ts';

const server = await testServer({ config: { rateLimits: false } });
const { sql } = server;
const admin = await server.signIn('admin');
const { url } = await server.listen();
afterAll(() => server.close());
afterEach(() => sql`delete from leads`);

/** Connections of running exports, without PostgreSQL's parallel workers. */
const exporting = () => sql`
  application_name = 'vetsync export' and datname = current_database() and backend_type = 'client backend'`;
const exporters = async () => (await sql`select pid from pg_stat_activity where ${exporting()}`).length;
const open = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(`${url}${path}`, { headers: { cookie: admin }, agent: false }, resolve)
      .on('error', reject)
      .end();
  });

const storedIds = async () =>
  (await sql<{ id: string }[]>`select id from leads`).map(({ id }) => id).toSorted();

const fill = (count: number) =>
  sql`insert into leads (name, email, interest) select 'P ' || n, 'p@example.org', repeat('x', 400) from generate_series(1, ${count}::int) n`;

describe('text with a meaning in SQL', () => {
  test.each([
    "' or true --",
    "%' or 'a' like '%",
    "'); delete from leads; --",
    String.raw`\' or 1=1 --`,
    '$$; drop table leads; $$',
    "current_setting('vetsync.text')",
    '%',
    '_',
    '\\',
  ])('is only text in filters: %s', async (text) => {
    await sql`insert into leads (name, email, source) values ('Ann', 'ann@example.org', 'x'), (${text.slice(0, 50)}, 'b@example.org', ${text.slice(0, 50)})`;
    const value = encodeURIComponent(text.slice(0, 50));
    for (const query of [`q=${value}`, `source=${value}`]) {
      const headers = { cookie: admin };
      const page = await server.request(`/api/leads?${query}`, { headers });
      expect(((await page.json()) as { leads: { name: string }[] }).leads.map(({ name }) => name)).toEqual([
        text.slice(0, 50),
      ]);
      const csv = await server.request(`/api/leads/export.csv?${query}`, { headers });
      expect((await csv.text()).trimEnd().split('\n')).toHaveLength(2);
    }
    expect(await sql`select from leads`).toHaveLength(2);
  });

  test('is only text in Accept-Language', async () => {
    await sql`insert into leads (name, email) values ('Ann', 'ann@example.org')`;
    const answer = await server.request('/api/leads/export.csv', {
      headers: { cookie: admin, 'accept-language': `de-x-';drop, en-u-nu-latn-x-"'`.padEnd(5_000, ',x') },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"Ann"');
  });
});

/** An export whose reader pauses for a while, and how it continues. */
const exportPaused = async () => {
  const response = await open('/api/leads/export.csv');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return async () => {
    let lines = 0;
    for await (const chunk of response) for (const byte of chunk as Buffer) if (byte === 10) lines += 1;
    expect(lines).toBe(120_001);
  };
};

describe('exports', () => {
  test('are limited and always release their connections', async () => {
    await fill(40_000);
    const held = await Promise.all(Array.from({ length: 4 }, () => open('/api/leads/export.csv')));
    const refused = await server.request('/api/leads/export.csv', { headers: { cookie: admin } });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'exports_busy' });
    // The rest of the server still has its connections.
    expect((await server.request('/api/leads/summary', { headers: { cookie: admin } })).status).toBe(200);
    for (const response of held) response.destroy();
    await expect.poll(exporters).toBe(0);
    const answer = await server.request('/api/leads/export.csv', { headers: { cookie: admin } });
    expect((await answer.text()).split('\n')).toHaveLength(40_002);
    await expect.poll(exporters).toBe(0);
  });

  test('pause with their reader, in constant memory, and continue', async () => {
    await fill(120_000);
    expect(await leastGrowth('arrayBuffers', exportPaused, { tries: 3 })).toBeLessThan(24 * 1024 * 1024);
  });

  test('break off if the database is lost, so that nobody mistakes a part for the whole', async () => {
    await fill(60_000);
    const response = await open('/api/leads/export.csv');
    await expect.poll(exporters).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${exporting()}`;
    await expect(async () => {
      for await (const chunk of response) expect(chunk).toBeInstanceOf(Buffer);
    }).rejects.toThrow('aborted');
    expect((await server.request('/healthz')).status).toBe(200);
  });
});

describe('durability', () => {
  test(
    'every 201 is stored although backends are killed all the time',
    { timeout: 180_000 },
    async ({ signal }) => {
      const acknowledged: string[] = [];
      const goOn = { killing: true };
      const killer = (async () => {
        // A slow machine stores nothing if it is killed faster than it works, so each kill waits for a stored lead.
        for (let stored = -1; goOn.killing && !signal.aborted;) {
          if (acknowledged.length > stored) {
            const killed =
              await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vetsync' and query like '%insert into%leads%' and pid <> pg_backend_pid() and datname = current_database()`.catch(
                () => [],
              );
            if (killed.length > 0) stored = acknowledged.length;
          }
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })();
      const statuses = new Set<number>();
      await Promise.all(
        Array.from({ length: 8 }, async (_, writer) => {
          for (let index = 0; index < 60; index += 1) {
            const key = `${writer}-${index}`;
            // Retries with the same key until it is stored, as the browser's outbox does.
            for (let status = 0; status !== 200 && status !== 201 && !signal.aborted;) {
              const answer = await server.request('/api/leads', {
                method: 'POST',
                json: { name: `P ${key}`, email: 'p@example.org' },
                headers: { 'idempotency-key': key },
              });
              statuses.add((status = answer.status));
              if (answer.ok) acknowledged.push(((await answer.json()) as { id: string }).id);
            }
          }
        }),
      );
      goOn.killing = false;
      await killer;
      expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
      expect(statuses).toContain(503);
      // The last killed connection may be the one that this query uses.
      await expect.poll(storedIds).toEqual(acknowledged.toSorted());
      expect(acknowledged).toHaveLength(480);
    },
  );
});
