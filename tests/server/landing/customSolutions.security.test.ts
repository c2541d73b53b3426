import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../harness.ts';

const server = await testServer({ config: { rateLimits: false } });
const { sql } = server;
const admin = await server.signIn('admin');
const veteran = await server.signIn('user');
afterAll(() => server.close());

const path = '/api/custom-solution-leads';
let id = '';
beforeEach(async () => {
  await sql`delete from custom_solution_leads`;
  const [added] = await sql<{ id: string }[]>`
    insert into custom_solution_leads (name, email, organization, requirements)
    values ('Kim', 'k@example.org', 'O', 'secret plans') returning id`;
  id = added!.id;
});
const stored = async () => (await sql`select status from custom_solution_leads`)[0]?.['status'] as string;
const get = (url: string) => server.request(url, { headers: { cookie: admin } });
const change = (headers: Record<string, string>) =>
  server.request(`${path}/${id}`, { method: 'PATCH', json: { status: 'closed', version: 1 }, headers });

describe('only administrators', () => {
  test.each([
    ['anonymous callers', {}, 401],
    ['a veteran', { cookie: veteran }, 403],
  ] as [string, Record<string, string>, number][])('not %s', async (_who, headers, status) => {
    for (const url of ['', '/export.csv', `/${id}`]) {
      const answer = await server.request(path + url, { headers });
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toContain('secret');
    }
    expect((await change(headers)).status).toBe(status);
    expect(await stored()).toBe('new');
  });

  test('can read and change requests', async () => {
    for (const url of ['', '/export.csv', `/${id}`]) {
      const answer = await server.request(path + url, { headers: { cookie: admin } });
      expect(await answer.text()).toContain('secret');
    }
    expect((await change({ cookie: admin })).status).toBe(200);
    expect(await stored()).toBe('closed');
  });

  test('and not from another site', async () => {
    const answer = await change({ cookie: admin, 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await stored()).toBe('new');
  });
});

describe('text with a meaning in SQL or spreadsheets', () => {
  test.each([
    "' or true --",
    "'); delete from custom_solution_leads; --",
    '%',
    '_',
    '\\\\',
    "current_setting('vetsync.text')",
  ])('is only text in a search: %s', async (text) => {
    await sql`insert into custom_solution_leads (name, email, organization) values (${text}, 'b@example.org', 'P')`;
    const query = `?q=${encodeURIComponent(text)}`;
    const page = await server.request(path + query, { headers: { cookie: admin } });
    const { solutions } = (await page.json()) as { solutions: { name: string }[] };
    expect(solutions.map(({ name }) => name)).toEqual([text]);
    const csv = await server.request(`${path}/export.csv${query}`, { headers: { cookie: admin } });
    expect((await csv.text()).trimEnd().split('\n')).toHaveLength(2);
    expect(await sql`select from custom_solution_leads`).toHaveLength(2);
  });

  test.each(['=cmd()', '+1', '-1', '@sum', '\t=1', '"=1', "'=1", '＝1'])(
    'never starts a cell of the export: %s',
    async (text) => {
      await sql`update custom_solution_leads set requirements = ${text}, organization = ${text}`;
      const answer = await server.request(`${path}/export.csv`, { headers: { cookie: admin } });
      const cell = `"'${text.replaceAll('"', '""')}"`;
      expect((await answer.text()).split(cell)).toHaveLength(3);
    },
  );
});

test('an export counts toward the limit of parallel exports', async () => {
  await sql`insert into custom_solution_leads (name, email, organization, requirements)
    select 'P', 'p@example.org', 'O', repeat('x', 4000) from generate_series(1, 5000)`;
  const held = await Promise.all(Array.from({ length: 4 }, () => get(`${path}/export.csv`)));
  expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const url of [`${path}/export.csv`, '/api/leads/export.csv']) {
    const refused = await get(url);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'exports_busy' });
  }
  await Promise.all(held.map((answer) => answer.body?.cancel()));
  await expect.poll(async () => (await get('/api/leads/export.csv')).status).toBe(200);
});
