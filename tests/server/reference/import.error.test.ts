import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { importFiles } from '../../../server/reference/importer.ts';
import { sources } from '../../../server/reference/sources/index.ts';
import {
  crosswalkOf,
  csvOf,
  importDatabase,
  imported,
  importing,
  refused,
  sourceOf,
} from '../support/reference.ts';
import { workbookOf, zipOf } from '../support/zip.ts';

let database: Awaited<ReturnType<typeof importDatabase>>;
beforeAll(async () => {
  database = await importDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.sql`delete from reference_files`;
});

const source = 'military-crosswalk';
/** What people see, and whatever else is stored. */
async function stored() {
  const { sql } = database;
  const shown = await sql`
    select code, title from reference_military_codes where file = reference_file(${source}) order by code`;
  const files = await sql`select id, status, rows from reference_files order by id`;
  const [strays] = await sql`
    select count(*)::int as rows from reference_military_codes where file not in (select id from reference_files)`;
  return { shown: [...shown], files: [...files], strays };
}

describe('a file is refused, and the old data stays', () => {
  test.each([
    ['a missing column', csvOf('SVC,MOC,ONET', 'A,68W,29-2043.00'), 'has no column "MOC_TITLE".'],
    ['several missing columns', csvOf('a,b', '1,2'), 'has no columns "SVC", "MOC", "MOC_TITLE", "ONET".'],
    ['no line', Buffer.from(''), 'is empty.'],
    ['no row', csvOf('SVC,MOC,MOC_TITLE,ONET'), 'has no row.'],
    [
      '21 percent more rows',
      crosswalkOf(121),
      'has 121 rows, and the last one had 100: more than 20 percent apart.',
    ],
    [
      '21 percent fewer rows',
      crosswalkOf(79),
      'has 79 rows, and the last one had 100: more than 20 percent apart.',
    ],
    [
      'many rows that are shifted',
      Buffer.from(
        crosswalkOf(100)
          .toString()
          .replaceAll(/^A,1[012]/gm, ',$&'),
      ),
      'has 70 rows that can be used, and the last one had 100: more than 20 percent apart.',
    ],
    [
      'a download that broke off in a row',
      Buffer.from(crosswalkOf(100).toString().slice(0, -30)),
      'ends in the middle of line 101.',
    ],
    [
      'a quote that is not closed',
      csvOf('SVC,MOC,MOC_TITLE,ONET', 'A,68W,"Medic,1'),
      'is no table from line 2 on',
    ],
    [
      'no row that can be used',
      csvOf('SVC,MOC,MOC_TITLE,ONET', 'J,A1,x,'),
      'has 1 rows, and none can be used.',
    ],
  ])('with %s', async (_, bytes, message) => {
    await imported(database.sql, { source, bytes: crosswalkOf(100) });
    const before = await stored();
    expect(before.shown).toHaveLength(100);
    expect(await refused(database.sql, { source, bytes })).toContain(message);
    expect(await stored()).toEqual(before);
  });

  test('that is a bomb, or no workbook', async () => {
    const bomb = zipOf([{ name: 'xl/workbook.xml', text: 'x', declaredSize: 2 ** 31 }]);
    expect(await refused(database.sql, { source: 'wages', bytes: bomb })).toContain('would unpack');
    expect(await refused(database.sql, { source: 'wages', bytes: csvOf('a,b') })).toContain('not a complete');
    expect(await database.sql`select from reference_files`).toEqual([]);
  });

  test('unless its count is as different as it may be, or somebody says that it is right', async () => {
    await imported(database.sql, { source, bytes: crosswalkOf(100) });
    expect(await imported(database.sql, { source, bytes: crosswalkOf(120) })).toMatchObject({ rows: 120 });
    expect(
      await imported(database.sql, { source, bytes: crosswalkOf(20) }, { isAnyCount: true }),
    ).toMatchObject({
      rows: 20,
    });
  });

  test('and the next file is imported all the same', async () => {
    const zips = csvOf('78712 TX271');
    const results = await importing(database.sql, [
      { source, bytes: csvOf('a,b') },
      { source: 'housing-zips', edition: '2026', bytes: zips },
    ]);
    expect(results.map((result) => result instanceof Error)).toEqual([true, false]);
  });
});

