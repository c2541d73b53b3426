import { afterAll, beforeAll, expect, test } from 'vitest';
import { cursorOf } from '../../../server/data/keyset.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { lister, published } from '../support/listings.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
  await published(server, await lister(server));
});
afterAll(() => server.close());

const keyset = cursorOf({ createdAt: new Date(), id: '00000000-0000-7000-8000-000000000000' });

test.each([
  ['kind=vacancy', 'kind', 'Choose what'],
  ['near=00000', 'near', 'don’t know this ZIP code'],
  ['near=Austin', 'near', 'five digits'],
  ['near=78701&radius=0', 'radius', 'from 1 to 100'],
  ['near=78701&radius=101', 'radius', 'from 1 to 100'],
  ['near=78701&radius=ten', 'radius', 'from 1 to 100'],
  ['remote=maybe', 'remote', 'Invalid'],
  ['type=seasonal', 'type', 'Invalid'],
  ['clearance=cosmic', 'clearance', 'Invalid'],
  ['benefits=cash', 'benefits', 'Invalid'],
  ['salary=-1', 'salary', 'whole number'],
  ['tuition=1e9', 'tuition', 'whole number'],
  ['sort=oldest', 'sort', 'Invalid'],
  ['organization=Ours!', 'organization', 'UUID'],
  ['limit=0', 'limit', 'whole number'],
  ['limit=201', 'limit', 'whole number'],
  ['cursor=', 'cursor', 'Not a cursor'],
  ['cursor=AAAA', 'cursor', 'Not a cursor'],
  [`cursor=${keyset}`, 'cursor', 'Not a cursor'],
  [`cursor=-1.${keyset}`, 'cursor', 'Not a cursor'],
  [`cursor=999999.${keyset}`, 'cursor', 'Not a cursor'],
  [`cursor=a-1.${keyset}`, 'cursor', 'Not a cursor'],
  [`cursor=a999999999.${keyset}`, 'cursor', 'Not a cursor'],
  [`q=${'a'.repeat(201)}`, 'q', '200'],
  ['q=a&q=b', 'q', 'string'],
  ['page=2', '', 'page'],
])('%s is refused with a message', async (query, path, message) => {
  const answer = await server.request(`/api/listings?${query}`);
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: { path: string; message: string }[] };
  expect(errors).toEqual([expect.objectContaining({ path, message: expect.stringContaining(message) })]);
});

test.each([
  `cursor=0.${keyset}`,
  `near=78701&cursor=99999.${keyset}`,
  `near=78701&cursor=0.${keyset}`,
  `q=crane&cursor=0.${keyset}`,
])('%s is a place in the list', async (query) => {
  const answer = await server.request(`/api/listings?${query}`);
  expect(answer.status).toBe(200);
});

test.each([
  "'",
  '\\',
  '!',
  '&',
  '|',
  '(',
  ')',
  ':*',
  '<->',
  "a' | 'b",
  'a:*b',
  '%',
  '_',
  '🚢',
  '"',
  '; select 1',
])('the text %s means nothing to the database', async (q) => {
  const answer = await server.request(`/api/listings?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  const crane = await server.request(`/api/listings?q=${encodeURIComponent(`crane ${q}`)}`);
  expect(crane.status).toBe(200);
});

test.each(['nothing', '00000000-0000-7000-8000-000000000000', "' or true"])(
  'a listing with the id %s does not exist',
  async (id) => {
    expect((await server.request(`/api/listings/${encodeURIComponent(id)}`)).status).toBe(404);
  },
);
