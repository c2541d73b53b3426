import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { goBack } from '../../../server/reference/importer.ts';
import { createReference } from '../../../server/reference/service.ts';
import { installedFiles } from '../../../server/reference/status.ts';
import { crosswalkOf, csvOf, importDatabase, imported, sourceOf } from '../support/reference.ts';
import { workbookOf } from '../support/zip.ts';

let database: Awaited<ReturnType<typeof importDatabase>>;
beforeAll(async () => {
  database = await importDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.sql`delete from reference_files`;
});

const source = 'military-crosswalk';
const zips = (area: string) => csvOf(`78712 ${area}`, '82001 WY315');
const titles = async () => {
  const rows = await database.sql<{ title: string }[]>`
    select title from reference_military_codes where file = reference_file(${source}) order by code`;
  return rows.map(({ title }) => title);
};

describe('an import', () => {
  test('says where a file is from, when it is from, and what was left out', async () => {
    const bytes = csvOf(
      'SVC,MOC,MOC_TITLE,ONET,ONET_TITLE',
      'A,68W,Combat Medic Specialist,29-2043.00,Paramedics',
      'A,68W,Combat Medic Specialist,29-2043.00,Paramedics',
      'J,A1,A skill,,',
      'A,11B,Infantryman,55-3016.00,Infantry',
      'A,,No code,,',
    );
    const result = await imported(database.sql, { source, bytes, year: '2024-07', name: 'milx0724.csv' });
    expect(result).toMatchObject({ name: 'milx0724.csv', date: '2024-07', rows: 5, kept: 2 });
    expect(result.leftOut).toEqual([
      { reason: 'has no code or no title', count: 1, lines: '6' },
      { reason: 'is an identifier or a series, not an occupation', count: 1, lines: '4' },
      { reason: 'is the same as an earlier row', count: 1, lines: '3' },
    ]);
    const [file] = await installedFiles(database.sql);
    expect(file).toMatchObject({ source, status: 'installed', date: '2024-07', rows: 5, kept: 2 });
    expect(file?.hash).toMatch(/^[\da-f]{64}$/);
    const [{ license, attribution, page } = {}] = await database.sql`select * from reference_files`;
    expect([license, attribution, page].every((text) => String(text).length > 10)).toBe(true);
  });

  test('reads the official form of the crosswalk: four links in a line, codes that are not used any more', async () => {
    const bytes = csvOf(
      '"SVC","MPC","MOC","MOC_TITLE","STATUS","ONET1","ONET1_TITLE","ONET2","ONET2_TITLE","ONET3","ONET4"',
      '"N","E","HM","Hospital ""Corpsman""","A","31-9092.00","Medical Assistants","29-2072.00","Records","",""',
      '"N","E","0000","Sailmaker","I","51-6051.00","Sewers","","","",""',
    );
    expect(await imported(database.sql, { source, bytes })).toMatchObject({ rows: 2, kept: 1 });
    const links = await database.sql`
      select branch, code, onet from reference_military_links where file = reference_file(${source}) order by onet`;
    expect(links).toEqual([
      { branch: 'navy', code: 'HM', onet: '29-2072.00' },
      { branch: 'navy', code: 'HM', onet: '31-9092.00' },
    ]);
    expect(await titles()).toEqual(['Hospital "Corpsman"']);
  });

  test('takes the place of the last one, which can be brought back, and again', async () => {
    await imported(database.sql, { source, bytes: crosswalkOf(3, 'Old') });
    await imported(database.sql, { source, bytes: crosswalkOf(3, 'New') });
    expect(await titles()).toEqual(['New 0', 'New 1', 'New 2']);
    await goBack(database.sql, sourceOf(source));
    expect(await titles()).toEqual(['Old 0', 'Old 1', 'Old 2']);
    await goBack(database.sql, sourceOf(source));
    expect(await titles()).toEqual(['New 0', 'New 1', 'New 2']);
  });

  test('changes what an answer says of its source, together with its rows', async () => {
    const { occupations } = createReference({ sql: database.sql }, { now: () => new Date() });
    const told = async () => {
      const { title, sources } = await occupations.read('army', '100');
      return [title, ...sources.map(({ id, date }) => `${id} ${date}`)];
    };
    await imported(database.sql, { source, bytes: crosswalkOf(3, 'Old'), year: '2024-07' });
    expect(await told()).toEqual(['Old 0', `${source} 2024-07`]);
    await imported(database.sql, { source, bytes: crosswalkOf(3, 'New'), year: '2026-01' });
    expect(await told()).toEqual(['New 0', `${source} 2026-01`]);
    await goBack(database.sql, sourceOf(source));
    expect(await told()).toEqual(['Old 0', `${source} 2024-07`]);
    await database.sql`delete from reference_files`;
    await expect(told()).rejects.toMatchObject({ code: 'not_imported', details: { sources: [source] } });
  });

  test('keeps one earlier file, and no rows of others', async () => {
    for (const name of ['A', 'B', 'C']) await imported(database.sql, { source, bytes: crosswalkOf(3, name) });
    expect((await installedFiles(database.sql)).map(({ status }) => status)).toEqual([
      'installed',
      'previous',
    ]);
    const [count] = await database.sql`
      select count(*)::int as rows from reference_military_codes where file in (select id from reference_files)`;
    expect(count).toEqual({ rows: 6 });
    await goBack(database.sql, sourceOf(source));
    expect(await titles()).toEqual(['B 0', 'B 1', 'B 2']);
  });

  test('of the same file gives the same, and keeps what was before it', async () => {
    await imported(database.sql, { source, bytes: crosswalkOf(3, 'Old') });
    const first = await imported(database.sql, { source, bytes: crosswalkOf(3, 'New') });
    const second = await imported(database.sql, { source, bytes: crosswalkOf(3, 'New') });
    expect(second).toEqual(first);
    await goBack(database.sql, sourceOf(source));
    expect(await titles()).toEqual(['Old 0', 'Old 1', 'Old 2']);
  });

  test('of one year leaves the others in place', async () => {
    await imported(database.sql, { source: 'housing-zips', edition: '2025', bytes: zips('TX270') });
    await imported(database.sql, { source: 'housing-zips', edition: '2026', bytes: zips('TX271') });
    const areas = await database.sql`
      select f.edition, a.area from reference_zip_areas a join reference_files f on f.id = a.file
      where f.status = 'installed' and a.zip = '78712' order by f.edition`;
    expect(areas).toEqual([
      { edition: '2025', area: 'TX270' },
      { edition: '2026', area: 'TX271' },
    ]);
  });
});