test('rows that are shifted or cut are left out and reported', async () => {
  const bytes = csvOf(
    'SVC,MOC,MOC_TITLE,ONET',
    'A,68W,Medic,29-2043.00',
    'Medic,A,68W,1,29-2043.00',
    'A,11B',
    'N,HM,Corpsman,31-9092.00',
  );
  const { rows, kept, leftOut } = await imported(database.sql, { source, bytes });
  expect({ rows, kept }).toEqual({ rows: 4, kept: 2 });
  expect(leftOut).toEqual([
    { reason: 'has fewer cells than the head', count: 1, lines: '4' },
    { reason: 'has more cells than the head', count: 1, lines: '3' },
  ]);
});

test('titles above a head and notes below a table are no rows', async () => {
  const head = [
    'OCC_CODE',
    'OCC_TITLE',
    'O_GROUP',
    'TOT_EMP',
    'H_MEDIAN',
    'A_PCT10',
    'A_PCT25',
    'A_MEDIAN',
    'A_PCT75',
    'A_PCT90',
  ];
  const row = ['11-1011', 'Chief Executives', 'detailed', 1, 1, 1, 1, 1, 1, 1];
  const bytes = workbookOf([['Wages of 2025'], [null], head, row, ['Footnotes:']]);
  expect(await imported(database.sql, { source: 'wages', bytes })).toMatchObject({
    rows: 1,
    kept: 1,
    leftOut: [{ reason: 'is a note below the table', count: 1, lines: '5' }],
  });
});

/** An import that waits in the middle of its file until it is told to go on. */
function waiting() {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const real = sourceOf(source);
  const slow = {
    ...real,
    async *load(...given: Parameters<typeof real.load>) {
      yield* real.load(...given);
      reached.resolve();
      await goOn.promise;
    },
  };
  async function* files() {
    yield {
      source: slow,
      read: async () => ({
        name: 'x',
        edition: '',
        year: '',
        date: null,
        bytes: crosswalkOf(1_200, 'New'),
      }),
    };
  }
  return { files, reached: reached.promise, goOn: goOn.resolve };
}

describe('one import at a time', () => {
  const clock = { now: () => new Date() };

  test('a second one is refused while one runs, and is possible after it', async () => {
    await imported(database.sql, { source, bytes: crosswalkOf(1_000, 'Old') });
    const { files, reached, goOn } = waiting();
    const first = importFiles(database.sql, files(), { sources, clock });
    await reached;
    await expect(imported(database.sql, { source, bytes: crosswalkOf(1_000) })).rejects.toThrow(
      'Another import is running.',
    );
    expect((await stored()).shown[0]).toMatchObject({ title: 'Old 0' });
    goOn();
    expect(await first).toMatchObject([{ rows: 1_200 }]);
    expect((await stored()).shown[0]).toMatchObject({ title: 'New 0' });
    expect(await imported(database.sql, { source, bytes: crosswalkOf(1_000) })).toMatchObject({
      rows: 1_000,
    });
  });

  test('one that is killed leaves the old data in place, and the next one clears up after it', async () => {
    await imported(database.sql, { source, bytes: crosswalkOf(1_000, 'Old') });
    const before = await stored();
    const folder = mkdtempSync(join(tmpdir(), 'reference-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'milx0724.csv'), crosswalkOf(100_000, 'New'));
    const command = spawn(
      process.execPath,
      ['--conditions=vetsync-source', 'server/cli/data.ts', 'import', folder, '--any-count'],
      { env: { ...process.env, DATABASE_URL: database.url }, stdio: 'ignore' },
    );
    const ended = once(command, 'exit');
    const staged = () => database.sql<{ id: number }[]>`
      select f.id from reference_files f join reference_military_links l on l.file = f.id where f.status = 'staged' limit 1`;
    await expect.poll(async () => (await staged()).length).toBe(1);
    command.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const [left] = await staged();
    expect((await stored()).shown).toEqual(before.shown);
    // The database may take a moment to see that nobody is there any more.
    const next = () =>
      importing(database.sql, [{ source: 'housing-zips', edition: '2026', bytes: csvOf('78712 TX271') }]);
    await expect.poll(() => next().catch(() => null)).toMatchObject([{ rows: 1 }]);
    expect((await stored()).shown).toEqual(before.shown);
    const [rows] = await database.sql`
      select (select count(*)::int from reference_military_links where file = ${left!.id}) as links,
        (select count(*)::int from reference_files where status = 'staged') as files`;
    expect(rows).toEqual({ links: 0, files: 0 });
  });
});
