import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredLead } from '../../../machines/leads/model/lead.ts';
import { plainCell } from '../../../server/leads/leadsCsv.ts';
import { dateStyle } from '../../../server/leads/leadsDate.ts';
import { rollUpLeads } from '../../../server/leads/leadRollups.ts';
import { testClock, testServer } from '../harness.ts';

const clock = testClock(new Date('2026-03-09T23:59:00Z'));
const server = await testServer({ config: { rateLimits: false }, clock });
const { sql } = server;
const admin = await server.signIn('admin');
afterAll(() => server.close());
beforeEach(() => sql`delete from leads`);

interface Page {
  leads: StoredLead[];
  nextCursor: string | null;
}
async function get<Answer = Page>(path: string): Promise<Answer> {
  const answer = await server.request(path, { headers: { cookie: admin } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}
const post = (json: object, headers: Record<string, string> = {}) =>
  server.request('/api/leads', { method: 'POST', json, headers });
const namesOf = ({ leads }: Page) => leads.map(({ name }) => name);

describe('submitting a lead', () => {
  test('returns 201 with id and time and stores trimmed values', async () => {
    const answer = await post({
      name: ' Maria Alvarez ',
      email: ' Maria@Example.org ',
      veteranStatus: 'veteran',
      organization: '  ',
      interest: ' Education ',
      source: 'footer_join_free',
    });
    expect(answer.status).toBe(201);
    const { id, createdAt } = (await answer.json()) as { id: string; createdAt: string };
    const [row] = await sql`select * from leads`;
    expect(row).toMatchObject({
      id,
      name: 'Maria Alvarez',
      email: 'maria@example.org',
      veteran_status: 'veteran',
      organization: null,
      interest: 'Education',
      source: 'footer_join_free',
      created_at: new Date(createdAt),
    });
  });

  test('has the marketing dialog as its default source', async () => {
    await post({ name: 'A', email: 'a@example.org' });
    expect((await get('/api/leads')).leads[0]?.source).toBe('marketing_modal');
  });

  test('accepts every field at its maximum length', async () => {
    const lead = {
      name: 'n'.repeat(100),
      email: `${'e'.repeat(64)}@${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.org`.padEnd(249, 'x'),
      veteranStatus: 's'.repeat(50),
      organization: '🪖'.repeat(50),
      interest: 'i'.repeat(500),
      source: 'o'.repeat(50),
    };
    expect((await post(lead)).status).toBe(201);
    expect((await get('/api/leads')).leads[0]).toMatchObject(lead);
  });

  test('stores one row per key', async () => {
    const lead = { name: 'Once', email: 'once@example.org' };
    for (let round = 0; round < 50; round += 1) {
      const headers = { 'idempotency-key': `key-${round}` };
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(lead, headers)));
      const ids = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
      );
      expect(new Set(ids).size).toBe(1);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    }
    const [stored] = await sql`select count(*)::int as count from leads`;
    expect(stored).toEqual({ count: 50 });
  });

  test('stores two rows for two calls without a key', async () => {
    const lead = { name: 'Twice', email: 'twice@example.org' };
    expect((await post(lead)).status).toBe(201);
    expect((await post(lead)).status).toBe(201);
    expect((await get('/api/leads')).leads).toHaveLength(2);
  });
});

/** Leads of several kinds, one per day, oldest first. */
async function addKinds(count = 24): Promise<string[]> {
  await sql`
    insert into leads (name, email, veteran_status, organization, source, created_at)
    select 'Person ' || n, 'p' || n || '@example' || n % 3 || '.org',
      case n % 4 when 0 then 'veteran' when 1 then 'family' when 2 then '' end,
      case when n % 5 = 0 then 'Fort Org ' || n when n % 5 = 1 then '  ' end,
      case when n % 2 = 0 then 'marketing_modal' else 'footer_join_free' end,
      timestamptz '2024-01-01T00:00:00Z' + n * interval '1 day'
    from generate_series(1, ${count}) n`;
  return Array.from({ length: count }, (_, n) => `Person ${n + 1}`);
}