describe('what is missing stays missing', () => {
  test('in wages: withheld, above the highest amount, and counted with others', async () => {
    const bytes = workbookOf([
      [
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
      ],
      ['00-0000', 'All', 'total', 1, 1, 1, 1, 1, 1, 1],
      ['27-2011', 'Actors', 'detailed', '**', 23.5, '*', '*', '*', '*', '*'],
      ['29-1141', 'Surgeons', 'detailed', 10, '#', 90_000, 120_000, '#', '#', '#'],
      ['13-1020', 'Buyers', 'detailed', 5, 36, 46_000, 57_000, 75_000, 99_000, 127_000],
    ]);
    expect(await imported(database.sql, { source: 'wages', bytes, year: '2025' })).toMatchObject({
      date: '2025-05',
      rows: 4,
      kept: 3,
    });
    const rows = await database.sql`
      select soc, counted_in, employed, annual_p10, annual_median, is_topped, hourly_median::text from reference_wages
      where file = reference_file('wages') order by soc`;
    const none = { employed: null, annual_p10: null, annual_median: null };
    const buyers = {
      employed: 5,
      annual_p10: 46_000,
      annual_median: 75_000,
      is_topped: false,
      hourly_median: '36',
    };
    expect(rows).toEqual([
      { soc: '13-1020', counted_in: null, ...buyers },
      ...['13-1021', '13-1022', '13-1023'].map((soc) => ({ soc, counted_in: '13-1020', ...buyers })),
      { soc: '27-2011', counted_in: null, ...none, is_topped: false, hourly_median: '23.5' },
      {
        soc: '29-1141',
        counted_in: null,
        ...none,
        employed: 10,
        annual_p10: 90_000,
        is_topped: true,
        hourly_median: null,
      },
    ]);
  });

  test('in what schools report: not reported is neither yes nor no', async () => {
    const bytes = csvOf(
      '\uFEFFUNITID,VET1,VET2,VET3,VET4,VET5,SLO5,DISTNCED',
      '100654,1,0,-1,-2,1,0,1',
      '100655,.,,1,1,1,1,2',
    );
    await imported(database.sql, { source: 'school-flags', bytes });
    const rows = await database.sql`
      select school, yellow_ribbon, training_credit, contact, student_group, online_only from reference_school_flags
      where file = reference_file('school-flags') order by school`;
    expect(rows).toEqual([
      {
        school: '100654',
        yellow_ribbon: true,
        training_credit: false,
        contact: null,
        student_group: null,
        online_only: true,
      },
      {
        school: '100655',
        yellow_ribbon: null,
        training_credit: null,
        contact: true,
        student_group: true,
        online_only: false,
      },
    ]);
  });

  test('in skills: a level that does not apply, and what the publisher withholds', async () => {
    const head = [
      'O*NET-SOC Code',
      'Element ID',
      'Element Name',
      'Scale ID',
      'Data Value',
      'Recommend Suppress',
      'Not Relevant',
    ];
    const bytes = workbookOf([
      head,
      ['11-1011.00', '2.A.1.a', 'Reading', 'IM', 4.12, 'N', 'n/a'],
      ['11-1011.00', '2.A.1.a', 'Reading', 'LV', 4.62, 'N', 'N'],
      ['11-1011.00', '2.A.1.e', 'Mathematics', 'IM', 1.5, 'N', 'n/a'],
      ['11-1011.00', '2.A.1.e', 'Mathematics', 'LV', 0.2, 'N', 'Y'],
      ['11-1011.00', '2.A.1.f', 'Science', 'IM', 2, 'Y', 'n/a'],
    ]);
    expect(await imported(database.sql, { source: 'skills', bytes })).toMatchObject({ rows: 5, kept: 4 });
    const rows = await database.sql`
      select name, importance::text, level::text from reference_skills where file = reference_file('skills') order by name`;
    expect(rows).toEqual([
      { name: 'Mathematics', importance: '1.5', level: null },
      { name: 'Reading', importance: '4.12', level: '4.62' },
    ]);
  });
});
