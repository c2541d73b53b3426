import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schoolMoney, type SchoolDetail } from '@vetsync/machines/reference/model';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';
import { csvOf, imported } from '../support/reference.ts';
import { workbookOf } from '../support/zip.ts';

let server: TestServer;
const asked = async (path: string) => {
  const response = await server.request(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const items = async (path: string) => {
  const { status, body } = await asked(path);
  expect(status).toBe(200);
  return body['items'] as Record<string, unknown>[];
};

const grades = [
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
  'W01',
  'W02',
  'W03',
  'W04',
  'W05',
  'O01E',
  'O02E',
  'O03E',
  'O01',
  'O02',
  'O03',
  'O04',
  'O05',
  'O06',
];
const ratesOf = (area: string, name: string, e5: number) =>
  workbookOf(
    [
      ['2026 BAH Rates - WITH DEPENDENTS'],
      ['MHA', 'MHA_NAME', ...grades],
      [area, name, ...grades.map((grade) => (grade === 'E05' ? e5 : 1))],
    ],
    'With',
  );
const week = 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday';
const open = '800AM-430PM,800AM-430PM,800AM-430PM,800AM-430PM,AM-PM,-,-';

beforeAll(async () => {
  server = await testServer();
  const files: [string, Buffer, string?][] = [
    [
      'military-crosswalk',
      csvOf(
        'SVC,MOC,MOC_TITLE,ONET',
        'A,68W,Combat Medic Specialist,29-2043.00',
        'A,68W,Health Care Specialist,29-2043.00',
        'A,68W,Combat Medic Specialist,31-9099.00',
        'A,11B,Infantryman,55-3016.00',
        'A,25B,Information Technology Specialist,15-1299.00',
        'A,42A,Human Resources Specialist,',
        'C,F&S,Finance and Supply Specialty,13-1021.00',
        'F,4N071,Aerospace Medical Service,29-2043.00',
        'H,4N071,Aerospace Medical Service,29-2043.00',
        'N,HM,Hospital Corpsman,31-9092.00',
      ),
    ],
    [
      'occupations',
      workbookOf([
        ['O*NET-SOC Code', 'Title', 'Description'],
        ['29-2043.00', 'Paramedics', 'Treat injured people.'],
        ['31-9099.00', 'Healthcare Support Workers, All Other', 'All others.'],
        ['13-1021.00', 'Buyers, Farm Products', 'Buy.'],
        ['31-9092.00', 'Medical Assistants', 'Help physicians.'],
        ['31-9099.01', 'Speech-Language Pathology Assistants', 'Help with speech.'],
      ]),
    ],
    [
      'skills',
      workbookOf([
        [
          'O*NET-SOC Code',
          'Element ID',
          'Element Name',
          'Scale ID',
          'Data Value',
          'Recommend Suppress',
          'Not Relevant',
        ],
        ['29-2043.00', '2.A.1.d', 'Speaking', 'IM', 4.1, 'N', 'n/a'],
        ['29-2043.00', '2.A.2.d', 'Monitoring', 'IM', 3.9, 'N', 'n/a'],
        ['29-2043.00', '2.A.1.e', 'Mathematics', 'IM', 2.1, 'N', 'n/a'],
      ]),
    ],
    [
      'related-occupations',
      workbookOf([
        ['O*NET-SOC Code', 'Related O*NET-SOC Code', 'Relatedness Tier', 'Index'],
        ['29-2043.00', '13-1021.00', 'Primary-Short', 1],
      ]),
    ],
    [
      'wages',
      workbookOf([
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
        ['29-2043', 'Paramedics', 'detailed', 100, 28.5, 43_000, 50_000, 59_000, 70_000, 85_000],
        ['13-1020', 'Buyers', 'detailed', 100, 36, 46_000, 57_000, 75_000, 99_000, '*'],
      ]),
      '2025',
    ],
    [
      'projections',
      workbookOf(
        [
          [
            '2024 National Employment Matrix title',
            '2024 National Employment Matrix code',
            'Occupation type',
            'Employment change, percent, 2024–34',
            'Occupational openings, 2024–34 annual average',
            'Typical education needed for entry',
            'Work experience in a related occupation',
            'Typical on-the-job training needed to attain competency in the occupation',
          ],
          ['Paramedics', '29-2043', 'Line item', 5.2, 4.3, 'Postsecondary nondegree award', 'None', 'None'],
        ],
        'Table 1.2',
      ),
    ],
    ['housing-zips', csvOf('78712 TX271', '82001 WY315', '00601 XX499'), '2026'],
    ['housing-rates', ratesOf('TX271', 'AUSTIN, TX', 2_496), '2026'],
    [
      'health-places',
      csvOf(
        `STA_NO,STA_NAME_Official,S_CLASS_NAME,Address2,CITY,ST,ZIP,LAT,LON,STA_PHONE,Mobile,SUSPENDED,OperationalHoursSpecialInstructions,${week}`,
        `442,Cheyenne VA Medical Center,VAMC,2360 East Pershing,Cheyenne,WY,82001,41.1480,-104.7875,307-778-7550 x,0,N,null,${open}`,
        `0641V,Cheyenne Vet Center,null,1219 East Pershing,Cheyenne,WY,82001,41.1450,-104.8050,307-778-7370 x12,0,N,null,${open}`,
        `0502V,Fort Collins Vet Center,null,1100 Poudre River,Fort Collins,CO,80524,40.5950,-105.0550,970-221-5176 x,0,N,null,${open}`,
        `0641MVC,Mobile Vet Center,null,x,Cheyenne,WY,82001,41.1450,-104.8050,307-778-7370 x,1,N,null,${open}`,
        `0999V,Closed Vet Center,null,x,Cheyenne,WY,82001,41.1450,-104.8050,307-778-7370 x,0,Y,null,${open}`,
      ),
    ],
    [
      'schools',
      csvOf(
        'UNITID,INSTNM,IALIAS,ADDR,CITY,STABBR,ZIP,OPEID,WEBADDR,VETURL,CONTROL,ICLEVEL,CYACTIVE,LATITUDE,LONGITUD',
        '228778,The University of Texas at Austin,UT Austin,110 Inner Campus,Austin,TX,78705,00365800,www.utexas.edu/,-2,1,1,1,30.28,-97.73',
        '240727,University of Wyoming,,1000 E. University Ave.,Laramie,WY,82071,00393200,https://www.uwyo.edu/,,1,1,1,41.31,-105.57',
        '100001,Texas School of Closing,,1 Street,Austin,TX,78705,00000100,,,3,3,3,30.28,-97.73',
        '100002,Capital Art College,,2 Street,Austin,TX,78712-1200,00000200,,,3,2,1,30.28,-97.73',
      ),
    ],
    ['school-flags', csvOf('UNITID,VET1,VET2,VET3,VET4,VET5,SLO5', '228778,1,1,0,-1,1,1')],
    [
      'school-tuition',
      csvOf('UNITID,TUITION2,FEE2,TUITION3,FEE3', '228778,11000,.,41000,0', '100002,32000,500,32000,500'),
      '2022',
    ],
    [
      'facility-codes',
      csvOf(
        'facility code,institution name,ipeds,ope',
        '11900143,UT AUSTIN,228778,"""00365800"""',
        '21800002,CAPITAL ART,100002,"""00000200"""',
        '2X800002,CAPITAL ART WEST,100002,"""00000200"""',
        '0,Test,NONE,NONE',
      ),
    ],
    [
      'school-outcomes',
      csvOf(
        'unitid,c150 4 pooled supp,c150 l4 pooled supp,ret ft4,ret ftl4,md earn wne p10',
        '228778,0.8583,,0.9511,,58200',
        '100002,,0.4,,,',
      ),
    ],
    [
      'school-students',
      csvOf('facility no.,total count of students', '11900143,1200', '21800002,30', '2X800002,12'),
    ],
    [
      'school-cautions',
      csvOf(
        'id,settlement title,settlement date,settlement link,school closing date',
        '21800002,Settlement with U.S. Government,11/16/2015,https://www.justice.gov/x,',
        '2X800002,Settlement with U.S. Government,11/16/2015,https://www.justice.gov/x,',
        '21800002,Upcoming Campus Closure,,javascript:alert(1),02/25/2019',
      ),
    ],
    [
      'school-monitoring',
      csvOf(
        'ope id,stop pay/monitor method,method reason desc',
        '"""00000200""",HCM - Cash Monitoring 2,Financial Responsibility',
      ),
    ],
  ];
  for (const [source, bytes, year = ''] of files) {
    const isYearly = source.startsWith('housing');
    const date = source === 'health-places' ? '2020-05-20' : null;
    await imported(server.sql, { source, bytes, year, date, edition: isYearly ? year : '' });
  }
});
afterAll(() => server.close());

describe('a civilian occupation', () => {
  test('comes with what its work asks for and those near to it, each with its source', async () => {
    const { status, body } = await asked('/api/civilian-occupations/29-2043.00');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      occupation: { title: 'Paramedics', wage: { median: 59_000 }, growth: 5.2 },
      skills: ['Speaking', 'Monitoring'],
      near: [{ onet: '13-1021.00', reason: 'related', wage: { median: 75_000, countedIn: '13-1020' } }],
    });
    const ids = (body['sources'] as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['skills', 'related-occupations', 'wages']));
  });

  test('that stands for others comes with its members, then its neighbors', async () => {
    const { body } = await asked('/api/civilian-occupations/31-9099.00');
    expect(body['near']).toMatchObject([
      { onet: '31-9099.01', reason: 'member' },
      { onet: '31-9092.00', reason: 'neighbor' },
    ]);
  });

  test('is listed in the order of the codes, without unknown ones', async () => {
    const listed = await items('/api/civilian-occupations?onet=31-9092.00,99-9999.00,29-2043.00');
    expect(listed.map(({ title }) => title)).toEqual(['Medical Assistants', 'Paramedics']);
    expect(await items(`/api/civilian-occupations?onet=${'29-2043.00,'.repeat(19)}29-2043.00`)).toHaveLength(
      20,
    );
  });

  test('is not found, and no code is no question', async () => {
    for (const code of ['99-9999.00', '29-2043', 'army'])
      expect((await asked(`/api/civilian-occupations/${code}`)).status).toBe(404);
    for (const codes of ['', '29-2043', 'army', `${'29-2043.00,'.repeat(20)}29-2043.00`])
      expect((await asked(`/api/civilian-occupations?onet=${codes}`)).status).toBe(422);
  });
});