describe('the list', () => {
  test('is sorted newest first, or oldest first on request', async () => {
    const names = await addKinds();
    expect(namesOf(await get('/api/leads'))).toEqual(names.toReversed());
    expect(namesOf(await get('/api/leads?sort=oldest'))).toEqual(names);
  });

  test.each([
    ['veteran=veteran', (n: number) => n % 4 === 0],
    ['veteran=other', (n: number) => n % 4 !== 0],
    ['source=footer_join_free', (n: number) => n % 2 === 1],
    ['source=nowhere', () => false],
    ['veteran=veteran&source=marketing_modal', (n: number) => n % 4 === 0],
    ['q=EXAMPLE1', (n: number) => n % 3 === 1],
    ['q=fort+org+1', (n: number) => [10, 15].includes(n)],
    ['q=son+2', (n: number) => n === 2 || n >= 20],
    ['q=p1', (n: number) => n === 1 || (n >= 10 && n <= 19)],
    ['q=%20', () => true],
    ['q=100%25', () => false],
    ['q=person_1', () => false],
    ['q=%5C', () => false],
  ])('filters by %s, whether or not the text index is up to date', async (query, keeps) => {
    const names = (await addKinds()).filter((_, index) => keeps(index + 1)).toReversed();
    expect(namesOf(await get(`/api/leads?${query}`))).toEqual(names);
    await rollUpLeads(sql, 'texts', 1);
    expect(namesOf(await get(`/api/leads?${query}`))).toEqual(names);
  });

  test('finds rare text far behind the newest leads, indexed or not', async () => {
    await sql`insert into leads (name, email, created_at) values ('Zebulon Pike', 'z@example.org', '2001-01-01')`;
    await sql`insert into leads (name, email) select 'Person ' || n, 'p@example.org' from generate_series(1, 6000) n`;
    expect(namesOf(await get('/api/leads?q=zebu'))).toEqual(['Zebulon Pike']);
    while (await rollUpLeads(sql, 'texts', 1));
    expect(namesOf(await get('/api/leads?q=zebu'))).toEqual(['Zebulon Pike']);
    expect(namesOf(await get('/api/leads?q=ze'))).toEqual(['Zebulon Pike']);
  });

  test('returns each row once in pages of any size while leads are added', async () => {
    await addKinds();
    // Several with the same time, so that the id decides.
    await sql`insert into leads (name, email, created_at) select 'Same ' || n, 's@example.org', '2024-01-05' from generate_series(1, 9) n`;
    const before = new Set((await get('/api/leads?limit=200')).leads.map(({ id }) => id));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('newest', 'oldest'),
        async (limit, sort) => {
          const seen: string[] = [];
          let cursor: string | null = null;
          // Few enough that reading in pages of one doesn't double the list.
          let coming = 10;
          do {
            const after: string = cursor === null ? '' : `&cursor=${cursor}`;
            const page: Page = await get(`/api/leads?limit=${limit}&sort=${sort}${after}`);
            expect(page.leads.length).toBeLessThanOrEqual(limit);
            seen.push(...page.leads.map(({ id }) => id));
            cursor = page.nextCursor;
            if (coming-- > 0) await post({ name: 'New', email: 'new@example.org' });
          } while (cursor !== null);
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.filter((id) => before.has(id))).toHaveLength(before.size);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('the totals', () => {
  test('count veterans and organizations that are not blank', async () => {
    await addKinds();
    expect(await get('/api/leads/summary')).toEqual({ total: 24, veterans: 6, organizations: 4 });
  });

  test('are zero without leads', async () => {
    expect(await get('/api/leads/summary')).toEqual({ total: 0, veterans: 0, organizations: 0 });
    expect(await get('/api/leads/analytics')).toEqual({ byDay: [], bySource: [], byStatus: [] });
  });

  test('per UTC day, source and status include both ends of the range', async () => {
    await addKinds(8);
    await sql`insert into leads (name, email, created_at) values ('Late', 'l@example.org', '2024-01-03T23:59:59.999Z')`;
    expect(await get('/api/leads/analytics?from=2024-01-03&to=2024-01-04')).toEqual({
      byDay: [
        { day: '2024-01-03', count: 2 },
        { day: '2024-01-04', count: 1 },
      ],
      bySource: [
        { source: 'footer_join_free', count: 1 },
        { source: 'marketing_modal', count: 1 },
        { source: null, count: 1 },
      ],
      byStatus: [
        { status: null, count: 2 },
        { status: '', count: 1 },
      ],
    });
  });

  test('count the rarest sources together', async () => {
    await sql`
      insert into leads (name, email, source)
      select 'P', 'p@example.org', 'source ' || n from generate_series(1, 150) n, generate_series(1, case when n < 100 then 2 else 1 end)`;
    const { bySource } = await get<{ bySource: { source: string; count: number }[] }>('/api/leads/analytics');
    expect(bySource).toHaveLength(101);
    expect(bySource.reduce((sum, { count }) => sum + count, 0)).toBe(249);
    expect(bySource.find(({ source }) => source === 'other')?.count).toBe(50);
  });
});

const download = (query = '', locale?: string) =>
  server.request(`/api/leads/export.csv${query}`, {
    headers: { cookie: admin, ...(locale && { 'accept-language': locale }) },
  });

describe('the export', () => {
  test('is a file in the specified format', async () => {
    await sql`
      insert into leads (name, email, veteran_status, interest, source, created_at)
      values ('Ann', 'ann@example.org', 'veteran', 'a "quoted" word, and' || E'\n' || 'a line', 'marketing_modal', '2024-01-31T23:30:00Z')`;
    const answer = await download();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="vetsync-leads-2026-03-09.csv"',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString()).toBe(
      '\uFEFFName,Email,Veteran Status,Organization,Interest,Source,Date\n' +
        '"Ann","ann@example.org","veteran","","a ""quoted"" word, and\na line","marketing_modal","1/31/2024"\n',
    );
  });

  test('has the rows of the list, in its order', async () => {
    await addKinds();
    for (const query of [
      '',
      '?sort=oldest',
      '?veteran=other',
      '?source=footer_join_free',
      '?q=FORT',
      '?q=100%25',
    ]) {
      const rows = parse(await (await download(query)).text(), { from_line: 2 }) as string[][];
      const page = await get(`/api/leads${query}`);
      expect(rows.map(([name]) => name)).toEqual(namesOf(page));
    }
  });

  test('has only a header without leads', async () => {
    expect(await (await download()).text()).toBe(
      'Name,Email,Veteran Status,Organization,Interest,Source,Date\n',
    );
  });

  test.each([
    ['de-DE,de;q=0.9,en;q=0.8', '31.1.2024'],
    ['en;q=0.1, en-GB', '31/01/2024'],
    ['xx-invalid-tag-that-is-too-long, sv', '2024-01-31'],
    ['*', '1/31/2024'],
    ['', '1/31/2024'],
    ['fa-IR', '۲۰۲۴/۱/۳۱'],
    ['hr', '31. 01. 2024.'],
  ])('formats dates for %s', async (header, date) => {
    await sql`insert into leads (name, email, created_at) values ('A', 'a@example.org', '2024-01-31T00:00:00Z')`;
    const [row] = parse(await (await download('', header)).text(), { from_line: 2 }) as string[][];
    expect(row?.at(-1)).toBe(date);
  });

  test('formats any date in any language as the browser would, in UTC and the Gregorian calendar', async () => {
    const languages =
      'ar bg bn cs de dz el en en-CA es fa fi fr he hi hr hu ja ko lt lv mr my ne nl pl pt ru sat sv th tr uk ur vi zh zh-TW'.split(
        ' ',
      );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...languages),
        fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        async (locale, date) => {
          const { template, digits, parse: read } = dateStyle(locale);
          const [row] = await sql<{ text: string }[]>`
            select translate(to_char(${date}::timestamptz at time zone 'UTC', ${template}), '0123456789', ${digits}) as text`;
          const expected = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory' }).format(
            date,
          );
          expect(row?.text).toBe(expected);
          expect(read(expected)).toBe(date.toISOString().slice(0, 10));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('preserves any text', async () => {
    const text = fc
      .string({
        unit: fc.oneof(
          fc.constantFrom(...`"',;=+-@\t\r\n\\.＝ `),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        ),
        maxLength: 30,
      })
      .filter((value) => value.isWellFormed() && !value.includes('\0') && value.length <= 50);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text, text, text, text), { minLength: 1, maxLength: 20 }),
        async (rows) => {
          await sql`delete from leads`;
          const leads = rows.map(([name, email, status, organization, interest], index) => ({
            name: name || 'x',
            email,
            veteran_status: status,
            organization,
            interest,
            created_at: new Date(index),
          }));
          await sql`insert into leads ${sql(leads)}`;
          const cells = parse(await (await download('?sort=oldest')).text(), {
            from: 2,
            relax_column_count: true,
          }) as string[][];
          expect(cells.map((row) => row.slice(0, 5).map(plainCell))).toEqual(
            leads.map(({ name, email, veteran_status, organization, interest }) => [
              name,
              email,
              veteran_status,
              organization,
              interest,
            ]),
          );
          for (const cell of cells.flat()) expect(cell).not.toMatch(/^"*[=+@\t\r\n＝＋－＠-]/);
        },
      ),
      { numRuns: 40 },
    );
  });
});
