import { schoolMoney } from '@vetsync/machines/reference/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainText } from '../../machines/model/text/index.ts';
import { filesIn } from '../../server/reference/folder.ts';
import { importFiles } from '../../server/reference/importer.ts';
import type { Imported } from '../../server/reference/importer.ts';
import { Refused } from '../../server/reference/refused.ts';
import { createReference } from '../../server/reference/service.ts';
import { sources } from '../../server/reference/sources/index.ts';
import { importDatabase } from '../server/support/reference.ts';

const folder = process.env['REFERENCE_DATA'] ?? '';
const clock = { now: () => new Date() };

let database: Awaited<ReturnType<typeof importDatabase>>;
let results: readonly (Imported | Refused)[];
beforeAll(async () => {
  database = await importDatabase();
  results = await importFiles(database.sql, filesIn(folder, sources), { sources, clock });
});
afterAll(() => database.close());

const resultOf = (source: string, edition = '') =>
  results.find(
    (each): each is Imported => 'source' in each && each.source === source && each.edition === edition,
  );
const numbers = async (query: Promise<readonly object[]>) => (await query)[0];

test('every file is imported', () => {
  expect(results.filter((each) => each instanceof Refused)).toEqual([]);
  expect(results).toHaveLength(32);
});

test.each([
  ['military-crosswalk', '', 24_248, 13_274],
  ['occupations', '', 1_016, 1_016],
  ['skills', '', 62_580, 62_433],
  ['tasks', '', 18_796, 18_796],
  ['job-titles', '', 7_955, 7_955],
  ['related-occupations', '', 18_460, 18_460],
  ['job-zones', '', 923, 923],
  ['bright-outlook', '', 346, 346],
  ['bright-outlook', 'growth', 306, 306],
  ['bright-outlook', 'openings', 73, 73],
  ['bright-outlook', 'new_emerging', 4, 4],
  ['wages', '', 1_401, 830],
  ['projections', '', 1_113, 832],
  ['housing-rates', '2024', 338, 338],
  ['housing-rates', '2025', 338, 338],
  ['housing-rates', '2026', 338, 338],
  ['housing-zips', '2024', 41_053, 41_053],
  ['housing-zips', '2026', 40_959, 40_959],
  ['health-places', '', 1_695, 1_689],
  ['benefits-offices', '', 459, 459],
  ['cemeteries', '', 184, 184],
  ['schools', '', 6_072, 6_072],
  ['school-flags', '', 5_963, 5_963],
  ['school-tuition', '', 3_876, 3_587],
  ['facility-codes', '', 53_775, 10_244],
  ['school-outcomes', '', 6_806, 5_898],
  ['school-students', '', 10_259, 10_259],
  ['school-cautions', '', 227, 227],
  ['school-monitoring', '', 526, 526],
])('%s %s has %i rows, of which %i can be used', (source, edition, rows, kept) => {
  const result = resultOf(source, edition);
  expect(result).toMatchObject({ rows, kept });
  const notes = result!.leftOut.find(({ reason }) => reason === 'is a note below the table')?.count ?? 0;
  expect(result!.leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(rows - kept + notes);
});

test('importing files again gives the same', async () => {
  const names = ['military-crosswalk', 'wages', 'housing-zips', 'health-places', 'schools'];
  const some = sources.filter(({ id }) => names.includes(id));
  const again = await importFiles(database.sql, filesIn(folder, some), { sources, clock });
  expect(again).toEqual(results.filter((each) => 'source' in each && names.includes(each.source)));
});

const paid = (more: string) => `exists (
  select from reference_wages w where w.file = reference_file('wages') and w.soc = left(l.onet, 7) ${more})`;
const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0);