describe('a military occupation', () => {
  test('leads to civilian ones, with pay, outlook and where each is from', async () => {
    const { status, body } = await asked('/api/occupations/army/68W');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      branch: 'army',
      code: '68W',
      title: 'Combat Medic Specialist',
      otherTitles: ['Health Care Specialist'],
      isMilitaryOnly: false,
    });
    expect(body['civilian']).toMatchObject([
      {
        onet: '29-2043.00',
        title: 'Paramedics',
        isCatchAll: false,
        wage: { p10: 43_000, median: 59_000, p90: 85_000 },
        growth: 5.2,
        openings: 4_300,
        education: 'Postsecondary nondegree award',
        sources: ['military-crosswalk', 'occupations', 'wages', 'projections'],
      },
      { onet: '31-9099.00', isCatchAll: true, wage: null, growth: null, education: null },
    ]);
    const wages = (body['sources'] as { id: string }[]).find(({ id }) => id === 'wages');
    expect(wages).toMatchObject({ date: '2025-05', title: 'National wages by occupation' });
  });

  test('may lead to none, because it is only military or because nobody has linked it', async () => {
    expect((await asked('/api/occupations/army/11b')).body).toMatchObject({
      isMilitaryOnly: true,
      civilian: [],
    });
    expect((await asked('/api/occupations/army/42A')).body).toMatchObject({
      isMilitaryOnly: false,
      civilian: [],
    });
  });

  test('has pay that is counted with others, and an amount that is withheld', async () => {
    const { body } = await asked('/api/occupations/coast-guard/F%26S');
    expect(body['civilian']).toMatchObject([
      { onet: '13-1021.00', wage: { p10: 46_000, median: 75_000, p90: null, countedIn: '13-1020' } },
    ]);
  });

  test.each([
    ['/api/occupations/army/99Z', 404],
    ['/api/occupations/fleet/68W', 404],
    ['/api/occupations/army/68W%20', 404],
    ['/api/occupations?q=', 422],
    ['/api/occupations?q=x&branch=fleet', 422],
  ])('is not found at %s', async (path, status) => {
    expect((await asked(path)).status).toBe(status);
  });
});

