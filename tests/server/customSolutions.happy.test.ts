import { afterAll, beforeEach, expect, it } from 'vitest';
import { testServer } from './harness.ts';

const server = await testServer({ config: { rateLimits: false } });
const { sql } = server;
const admin = await server.signIn('admin');
afterAll(() => server.close());
beforeEach(() => sql`delete from custom_solution_leads`);

const path = '/api/custom-solution-leads';
const solution = { name: ' Dr. Kim ', email: ' KIM@example.org ', organization: ' St. Elsewhere ' };
const post = (json: object, headers: Record<string, string> = {}) =>
  server.request(path, { method: 'POST', json, headers });
interface Page {
  solutions: { id: string; name: string }[];
  nextCursor: string | null;
}
const list = async (query = '') => {
  const answer = await server.request(`${path}${query}`, { headers: { cookie: admin } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};

it('stores what was asked for, trimmed, and lists it for administrators', async () => {
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
      },
    ],
    nextCursor: null,
  });
});

it('takes every field at its limit', async () => {
  const answer = await post({
    name: 'n'.repeat(100),
    email: 'k@example.org',
    organization: 'o'.repeat(100),
    useCase: 'u'.repeat(500),
    requirements: 'r'.repeat(4000),
  });
  expect(answer.status).toBe(201);
});

it('stores one row for one key, however often it comes', async () => {
  for (let round = 0; round < 50; round += 1) {
    const headers = { 'idempotency-key': `key-${round}` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(solution, headers)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  }
  expect(await sql`select from custom_solution_leads`).toHaveLength(50);
});

it('lists newest first, in pages', async () => {
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