describe('the pieces join', () => {
  const links = `
    from reference_military_codes m join reference_military_links l on (l.file, l.branch, l.code) = (m.file, m.branch, m.code)
    where m.file = reference_file('military-crosswalk')`;
  const codesByBranch = async (condition: string) => {
    const rows = await database.sql.unsafe<{ branch: string; count: number }[]>(
      `select m.branch, count(distinct m.code)::int as count ${links} and ${condition} group by m.branch`,
    );
    return Object.fromEntries(rows.map(({ branch, count }) => [branch, count]));
  };

  test('military codes, with civilian occupations', async () => {
    const rows = await database.sql<{ branch: string; count: number }[]>`
      select branch, count(*)::int as count from reference_military_codes
      where file = reference_file('military-crosswalk') group by branch`;
    expect(Object.fromEntries(rows.map(({ branch, count }) => [branch, count]))).toEqual({
      army: 487,
      navy: 2_884,
      'air-force': 3_993,
      'space-force': 4_003,
      'marine-corps': 816,
      'coast-guard': 145,
    });
    expect(await codesByBranch('true')).toEqual({
      army: 435,
      navy: 2_851,
      'air-force': 3_914,
      'space-force': 3_923,
      'marine-corps': 797,
      'coast-guard': 142,
    });
    expect(await codesByBranch("l.onet not like '55-%'")).toEqual({
      army: 380,
      navy: 2_523,
      'air-force': 3_485,
      'space-force': 3_484,
      'marine-corps': 636,
      'coast-guard': 131,
    });
    const known = `l.onet in (select onet from reference_occupations where file = reference_file('occupations'))`;
    expect(
      await numbers(
        database.sql.unsafe(
          `select count(distinct l.onet)::int as used, (count(distinct l.onet) filter (where ${known}))::int as known ${links}`,
        ),
      ),
    ).toEqual({ used: 425, known: 425 });
  });

  test('these, with pay: directly, and where codes are counted together', async () => {
    const civilian = "l.onet not like '55-%'";
    expect(total(await codesByBranch(`${civilian} and ${paid('and w.counted_in is null')}`))).toBe(10_573);
    expect(total(await codesByBranch(`${civilian} and ${paid('')}`))).toBe(10_639);
  });

  test('civilian occupations, with pay and outlook', async () => {
    const joined = await numbers(
      database.sql`
        select count(*)::int as all,
          count(*) filter (where w.counted_in is null and w.soc is not null)::int as "ownWage",
          count(*) filter (where p.counted_in is null and p.soc is not null)::int as "ownOutlook",
          count(w.soc)::int as wage
        from reference_occupations o
        left join reference_wages w on w.file = reference_file('wages') and w.soc = left(o.onet, 7)
        left join reference_projections p on p.file = reference_file('projections') and p.soc = left(o.onet, 7)
        where o.file = reference_file('occupations') and o.onet not like '55-%'`,
    );
    expect(joined).toEqual({ all: 997, ownWage: 961, ownOutlook: 963, wage: 995 });
  });

  // Identifiers and series lead to two more.
  test('occupations in use, with preparation and skills', async () => {
    const joined = await numbers(
      database.sql`
        select count(*) filter (where onet in (
            select onet from reference_job_zones where file = reference_file('job-zones')))::int as zones,
          count(*) filter (where onet in (
            select onet from reference_skills where file = reference_file('skills')))::int as skills
        from (
          select distinct onet from reference_military_links where file = reference_file('military-crosswalk')
        ) used`,
    );
    expect(joined).toEqual({ zones: 369, skills: 357 });
  });

  test('schools, with flags, tuition, places and codes of VA', async () => {
    const joined = await numbers(
      database.sql`
        select count(*)::int as active, count(f.yellow_ribbon)::int as flags, count(t.school)::int as tuition,
          count(s.latitude)::int as coordinates
        from reference_schools s
        left join reference_school_flags f on f.file = reference_file('school-flags') and f.school = s.id
        left join reference_school_tuition t on t.file = reference_file('school-tuition') and t.school = s.id
        where s.file = reference_file('schools') and s.is_active`,
    );
    expect(joined).toEqual({ active: 5_994, flags: 5_891, tuition: 3_476, coordinates: 5_994 });
    const reported = database.sql`
      select count(yellow_ribbon)::int as flags from reference_school_flags where file = reference_file('school-flags')`;
    expect(await numbers(reported)).toEqual({ flags: 5_893 });
    const codes = await numbers(
      database.sql`
        select count(*)::int as codes, count(distinct s.id)::int as schools,
          count(distinct s.id) filter (where s.is_active)::int as active
        from reference_facility_codes c join reference_schools s on s.id = c.school and s.file = reference_file('schools')
        where c.file = reference_file('facility-codes')`,
    );
    expect(codes).toEqual({ codes: 7_247, schools: 4_793, active: 4_751 });
  });

  test('ZIP codes, with housing rates', async () => {
    const joined = await numbers(
      database.sql`
        select count(*)::int as zips, count(r.area)::int as rates
        from reference_zip_areas z left join reference_housing_rates r
          on r.file = reference_file('housing-rates', '2026') and r.area = z.area
        where z.file = reference_file('housing-zips', '2026')`,
    );
    expect(joined).toEqual({ zips: 40_959, rates: 40_745 });
  });
});

const ask = () => createReference({ sql: database.sql }, { now: () => new Date() });