describe('a search for military occupations', () => {
  test.each([
    ['68w', '68W'],
    ['68-W', '68W'],
    ['68W combat medic', '68W'],
    ['combat medic', '68W'],
    ['comabt medic specialist', '68W'],
    ['hospital corpsmn', 'HM'],
    ['infantry', '11B'],
    ['health care specialist', '68W'],
  ])('for %s finds %s first', async (q, code) => {
    expect((await items(`/api/occupations?q=${encodeURIComponent(q)}`))[0]).toMatchObject({ code });
  });

  test('is within a branch, and puts copies of the Air Force behind it', async () => {
    const all = await items('/api/occupations?q=aerospace+medical');
    expect(all.slice(0, 2).map(({ branch }) => branch)).toEqual(['air-force', 'space-force']);
    const some = await items('/api/occupations?q=aerospace+medical&branch=space-force');
    expect(some.map(({ branch }) => branch)).toEqual(['space-force']);
  });

  test('finds nothing for what is like no title', async () => {
    expect(await items('/api/occupations?q=zzzzqqqq')).toEqual([]);
  });
});

const rate = (zip: string, on: string) => asked(`/api/housing-rate?zip=${zip}&on=${on}`);

describe('a housing rate', () => {
  test.each(['2026-08-01', '2026-11-28', '2027-07-31'])('is for a year from August on: %s', async (on) => {
    expect(await rate('78712', on)).toMatchObject({
      status: 200,
      body: {
        monthly: 2_496,
        area: 'AUSTIN, TX',
        areaCode: 'TX271',
        from: '2026-08-01',
        to: '2027-07-31',
        source: { id: 'housing-rates', date: '2026-01-01' },
      },
    });
  });

  test.each([
    ['00601', '2026-11-28'],
    ['82001', '2026-11-28'],
    ['99999', '2026-11-28'],
    ['78712', '2026-07-31'],
    ['78712', '2027-08-01'],
  ])('is not there for %s on %s', async (zip, on) => {
    expect(await rate(zip, on)).toMatchObject({ status: 404, body: { code: 'no_rate_here' } });
  });

  test.each([
    ['787', '2026-11-28'],
    ['78712', '2026-02-30'],
    ['78712', 'today'],
  ])('needs a ZIP code and a day: %s, %s', async (zip, on) => {
    expect((await rate(zip, on)).status).toBe(422);
  });
});

