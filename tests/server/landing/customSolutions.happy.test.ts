import { afterAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'csv-parse/sync';
import { testClock, testServer } from '../harness.ts';

const clock = testClock(new Date('2026-03-09T23:59:00Z'));
const server = await testServer({ config: { rateLimits: false }, clock });
const { sql } = server;
const admin = await server.signIn('admin');
afterAll(() => server.close());
beforeEach(() => sql`delete from custom_solution_leads`);

const path = '/api/custom-solution-leads';
const solution = { name: ' Dr. Kim ', email: ' KIM@example.org ', organization: ' St. Elsewhere ' };
const post = (json: object, headers: Record<string, string> = {}) =>
  server.request(path, { method: 'POST', json, headers });
interface Page {
  solutions: { id: string; name: string; status: string; version: number }[];
  nextCursor: string | null;
}
const list = async (query = '') => {
  const answer = await server.request(`${path}${query}`, { headers: { cookie: admin } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};

test('stores a trimmed request and lists it for administrators', async () => {
  const answer = await post({
    ...solution,
    useCase: ' Intake ',
    requirements: ' ',
    timeline: 'short',
    budgetRange: '500k-plus',
  });
  expect(answer.status).toBe(201);
  const stored = (await answer.json()) as { id: string; createdAt: string };
  expect(await list()).toEqual({
    solutions: [
      {
        ...stored,
        name: 'Dr. Kim',
        email: 'kim@example.org',
        organization: 'St. Elsewhere',
        useCase: 'Intake',
        requirements: null,
        timeline: 'short',
        budgetRange: '500k-plus',
        status: 'new',
        statusChangedAt: null,
        statusChangedBy: null,
        version: 1,
      },
    ],
    nextCursor: null,
  });
});

test('accepts every field at its maximum length', async () => {
  const answer = await post({
    name: 'n'.repeat(100),
    email: 'k@example.org',
    organization: 'o'.repeat(100),
    useCase: 'u'.repeat(500),
    requirements: 'r'.repeat(4000),
  });
  expect(answer.status).toBe(201);
});

test('stores one row per key', async () => {
  for (let round = 0; round < 50; round += 1) {
    const headers = { 'idempotency-key': `key-${round}` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(solution, headers)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  }
  expect(await sql`select from custom_solution_leads`).toHaveLength(50);
});

test('lists requests newest first, in pages', async () => {
  for (let index = 0; index < 7; index += 1) await post({ ...solution, name: `Kim ${index}` });
  const names: string[] = [];
  let query = '?limit=3';
  for (let pages = 0; pages < 3; pages += 1) {
    const { solutions, nextCursor } = await list(query);
    names.push(...solutions.map(({ name }) => name));
    query = `?limit=3&cursor=${nextCursor}`;
    expect(nextCursor === null).toBe(pages === 2);
  }
  expect(names).toEqual(['Kim 6', 'Kim 5', 'Kim 4', 'Kim 3', 'Kim 2', 'Kim 1', 'Kim 0']);
});

const namesOf = ({ solutions }: Page) => solutions.map(({ name }) => name);
const change = (id: string, json: object) =>
  server.request(`${path}/${id}`, { method: 'PATCH', json, headers: { cookie: admin } });
const fill = (...rows: Record<string, string>[]) =>
  sql`insert into custom_solution_leads ${sql(
    rows.map((row) => ({
      name: 'Kim',
      email: 'kim@example.org',
      organization: 'St. Elsewhere',
      status: 'new',
      use_case: null,
      created_at: '2026-03-01T12:00:00Z',
      ...row,
    })),
  )} returning id`.then((added) => added.map(({ id }) => id as string));

test('finds requests by name, email, organization and status', async () => {
  await fill(
    { name: 'Ann', created_at: '2026-03-03' },
    { email: 'ann@example.org', status: 'closed', created_at: '2026-03-02' },
    { organization: 'Saint ANN', created_at: '2026-03-01' },
    { name: 'Bo 100%', status: 'closed', created_at: '2026-02-28' },
  );
  expect(namesOf(await list('?q=ann'))).toEqual(['Ann', 'Kim', 'Kim']);
  expect(namesOf(await list('?q=ann&status=closed'))).toEqual(['Kim']);
  expect(namesOf(await list('?status=closed'))).toEqual(['Kim', 'Bo 100%']);
  expect(namesOf(await list('?q=%25'))).toEqual(['Bo 100%']);
  const first = await list('?status=closed&limit=1');
  expect(namesOf(await list(`?status=closed&limit=1&cursor=${first.nextCursor}`))).toEqual(['Bo 100%']);
});

test('returns a single request and a single lead', async () => {
  const requirements = 'r'.repeat(4000);
  const [id] = await fill({ requirements });
  const answer = await server.request(`${path}/${id}`, { headers: { cookie: admin } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id, requirements, status: 'new', version: 1 });
  const [lead] = await sql<{ id: string }[]>`
    insert into leads (name, email, interest) values ('Ann', 'a@example.org', ${'i'.repeat(500)}) returning id`;
  const found = await server.request(`/api/leads/${lead!.id.toUpperCase()}`, { headers: { cookie: admin } });
  expect(found.status).toBe(200);
  expect(await found.json()).toMatchObject({ id: lead!.id, interest: 'i'.repeat(500) });
});

test('records who changed the status and when', async () => {
  const [id] = await fill({});
  const answer = await change(id!, { status: 'in_progress', version: 1 });
  expect(answer.status).toBe(200);
  const changed = { status: 'in_progress', version: 2, statusChangedAt: clock.now().toISOString() };
  const [user] = await sql<{ id: string; name: string }[]>`
    select id, coalesce(full_name, email) as name from users
    join user_roles r on r.user_id = id where role = 'admin'`;
  expect(await answer.json()).toMatchObject({ ...changed, statusChangedBy: user!.name });
  const [stored] = await sql`select * from custom_solution_leads`;
  expect(stored).toMatchObject({
    status: 'in_progress',
    version: 2,
    status_changed_by: user!.id,
    status_changed_at: clock.now(),
  });
  expect((await change(id!, { status: 'closed', version: 2 })).status).toBe(200);
  expect((await list()).solutions).toMatchObject([{ status: 'closed', version: 3 }]);
});

test('stores one of two changes based on the same version, 50 times', async () => {
  for (let round = 0; round < 50; round += 1) {
    const [id] = await fill({});
    const answers = await Promise.all(
      (['answered', 'closed'] as const).map((status) => change(id!, { status, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'answered' : 'closed';
    const [stored] = await sql`select status, version from custom_solution_leads where id = ${id!}`;
    expect(stored).toEqual({ status: winner, version: 2 });
  }
});

test('keeps the status after the account that set it is deleted', async () => {
  const [id] = await fill({});
  const other = await server.signIn('admin');
  const answer = await server.request(`${path}/${id}`, {
    method: 'PATCH',
    json: { status: 'answered', version: 1 },
    headers: { cookie: other },
  });
  expect(answer.status).toBe(200);
  await sql`delete from users where id = (select status_changed_by from custom_solution_leads)`;
  expect((await list()).solutions).toMatchObject([{ status: 'answered', statusChangedBy: null }]);
});

const csv = async (query = '', language = 'en-US') => {
  const answer = await server.request(`${path}/export.csv${query}`, {
    headers: { cookie: admin, 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="vetsync-requests-2026-03-09.csv"',
  );
  return parse(await answer.text(), { bom: true, columns: true }) as Record<string, string>[];
};

test('exports the list as a CSV file that no spreadsheet executes', async () => {
  await fill(
    { name: '=1+1', use_case: 'a "quoted" word', created_at: '2026-03-02T12:00:00Z' },
    { name: 'José', status: 'closed', created_at: '2026-03-01T12:00:00Z' },
  );
  expect(await csv()).toEqual([
    {
      Name: "'=1+1",
      Email: 'kim@example.org',
      Organization: 'St. Elsewhere',
      'Use Case': 'a "quoted" word',
      Requirements: '',
      Timeline: '',
      Budget: '',
      Status: 'new',
      'Status Changed By': '',
      'Status Changed': '',
      Date: '3/2/2026',
    },
    expect.objectContaining({ Name: 'José', Date: '3/1/2026' }),
  ]);
  expect((await csv('?status=closed', 'de-DE')).map(({ Name, Date: day }) => [Name, day])).toEqual([
    ['José', '1.3.2026'],
  ]);
  expect(await csv('?q=nobody')).toEqual([]);
});
