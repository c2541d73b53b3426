import type { AdminData, AdminFact } from '@vetsync/machines/admin/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateRows } from '../../../server/reference/facts/rates.ts';
import { testClock, testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';
import { crosswalkOf, imported, importing } from '../support/reference.ts';

const clock = testClock();
let server: TestServer;
let [first, second] = ['', ''];
beforeAll(async () => {
  server = await testServer({ clock });
  [first, second] = [await server.signIn('admin'), await server.signIn('admin')];
});
afterAll(() => server.close());
beforeEach(() => server.sql`delete from fact_checks`);

const post = (path: string, json: object, cookie: string) =>
  server.request(`/api/admin/data/${path}`, { method: 'POST', json, headers: { Cookie: cookie } });
async function data(cookie = first): Promise<AdminData> {
  const answer = await server.request('/api/admin/data', { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as AdminData;
}
const page = 'https://www.va.gov/education/benefit-rates/';
const check = (fact: Pick<AdminFact, 'kind' | 'fact'>, cookie: string, amount: number | null = null) =>
  post('checks', { kind: fact.kind, fact: fact.fact, amount, page }, cookie);
const factOf = async (wanted: (fact: AdminFact) => boolean, cookie = first) =>
  (await data(cookie)).facts.find(wanted)!;
const asked = async <Answer>(path: string) => (await (await server.request(path)).json()) as Answer;

const titles = async () =>
  (await asked<{ items: { title: string }[] }>('/api/occupations?q=100')).items.map(({ title }) => title);

describe('public files', () => {
  const source = 'military-crosswalk';
  const set = async () => (await data()).sets.find((one) => one.source === source)!;

  test('are listed with what is missing, due and left out, and the earlier file can be brought back', async () => {
    expect(await set()).toMatchObject({ status: 'missing', file: null, previous: null });
    expect((await post('back', { source, edition: '' }, first)).status).toBe(404);
    const options = { clock };
    await imported(server.sql, { source, bytes: crosswalkOf(3, 'Old'), date: '2023-07' }, options);
    const dirty = Buffer.concat([crosswalkOf(3, 'New'), Buffer.from('A\n')]);
    await imported(
      server.sql,
      { source, bytes: Buffer.concat([dirty, Buffer.from('A,11B,Infantry,,\n')]) },
      { ...options, isAnyCount: true },
    );
    expect(await set()).toMatchObject({
      status: 'installed',
      file: {
        kept: 4,
        rows: 5,
        leftOut: [{ reason: 'has fewer cells than the head', count: 1, lines: '5' }],
      },
      previous: { date: '2023-07' },
    });
    expect(await titles()).toContain('New 0');
    const answer = await post('back', { source, edition: '' }, first);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as AdminData).sets.find((one) => one.source === source)!.file?.kept).toBe(
      3,
    );
    expect(await titles()).toContain('Old 0');
    // Again, it brings back the newer one.
    expect((await post('back', { source, edition: '' }, first)).status).toBe(200);
    expect(await titles()).toContain('New 0');
    clock.advance(370 * 86_400_000);
    [first, second] = [await server.signIn('admin'), await server.signIn('admin')];
    expect(await set()).toMatchObject({ status: 'due' });
  });

  test('are not exchanged while one is imported', async () => {
    await importing(server.sql, [{ source, bytes: crosswalkOf(3, 'Old') }], { isAnyCount: true });
    await importing(server.sql, [{ source, bytes: crosswalkOf(3, 'Newer') }], { isAnyCount: true });
    const session = await server.sql.reserve();
    await session`select pg_advisory_lock(41224001)`;
    const refused = await post('back', { source, edition: '' }, first);
    await session`select pg_advisory_unlock(41224001)`;
    session.release();
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      'import_running',
    ]);
    expect(await titles()).toContain('Newer 0');
  });

  test('are written by the server in no other way', async () => {
    await expect(server.deps.sql`update reference_files set status = 'previous'`).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('facts of our own', () => {
  test('a deadline that was hidden is shown once an administrator has read it', async () => {
    const hidden = await factOf(({ kind, isShown }) => kind === 'deadline' && !isShown);
    expect(hidden).toMatchObject({ isShown: false, checks: [] });
    const answer = await check(hidden, first);
    expect(answer.status).toBe(200);
    const checkedOn = clock.now().toISOString().slice(0, 10);
    expect(await factOf(({ fact }) => fact === hidden.fact, second)).toMatchObject({
      isShown: true,
      checks: [{ isOwn: false, page, checkedOn, amount: null }],
    });
    const everyone = await Promise.all(
      ['active', 'guard', 'reserve'].flatMap((component) =>
        ['', '&reason=retiring', '&reason=medical', '&reason=spouse'].map((reason) =>
          asked<Record<'items' | 'others', { id: string; confidence: string }[]>>(
            `/api/deadlines?separation=2028-06-30&component=${component}${reason}&on=2027-12-01`,
          ),
        ),
      ),
    );
    const shown = everyone
      .flatMap(({ items, others }) => [...items, ...others])
      .filter(({ id }) => id === hidden.fact);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown[0]).toMatchObject({ confidence: 'official' });
  });

  test('a rate that was not found is shown once two administrators name the same amount', async () => {
    const { id, from } = rateRows.find(
      ({ amount, confidence }) => amount === null && confidence === 'unknown',
    )!;
    const fact = { kind: 'rate' as const, fact: `${id}@${from}` };
    const rate = async () =>
      (await asked<{ items: { id: string }[] }>(`/api/rates?on=${from}`)).items.find((one) => one.id === id);
    await check(fact, first, 2_400);
    expect(await rate()).toBeUndefined();
    // The same person twice is no second one, and another amount doesn't agree.
    await check(fact, first, 2_400);
    await check(fact, second, 2_401.5);
    expect(await rate()).toBeUndefined();
    await check(fact, second, 2_400);
    expect(await rate()).toMatchObject({ amount: 2_400, confidence: 'official', page, sources: [page] });
    expect(await factOf((one) => one.fact === fact.fact)).toMatchObject({ isShown: true, checks: [{}, {}] });
    // Whoever corrects it takes the agreement back.
    await check(fact, first, 2_500);
    expect(await rate()).toBeUndefined();
  });

  test('what does not exist, or was not read on a page, is refused', async () => {
    const statuses = [];
    for (const more of [
      { fact: 'nothing' },
      { page: 'http://www.va.gov/' },
      { page: 'va.gov' },
      { amount: -1 },
      { kind: 'law' },
    ])
      statuses.push(
        (await post('checks', { kind: 'deadline', fact: 'bdd-window', amount: null, page, ...more }, first))
          .status,
      );
    expect(statuses).toEqual([404, 422, 422, 422, 422]);
  });
});

test('only administrators see and change any of it', async () => {
  const person = await server.signIn();
  const calls = (cookie: string) =>
    Promise.all([
      server.request('/api/admin/data', { headers: { Cookie: cookie } }),
      post('back', { source: 'wages', edition: '' }, cookie),
      check({ kind: 'deadline', fact: 'bdd-window' }, cookie),
    ]);
  expect((await calls(person)).map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await calls('')).map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await server.sql`select from fact_checks`).toEqual([]);
});

describe('a link that people say is wrong', () => {
  const [branch, code] = ['army', '100'];
  const report = (cookie: string, onet: string, of = code) =>
    server.request(`/api/occupations/${branch}/${of}/wrong-links`, {
      method: 'POST',
      json: { onet },
      headers: { Cookie: cookie },
    });
  const civilian = async () =>
    (await asked<{ civilian: { onet: string }[] }>(`/api/occupations/${branch}/${code}`)).civilian;

  test('counts each person once, and is left out once an administrator has checked it', async () => {
    await imported(
      server.sql,
      { source: 'military-crosswalk', bytes: crosswalkOf(3, 'Linked') },
      { clock, isAnyCount: true },
    );
    const [{ onet } = { onet: '' }] = await civilian();
    const [one, other] = [await server.signIn('user'), await server.signIn('user')];
    for (const cookie of [one, one, other]) expect((await report(cookie, onet)).status).toBe(204);
    const fact = await factOf(({ kind }) => kind === 'link');
    expect(fact).toMatchObject({ text: '2 people say it’s wrong.', isShown: true });
    expect((await check(fact, one)).status).toBe(403);
    expect((await check(fact, first)).status).toBe(200);
    expect(await factOf(({ kind }) => kind === 'link')).toMatchObject({ isShown: false });
    expect(await civilian()).toEqual([]);
  });
  test('can be said of links that exist, by people who are signed in', async () => {
    const cookie = await server.signIn('user');
    expect((await report(cookie, '99-9999.00')).status).toBe(404);
    expect((await report(cookie, 'no code')).status).toBe(422);
    expect((await report('', '29-2043.00')).status).toBe(401);
    expect((await check({ kind: 'link', fact: 'army/100/99-9999.00' }, first)).status).toBe(404);
  });
});
