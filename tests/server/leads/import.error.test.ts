import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { ImportInterrupted, ImportRefused, importLeads } from '../../../server/leads/leadsImport.ts';
import { testServer } from '../harness.ts';

const server = await testServer();
afterAll(() => server.close());

const header = 'Name,Email,Veteran Status,Organization,Interest,Source,Date';
const good = '"Ann","ann@example.org","","","","","1/31/2024"';
const imported = (text: string) => importLeads(server.sql, Readable.from([text]), 'en-US');

test.each([
  ['an empty file', '', 1, 'The file is empty'],
  ['other columns', `Name,Email\n${good}\n`, 1, `The columns must be ${header.replaceAll(',', ', ')}`],
  [
    'a row with a missing column',
    `${header}\n${good}\n"Bob","bob@example.org"\n`,
    3,
    'Has 2 columns instead of 7',
  ],
  [
    'a name that is too long',
    `${header}\n"${'x'.repeat(101)}","b@example.org",,,,,1/1/2024\n`,
    2,
    'Name too long',
  ],
  ['an invalid email', `${header}\n${good}\n${good}\nBob,bob,,,,,1/1/2024\n`, 4, 'Invalid email format'],
  [
    'a date that does not exist',
    `${header}\nBob,b@example.org,,,,,2/30/2024\n`,
    2,
    '"2/30/2024" is not a date',
  ],
  ['a missing date', `${header}\nBob,b@example.org,,,,,\n`, 2, '"" is not a date'],
  [
    'a NUL character',
    `${header}\nBo\0b,b@example.org,,,,,1/1/2024\n`,
    2,
    'Contains invisible characters that are not allowed. Type it instead of pasting it',
  ],
  [
    'a bidirectional override',
    `${header}\nBo\u202Eb,b@example.org,,,,,1/1/2024\n`,
    2,
    'Contains invisible characters that are not allowed. Type it instead of pasting it',
  ],
])('rejects %s, names the line and stores nothing', async (_, text, line, message) => {
  const error: unknown = await imported(text).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImportRefused);
  expect((error as ImportRefused).errors).toEqual([{ line, message }]);
  expect(await server.sql`select from leads`).toHaveLength(0);
});

test.each([
  ['a day before its month', `${header}\n\nBob,b@example.org,,,,,31/1/2024`, 3, '"31/1/2024" is not a date'],
  [
    'a quote that is not closed',
    `${header}\r\n\r\n${good}\r\n"Bob,b@example.org\r\n`,
    4,
    'quote that is not closed',
  ],
  ['a line without end', `${header}\n${good}\n${'x'.repeat(9_000)}`, 3, 'Has more than'],
])('rejects %s where it is', async (_, text, line, message) => {
  const error: unknown = await imported(text).catch((reason: unknown) => reason);
  expect((error as ImportRefused).errors).toEqual([{ line, message: expect.stringContaining(message) }]);
});

test('counts lines in cells with several lines', async () => {
  const error: unknown = await imported(
    `${header}\n"A\nB","a@example.org",,,"x\ny\nz",,1/1/2024\nC,c,,,,,1/1/2024\n`,
  ).catch((reason: unknown) => reason);
  expect((error as ImportRefused).errors).toEqual([{ line: 6, message: 'Invalid email format' }]);
});

test('rejects an unclosed quote and an endless line', async () => {
  await expect(imported(`${header}\n${good}\n"Bob,bob@example.org`)).rejects.toThrow(ImportRefused);
  await expect(imported(`${header}\n"${'x'.repeat(100_000)}`)).rejects.toThrow(ImportRefused);
  expect(await server.sql`select from leads`).toHaveLength(0);
});

test('lists the first errors and counts the rest', async () => {
  const error = (await imported(`${header}\n${'x,y,,,,,\n'.repeat(500)}`).catch(
    (reason: unknown) => reason,
  )) as ImportRefused;
  expect(error.message).toBe('500 lines are not valid; nothing was imported');
  expect(error.errors).toHaveLength(20);
});

test('reports the stored lines after a database error and adds the rest later', async () => {
  const rows = Array.from({ length: 1_000 }, (_, n) => `"Person ${n}","p${n}@example.org",,,,,1/1/2024`);
  const text = `${header}\n${rows.join('\n')}\n`;
  await server.sql`alter table leads add constraint broken check (name <> 'Person 500')`;
  const error = (await imported(text).catch((reason: unknown) => reason)) as ImportInterrupted;
  expect(error).toBeInstanceOf(ImportInterrupted);
  expect(error.message).toBe(
    'Interrupted after 400 leads: every line from 602 on is imported. ' +
      'Run the same command again to import the rest',
  );
  expect((error.cause as Error).message).toContain('broken');
  const stored = await server.sql`select name from leads order by id`;
  expect(stored.map(({ name }) => name)).toEqual(Array.from({ length: 400 }, (_, n) => `Person ${999 - n}`));

  await server.sql`alter table leads drop constraint broken`;
  expect(await imported(text)).toEqual({ added: 600, known: 400 });
  const all = await server.sql`select name from leads order by id`;
  expect(all.map(({ name }) => name)).toEqual(Array.from({ length: 1_000 }, (_, n) => `Person ${999 - n}`));
  await server.sql`delete from leads`;
});

test('passes on a database error before the first row', async () => {
  await server.sql`alter table leads add constraint broken check (name <> 'Ann')`;
  await expect(imported(`${header}\n${good}\n`)).rejects.toMatchObject({ constraint_name: 'broken' });
  await server.sql`alter table leads drop constraint broken`;
  expect(await server.sql`select from leads`).toHaveLength(0);
});
