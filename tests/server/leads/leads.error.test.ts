import { afterAll, describe, expect, test } from 'vitest';
import { ipList } from '../../../server/network/networks.ts';
import { testServer } from '../harness.ts';

const server = await testServer({ config: { trustedProxies: ipList(['127.0.0.1']) } });
const { sql } = server;
const admin = await server.signIn('admin');
afterAll(() => server.close());

const lead = { name: 'Ann', email: 'ann@example.org' };
let client = 0;
/** Each call is a new client, which avoids the limit of leads per client. */
const post = (json: object, headers: Record<string, string> = {}, path = '/api/leads') =>
  server.request(path, {
    method: 'POST',
    json,
    headers: { 'x-forwarded-for': `10.0.0.${(client += 1)}`, ...headers },
  });
const nothingStored = async () => {
  expect(await sql`select from leads`).toHaveLength(0);
  expect(await sql`select from custom_solution_leads`).toHaveLength(0);
};

interface ProblemBody {
  code: string;
  errors?: { path: string; message: string }[];
}
const problem = async (answer: Response) => (await answer.json()) as ProblemBody;

describe('an invalid lead', () => {
  test.each([
    [{ email: 'a@example.org' }, 'name', 'Invalid input: expected string, received undefined'],
    [{ ...lead, name: '   ' }, 'name', 'Name is required'],
    [{ ...lead, name: 'n'.repeat(101) }, 'name', 'Name too long'],
    [{ ...lead, email: 'ann@' }, 'email', 'Invalid email format'],
    [{ ...lead, email: `${'a'.repeat(250)}@b.org` }, 'email', 'Email too long'],
    [{ ...lead, veteranStatus: 's'.repeat(51) }, 'veteranStatus', 'Status too long'],
    [{ ...lead, organization: 'o'.repeat(101) }, 'organization', 'Organization name too long'],
    [{ ...lead, interest: 'i'.repeat(501) }, 'interest', 'Interest description too long'],
    [{ ...lead, source: 's'.repeat(51) }, 'source', 'Source too long'],
    [{ ...lead, source: null }, 'source', 'Invalid input: expected string, received null'],
    [{ ...lead, isAdmin: true }, '', 'Unrecognized key: "isAdmin"'],
  ])('is rejected with the reason and not stored: %j', async (json, path, message) => {
    const answer = await post(json);
    expect(answer.status).toBe(422);
    expect(await problem(answer)).toMatchObject({ code: 'invalid_input', errors: [{ path, message }] });
    await nothingStored();
  });
});

describe('an invalid request for a custom solution', () => {
  const solution = { ...lead, organization: 'Org' };
  test.each([
    [{ ...solution, name: ' ' }, 'name', 'Please fill in all required fields'],
    [{ ...solution, organization: '' }, 'organization', 'Please fill in all required fields'],
    [{ ...solution, useCase: 'u'.repeat(501) }, 'useCase', 'Use case too long'],
    [{ ...solution, requirements: 'r'.repeat(4001) }, 'requirements', 'Requirements too long'],
    [{ ...solution, timeline: 'soon' }, 'timeline', undefined],
    [{ ...solution, budgetRange: '1k' }, 'budgetRange', undefined],
    [{ ...solution, role: 'CEO' }, '', 'Unrecognized key: "role"'],
  ])('is rejected with the reason and not stored: %j', async (json, path, message) => {
    const answer = await post(json, {}, '/api/custom-solution-leads');
    expect(answer.status).toBe(422);
    const { errors } = await problem(answer);
    expect(errors?.[0]).toMatchObject({ path, ...(message && { message }) });
    await nothingStored();
  });
});