const allowance = (query: string) => asked(`/api/housing-allowance?zip=78712&${query}`);

describe('a housing allowance', () => {
  test('is that of a grade with dependents, in a calendar year', async () => {
    expect(await allowance('grade=E05&dependents=true&on=2026-02-01')).toMatchObject({
      status: 200,
      body: { monthly: 2_496, area: 'AUSTIN, TX', year: 2026, source: { id: 'housing-rates' } },
    });
  });
  test.each([
    ['grade=E05&dependents=true&on=2025-12-31', 404],
    ['grade=E99&dependents=true', 422],
    ['grade=E05&dependents=perhaps', 422],
  ])('%s answers %d', async (query, status) => expect((await allowance(query)).status).toBe(status));
  test('without dependents needs its own file', async () => {
    expect(await allowance('grade=E05&on=2026-02-01')).toMatchObject({
      status: 404,
      body: { code: 'not_imported' },
    });
  });
});

describe('places', () => {
  test('are those near a ZIP code, in their time zone, with the age of the list', async () => {
    const found = await items('/api/places?near=82001&kind=vet-center');
    expect(found.map(({ name }) => name)).toEqual(['Cheyenne Vet Center', 'Fort Collins Vet Center']);
    expect(found[0]).toMatchObject({
      kind: 'vet-center',
      phone: '307-778-7370 x12',
      timeZone: 'America/Denver',
      asOf: '2020-05-20',
      hours: { monday: '800AM-430PM', friday: null, sunday: null },
    });
    expect(found[0]!['miles']).toBeLessThan(10);
    expect(found[1]!['miles']).toBeGreaterThan(35);
    expect(found[1]!['phone']).toBe('970-221-5176');
  });

  test('are of all kinds without one, but none that moves or is closed', async () => {
    const found = await items('/api/places?near=82001-1234');
    expect(found.map(({ id }) => id).toSorted()).toEqual(['0502V', '0641V', '442']);
  });

  test.each([
    '/api/places?near=00000',
    '/api/places?near=x',
    '/api/places',
    '/api/places?near=82001&kind=mobile',
  ])('need a ZIP code and a known kind: %s', async (path) => {
    expect((await asked(path)).status).toBe(422);
  });
});

