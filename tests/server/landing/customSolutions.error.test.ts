import { afterAll, beforeEach, expect, test } from 'vitest';
import { testServer } from '../harness.ts';

const server = await testServer({ config: { rateLimits: false } });
const { sql } = server;
const admin = await server.signIn('admin');
afterAll(() => server.close());

const path = '/api/custom-solution-leads';
let id = '';
beforeEach(async () => {
  await sql`delete from custom_solution_leads`;
  const [added] = await sql<{ id: string }[]>`
    insert into custom_solution_leads (name, email, organization) values ('Kim', 'k@example.org', 'O') returning id`;
  id = added!.id;
});
const change = (target: string, json: object) =>
  server.request(`${path}/${target}`, { method: 'PATCH', json, headers: { cookie: admin } });
const stored = async () => (await sql`select status, version from custom_solution_leads`)[0];
const untouched = { status: 'new', version: 1 };

test('rejects a change based on another version and stores nothing', async () => {
  for (const version of [2, 99]) {
    const answer = await change(id, { status: 'closed', version });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'request_changed' });
  }
  expect(await stored()).toEqual(untouched);
  expect((await change(id, { status: 'closed', version: 1 })).status).toBe(200);
});

test.each([
  [{ status: 'lost', version: 1 }, 'status'],
  [{ version: 1 }, 'status'],
  [{ status: 'closed' }, 'version'],
  [{ status: 'closed', version: 0 }, 'version'],
  [{ status: 'closed', version: 1.5 }, 'version'],
  [{ status: 'closed', version: '1' }, 'version'],
  [{ status: 'closed', version: 2 ** 53 }, 'version'],
  [{ status: 'closed', version: 2 ** 31 }, 'version'],
  [{ status: 'closed', version: 1, statusChangedBy: 'me' }, ''],
  [{}, 'status'],
])('rejects the change %j and stores nothing', async (json, field) => {
  const answer = await change(id, json);
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { errors: { path: string }[] }).errors[0]?.path).toBe(field);
  expect(await stored()).toEqual(untouched);
});

test.each(['00000000-0000-4000-8000-000000000000', 'x', '%00', '1 or true', "'"])(
  'finds no request and no lead with the id %s',
  async (target) => {
    const encoded = target === '%00' ? target : encodeURIComponent(target);
    expect((await change(encoded, { status: 'closed', version: 1 })).status).toBe(404);
    for (const url of [path, '/api/leads']) {
      const answer = await server.request(`${url}/${encoded}`, { headers: { cookie: admin } });
      expect(answer.status).toBe(404);
    }
    expect(await stored()).toEqual(untouched);
  },
);

test.each([['status=lost'], ['q=' + 'x'.repeat(201)], ['cursor=x'], ['limit=0'], ['limit=201'], ['other=1']])(
  'rejects the query %s',
  async (query) => {
    const answer = await server.request(`${path}?${query}`, { headers: { cookie: admin } });
    expect(answer.status).toBe(422);
  },
);