describe('questions', () => {
  test.each([
    ['army', '68W', '29-2043.00', false],
    ['army', '25B', '15-1299.00', true],
    ['army', '88M', '53-3032.00', false],
    ['space-force', '5S051', '17-3021.00', false],
    ['navy', 'HM', '31-9092.00', false],
  ] as const)('what does %s %s lead to', async (branch, code, onet, isCatchAll) => {
    const { civilian } = await ask().occupations.read(branch, code);
    const found = civilian.find((each) => each.onet === onet);
    expect(found?.isCatchAll).toBe(isCatchAll);
    const { p10, median, p90 } = found!.wage!;
    expect(p10).toBeLessThan(median!);
    expect(median).toBeLessThan(p90!);
  });

  test('what leads nowhere, and says so', async () => {
    const { isMilitaryOnly, civilian } = await ask().occupations.read('army', '11B');
    expect({ isMilitaryOnly, civilian }).toEqual({ isMilitaryOnly: true, civilian: [] });
  });

  test('what does the GI Bill pay for housing, and where not', async () => {
    const { housing } = ask();
    expect(await housing.rate('78712', '2026-11-28')).toMatchObject({
      area: 'AUSTIN, TX',
      from: '2026-08-01',
    });
    for (const [zip, on] of [
      ['00601', '2026-11-28'],
      ['78712', '2025-10-01'],
    ] as const)
      await expect(housing.rate(zip, on)).rejects.toMatchObject({ code: 'no_rate_here' });
  });

  test('where is the nearest Vet Center', async () => {
    const { items } = await ask().places.near('82001', 'vet-center');
    expect(items[0]).toMatchObject({
      name: 'Cheyenne Vet Center',
      phone: '307-778-7370',
      asOf: '2020-05-20',
    });
  });

  test('which school is meant', async () => {
    const { items } = await ask().schools.find({ q: 'univ of texas austin', after: 0 });
    expect(items[0]).toMatchObject({ id: '228778', state: 'TX' });
  });

  test('what does the GI Bill pay at a private school, and what of it is left', async () => {
    const { schools } = ask();
    const [rice] = (await schools.find({ q: 'rice university', after: 0 })).items;
    const detail = await schools.read(rice!.id, '2026-11-28');
    expect(detail).toMatchObject({ cautions: [], monitoring: [], missing: [] });
    const { inState, inStateFees } = detail.school.tuition!;
    expect(schoolMoney(detail).above).toBeCloseTo(inState! + inStateFees! - 30_908.34, 2);
  });

  test('of which schools VA warns', async () => {
    const [{ id } = { id: '' }] = await database.sql<{ id: string }[]>`
      select s.id from reference_schools s
      join reference_facility_codes c on c.file = reference_file('facility-codes') and c.school = s.id
      join reference_school_cautions w on w.file = reference_file('school-cautions') and w.facility = c.facility
      where s.file = reference_file('schools') and s.is_active order by s.id limit 1`;
    const { cautions } = await ask().schools.read(id, '2026-11-28');
    expect(cautions.length).toBeGreaterThan(0);
  });
});

/** A generator of numbers from 0 up to 1, the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A text with one letter missing, exchanged with the next, wrong or too many. */
function misspelled(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (text.length - 2));
  const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)]!;
  const [before, here, next] = [text.slice(0, at), text[at]!, text[at + 1]!];
  const forms = [
    before + text.slice(at + 1),
    before + next + here + text.slice(at + 2),
    before + letter + text.slice(at + 1),
    before + letter + text.slice(at),
  ];
  return forms[Math.floor(random() * forms.length)]!;
}

test('a title with a typing error is among the first three of its branch, for 95 in 100', async () => {
  const codes = await database.sql<{ branch: 'army'; code: string; title: string }[]>`
    select branch, code, title from reference_military_codes where file = reference_file('military-crosswalk')
    order by branch, code`;
  expect(codes).toHaveLength(12_328);
  // More codes with one title don't fit among three.
  const alike = Map.groupBy(codes, ({ branch, title }) => `${branch} ${plainText(title)}`);
  const random = numbersFrom(7);
  const list = codes.filter(
    ({ branch, title }) => alike.get(`${branch} ${plainText(title)}`)!.length <= 3 && random() < 0.04,
  );
  expect(list.length).toBeGreaterThan(300);
  const { occupations } = createReference({ sql: database.sql }, { now: () => new Date() });
  let found = 0;
  for (const { branch, code, title } of list) {
    const { items } = await occupations.find({ branch, q: misspelled(title, random) });
    if (items.slice(0, 3).some((item) => item.code === code)) found += 1;
  }
  expect(found / list.length).toBeGreaterThanOrEqual(0.95);
});