describe('schools', () => {
  test('have tuition with its year, and what they report; what they do not is unknown', async () => {
    const [school, ...others] = await items('/api/schools?q=university+of+texas');
    expect(others.map(({ id }) => id)).not.toContain('100001');
    expect(school).toMatchObject({
      id: '228778',
      name: 'The University of Texas at Austin',
      city: 'Austin',
      state: 'TX',
      website: 'https://www.utexas.edu/',
      veteransPage: null,
      control: 'public',
      level: 'four-year',
      facilityCodes: ['11900143'],
      tuition: { inState: 11_000, inStateFees: null, outOfState: 41_000, outOfStateFees: 0, year: '2022' },
      veterans: { yellowRibbon: true, contact: false, studentGroup: null },
      miles: null,
    });
  });

  test('are found by another name, with an error, and the nearest first', async () => {
    expect((await items('/api/schools?q=ut+austin'))[0]).toMatchObject({ id: '228778' });
    expect((await items('/api/schools?q=univrsity+of+wyoming'))[0]).toMatchObject({ id: '240727' });
    const near = await items('/api/schools?near=82001');
    expect(near.map(({ id }) => id)).toEqual(['240727', '100002', '228778']);
    expect(near[0]).toMatchObject({ tuition: null, veterans: null });
  });

  test('come in pages', async () => {
    const { body } = await asked('/api/schools?cursor=2');
    expect(body).toMatchObject({ items: [{ id: '240727' }], nextCursor: null });
    expect((await asked('/api/schools?cursor=x')).status).toBe(422);
  });

  test('come with what the GI Bill pays there, cautions, and what became of students', async () => {
    const { status, body } = await asked('/api/schools/100002?on=2026-11-28');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      school: { name: 'Capital Art College', control: 'for-profit', tuition: { inState: 32_000 } },
      outcomes: { graduation: 0.4, retention: null, earnings: null },
      students: 42,
      cautions: [
        { title: 'Settlement with U.S. Government', dated: '2015-11-16', link: 'https://www.justice.gov/x' },
        { title: 'Upcoming Campus Closure', dated: null, closesOn: '2019-02-25', link: null },
      ],
      monitoring: [{ method: 2, reason: 'Financial Responsibility' }],
      housing: { monthly: 2_496, area: 'AUSTIN, TX', from: '2026-08-01', to: '2027-07-31' },
      missing: [],
    });
    const money = schoolMoney(body as unknown as SchoolDetail);
    expect(money).toMatchObject({ tuition: 'upTo', cap: { amount: 30_908.34, confidence: 'reported' } });
    expect(money.above).toBeCloseTo(1_591.66, 2);
    const ids = (body['sources'] as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['school-outcomes', 'school-cautions', 'housing-rates']));
  });

  test('keep unknown what their files leave out', async () => {
    const { body } = await asked('/api/schools/240727?on=2025-11-28');
    const nothing = { outcomes: null, students: null, cautions: [], monitoring: [], housing: null };
    expect(body).toMatchObject({ school: { tuition: null, veterans: null }, ...nothing });
    expect(schoolMoney(body as unknown as SchoolDetail)).toMatchObject({
      tuition: 'inState',
      cap: null,
      above: null,
      onlineHousing: { amount: 1_169 },
    });
  });

  test.each([
    ['100001', 404],
    ['999999', 404],
    ['abc', 404],
  ])('have no page for %s: %i', async (id, status) => {
    expect((await asked(`/api/schools/${id}`)).status).toBe(status);
  });
});

describe('before anything is imported', () => {
  test('calls say what is missing', async () => {
    const empty = await testServer();
    try {
      const answer = async (path: string) => {
        const response = await empty.request(path);
        return { status: response.status, body: (await response.json()) as unknown };
      };
      const missing = { status: 404, body: { code: 'not_imported' } };
      expect(await answer('/api/occupations/army/68W')).toMatchObject(missing);
      expect(await answer('/api/housing-rate?zip=78712')).toMatchObject(missing);
      expect(await answer('/api/schools/228778')).toMatchObject(missing);
      const none = { items: [], missing: ['military-crosswalk'] };
      expect(await answer('/api/occupations?q=medic')).toEqual({ status: 200, body: none });
      const places = { items: [], missing: ['health-places', 'benefits-offices', 'cemeteries'] };
      expect(await answer('/api/places?near=82001')).toMatchObject({ status: 200, body: places });
      expect(await answer('/api/schools')).toMatchObject({ status: 200, body: { items: [] } });
    } finally {
      await empty.close();
    }
  });
});

test('the server may read what was imported, and never change it', async () => {
  const { sql } = server.deps;
  expect(await sql`select from reference_wages`).not.toEqual([]);
  for (const statement of [
    'update reference_wages set annual_median = 1',
    'delete from reference_files',
    "insert into reference_bright values (1, '11-1011.00')",
  ])
    await expect(sql.unsafe(statement)).rejects.toThrow('permission denied');
});
