import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { batchSize, importLeads } from '../../../server/leads/leadsImport.ts';
import { testServer } from '../harness.ts';

const server = await testServer({ config: { rateLimits: false } });
const admin = await server.signIn('admin');
afterAll(() => server.close());
beforeEach(() => server.sql`delete from leads`);

async function exported(locale = 'en-US'): Promise<string> {
  const answer = await server.request('/api/leads/export.csv', {
    headers: { cookie: admin, 'accept-language': locale },
  });
  return answer.text();
}
const imported = (text: string, locale = 'en-US') => importLeads(server.sql, Readable.from([text]), locale);
const stored = async () =>
  (await server.sql<{ count: number }[]>`select count(*)::int as count from leads`)[0]?.count;

const awkward = [
  { name: '=cmd|calc', email: 'a@example.org', interest: 'He said "hi",\nthen \'=1\' left', source: '@x' },
  { name: "'=quoted", email: 'b@example.org', veteran_status: 'veteran', organization: '-Org, Ltd.' },
  { name: 'José Ñuñez', email: 'c@example.org', organization: '"=Quoted" \r\n +line', interest: null },
  { name: 'Twice', email: 'd@example.org' },
  { name: 'Twice', email: 'd@example.org' },
];
async function addAwkward(): Promise<void> {
  for (const [index, row] of awkward.entries()) {
    await server.sql`insert into leads ${server.sql({ ...row, created_at: new Date(Date.UTC(2024, 1, 27 + index)) })}`;
  }
}

describe('a file from the export', () => {
  test.each(['en-US', 'de-DE', 'fa-IR', 'ar-EG', 'zh-TW', 'en-GB'])(
    'is imported unchanged, from %s',
    async (locale) => {
      await addAwkward();
      const before = await exported(locale);
      await server.sql`delete from leads`;
      expect(await imported(before, locale)).toEqual({ added: awkward.length, known: 0 });
      expect(await exported(locale)).toBe(before);
    },
  );

  test('adds nothing the second time or in the original database', async () => {
    await addAwkward();
    const file = await exported();
    expect(await imported(file)).toEqual({ added: 0, known: awkward.length });
    await server.sql`delete from leads`;
    await imported(file);
    expect(await imported(file)).toEqual({ added: 0, known: awkward.length });
    expect(await stored()).toBe(awkward.length);
  });

  test('adds missing rows as often as they are missing', async () => {
    await addAwkward();
    const file = await exported();
    await server.sql`delete from leads where name = 'Twice' and id = (select id from leads where name = 'Twice' limit 1)`;
    const [{ created_at: day } = {}] = await server.sql`select created_at from leads where name = 'Twice'`;
    await server.sql`update leads set created_at = ${day as Date} where name = 'Twice'`;
    expect(await imported(file)).toEqual({ added: 1, known: awkward.length - 1 });
  });

  test('adds nothing twice if two imports run at once', async () => {
    await addAwkward();
    const file = await exported();
    await server.sql`delete from leads`;
    const results = await Promise.all(Array.from({ length: 4 }, () => imported(file)));
    expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(awkward.length);
    expect(await stored()).toBe(awkward.length);
  });

  test('keeps the order within a day', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => `"Person ${n}","p@example.org","","","","","2/3/2024"`);
    await imported(`Name,Email,Veteran Status,Organization,Interest,Source,Date\n${rows.join('\n')}\n`);
    const names = (await exported()).split('\n').slice(1, -1);
    expect(names).toEqual(rows);
  });

  test('is counted and searchable like other leads', async () => {
    await addAwkward();
    const answer = await server.request('/api/leads/summary', { headers: { cookie: admin } });
    expect(await answer.json()).toEqual({ total: 5, veterans: 1, organizations: 2 });
  });
});

test.each([
  ['with semicolons and empty lines and columns', ';', '31-Jan-24', ';;\r\n\r\n;;;;;;\r\n'],
  ['with tabs and a time', '\t', '1/31/2024 0:00', '\r\n'],
  ['with a short year', ',', '1/31/24', ''],
])('is imported as a spreadsheet stores it again, %s', async (_name, delimiter, date, end) => {
  const header = ['Name', 'Email', 'Veteran Status', 'Organization', 'Interest', 'Source', 'Date'].join(
    delimiter,
  );
  const row = ['Ann', 'ann@example.org', 'veteran', '', '', '', date].join(delimiter);
  expect(await imported(`${header}\r\n${row}${end}`)).toEqual({ added: 1, known: 0 });
  expect(await server.sql`select created_at::date::text as day, veteran_status as status from leads`).toEqual(
    [{ day: '2024-01-31', status: 'veteran' }],
  );
});

test('may have more rows than one batch', async () => {
  const rows = Array.from(
    { length: 12_001 },
    (_, n) => `"Person ${n}","p${n}@example.org","","","","","2024-02-03"`,
  );
  const text = `Name,Email,Veteran Status,Organization,Interest,Source,Date\n${rows.join('\n')}\n`;
  expect(await imported(text)).toEqual({ added: 12_001, known: 0 });
  expect(await stored()).toBe(12_001);
  const transactions = await server.sql<{ rows: number }[]>`
    select count(*)::int as rows from leads group by tx order by 1 desc`;
  // A transaction of many rows would delay the live feed.
  expect(transactions[0]?.rows).toBe(batchSize);
  expect(transactions).toHaveLength(Math.ceil(12_001 / batchSize));
});

const run = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=vetsync-source', 'server/cli/leads-import.ts', ...words],
    { env: { ...process.env, DATABASE_URL: server.databaseUrl } },
  ).then(
    ({ stdout }) => ({ status: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ status: code, text: stderr }),
  );

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-import-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  test('reports what it did, or the invalid lines', async () => {
    await addAwkward();
    const good = join(folder, 'good.csv');
    writeFileSync(good, await exported('de-DE'));
    await server.sql`delete from leads`;
    expect(await run(good, '--locale', 'de-DE')).toEqual({
      status: 0,
      text: 'Imported 5 leads; 0 existed already.\n',
    });
    const bad = join(folder, 'bad.csv');
    writeFileSync(
      bad,
      'Name,Email,Veteran Status,Organization,Interest,Source,Date\nA,a@example.org,,,,,1/1/2024\n,b@example,,,,,\n',
    );
    expect(await run(bad)).toEqual({
      status: 1,
      text: '1 line is not valid; nothing was imported\n  line 3: Name is required, Invalid email format\n',
    });
    expect(await run()).toMatchObject({ status: 1, text: expect.stringContaining('Usage:') });
    expect(await run(good, '--locale', 'no_such')).toMatchObject({ status: 1 });
    expect(await run(join(folder, 'none.csv'))).toMatchObject({
      status: 1,
      text: expect.stringContaining('ENOENT'),
    });
    writeFileSync(bad, Buffer.from([0x4e, 0xff, 0xfe, 0x0a]));
    expect(await run(bad)).toMatchObject({ status: 1, text: expect.stringContaining('utf-8') });
    expect(await stored()).toBe(5);
  });
});