describe('an idempotency key', () => {
  test.each(['', 'x'.repeat(201), 'with space', 'umlaut-ü'])('is rejected if malformed: %j', async (key) => {
    for (const path of ['/api/leads', '/api/custom-solution-leads']) {
      const answer = await post(
        { ...lead, ...(path !== '/api/leads' && { organization: 'O' }) },
        { 'idempotency-key': key },
        path,
      );
      // In HTTP an empty header means the same as none, but the client expects idempotency.
      expect(answer.status).toBe(422);
    }
    await nothingStored();
  });

  test.each([
    ['/api/leads', lead, { ...lead, interest: 'More' }],
    ['/api/custom-solution-leads', { ...lead, organization: 'O' }, { ...lead, organization: 'P' }],
  ])('is rejected at %s with different content, and the first content stays', async (path, first, second) => {
    const headers = { 'idempotency-key': 'k'.repeat(200) };
    const table = path === '/api/leads' ? 'leads' : 'custom_solution_leads';
    const stored = await post(first, headers, path);
    expect(stored.status).toBe(201);
    const before = await sql`select * from ${sql(table)}`;
    const answer = await post(second, headers, path);
    expect(answer.status).toBe(422);
    expect(await problem(answer)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await sql`select * from ${sql(table)}`).toEqual(before);
    expect((await post(first, headers, path)).status).toBe(200);
    await sql`delete from ${sql(table)}`;
  });

  test('can be reused after a failed call', async () => {
    const headers = { 'idempotency-key': 'again' };
    await sql`alter table leads add constraint broken check (name <> 'Ann')`;
    expect((await post(lead, headers)).status).toBe(500);
    await sql`alter table leads drop constraint broken`;
    expect((await post(lead, headers)).status).toBe(201);
    await sql`delete from leads`;
  });
});

describe('an invalid query', () => {
  test.each([
    ['/api/leads?limit=0', 'limit'],
    ['/api/leads?limit=201', 'limit'],
    ['/api/leads?limit=1.5', 'limit'],
    ['/api/leads?limit=1&limit=2', 'limit'],
    ['/api/leads?cursor=', 'cursor'],
    ['/api/leads?cursor=%27%20or%201%3D1', 'cursor'],
    [
      `/api/leads?cursor=${Buffer.from('999999999999999.00000000-0000-0000-0000-000000000000').toString('base64url')}`,
      'cursor',
    ],
    [`/api/leads?cursor=${Buffer.from('1.not-an-id').toString('base64url')}`, 'cursor'],
    ['/api/leads?sort=name', 'sort'],
    ['/api/leads?veteran=yes', 'veteran'],
    [`/api/leads?q=${'q'.repeat(201)}`, 'q'],
    ['/api/leads?q=%00', 'q'],
    [`/api/leads?source=${'s'.repeat(51)}`, 'source'],
    ['/api/leads?page=2', ''],
    ['/api/leads/export.csv?sort=name', 'sort'],
    ['/api/leads/export.csv?limit=5', ''],
    ['/api/leads/analytics?from=2024-02-30', 'from'],
    ['/api/leads/analytics?from=yesterday', 'from'],
    ['/api/leads/analytics?from=2024-02-02&to=2024-02-01', 'to'],
    ['/api/leads/events?after=now', 'after'],
    ['/api/leads/events?after=40000-1-00000000-0000-0000-0000-000000000000', 'after'],
    ['/api/leads/events?after=1-99999999999999999999-00000000-0000-0000-0000-000000000000', 'after'],
    ['/api/custom-solution-leads?cursor=x', 'cursor'],
    ['/api/custom-solution-leads?nothing=x', ''],
    ['/api/custom-solution-leads?status=lost', 'status'],
    ['/api/custom-solution-leads/export.csv?status=lost', 'status'],
  ])("%s is rejected with the parameter's name", async (path, parameter) => {
    const answer = await server.request(path, { headers: { cookie: admin } });
    expect(answer.status).toBe(422);
    expect((await problem(answer)).errors?.[0]?.path).toBe(parameter);
  });

  test('is rejected in Last-Event-ID too', async () => {
    const answer = await server.request('/api/leads/events', {
      headers: { cookie: admin, 'last-event-id': '17' },
    });
    expect(answer.status).toBe(422);
    expect((await problem(answer)).errors?.[0]?.path).toBe('Last-Event-ID');
  });
});

describe('limits', () => {
  test('reject too many leads of one client and return when to retry', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const answers: number[] = [];
    for (let index = 0; index < 62; index += 1) answers.push((await post(lead, headers)).status);
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(201));
    expect(answers.slice(60)).toEqual([429, 429]);
    const refused = await post(lead, headers);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sql`select from leads`).toHaveLength(60);
  });
});
