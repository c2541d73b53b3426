import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { lister } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const send = ({ id, owner }: Lister, body: string, headers: Record<string, string> = {}) =>
  server.request(`/api/organizations/${id}/listings.csv`, {
    method: 'POST',
    headers: { cookie: owner.cookie, 'content-type': 'text/csv; charset=utf-8', ...headers },
    body,
  });

test('a file as spreadsheets write it becomes drafts', async () => {
  const lists = await lister(server);
  const answer = await send(
    lists,
    [
      '\uFEFFTitle,type,ZIP,Location,Remote,Closes on,Salary from,Salary to,Required skills,Clearance,Description',
      'Crane mechanic,Full-time,23510,"Norfolk, VA",no,2999-01-31,"$60,000",80000.00,Hydraulics; Welding,TS/SCI,"Two',
      'lines, with ""quotes"""',
      '',
      `'=Planner,part time,,,Yes,,,,,,`,
    ].join('\r\n'),
  );
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 201,
    body: { imported: 2 },
  });
  const { listings } = await server.deps.listings.staff.list(lists.owner.id, lists.id, { limit: 10 });
  const byTitle = Object.fromEntries(listings.map((listing) => [listing.title, listing]));
  expect(byTitle['Crane mechanic']).toMatchObject({
    kind: 'job',
    status: 'draft',
    type: 'full-time',
    zip: '23510',
    location: 'Norfolk, VA',
    remote: false,
    closesOn: '2999-01-31',
    salaryFrom: 60_000,
    salaryTo: 80_000,
    requiredSkills: ['Hydraulics', 'Welding'],
    clearance: 'ts-sci',
    description: 'Two\r\nlines, with "quotes"',
  });
  expect(byTitle['=Planner']).toMatchObject({ type: 'part-time', remote: true, salaryFrom: null });
});

describe('a file is read as a spreadsheet writes it', () => {
  const header = ['Title', 'Salary from', 'Salary to', 'Closes on', 'Required skills'];
  const row = ['Crane mechanic', '$60,000', '80000.00', '1/31/2150', 'Hydraulics'];
  const lines = (delimiter: string) =>
    [header, row].map((cells) =>
      cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter),
    );
  test.each([
    ['with semicolons', lines(';').join('\r\n')],
    ['with tabs', lines('\t').join('\n')],
    ['with a line that names the delimiter', `sep=;\r\n${lines(';').join('\r\n')}`],
    [
      'with empty columns at the end',
      lines(',')
        .map((line) => `${line},,,`)
        .join('\r\n'),
    ],
    ['with empty lines in it and at the end', `${lines(',').join('\r\n\r\n')}\r\n,,,,\r\n\r\n , \r\n`],
    ['with line breaks of all kinds', `${lines(',').join('\r\n')}\r,,,,\n`],
    [
      'with directions that show nothing',
      lines(',').join('\n').replaceAll('Crane mechanic', '\u202aCrane mechanic\u202c'),
    ],
  ])('%s', async (_name, file) => {
    const lists = await lister(server);
    const answer = await send(lists, file);
    expect([answer.status, await answer.json()]).toEqual([201, { imported: 1 }]);
    const { listings } = await server.deps.listings.staff.list(lists.owner.id, lists.id, { limit: 10 });
    expect(listings).toMatchObject([
      {
        title: 'Crane mechanic',
        salaryFrom: 60_000,
        salaryTo: 80_000,
        closesOn: '2150-01-31',
        requiredSkills: ['Hydraulics'],
      },
    ]);
  });

  test.each(['2150-01-31', '1/31/2150 0:00', '31-Jan-2150', '31.01.2150', 'January 31, 2150', '2150/1/31'])(
    'with the day %s',
    async (day) => {
      const lists = await lister(server);
      const answer = await send(lists, `Title,Closes on\nNurse,"${day}"`);
      expect([answer.status, await answer.json()]).toEqual([201, { imported: 1 }]);
      const { listings } = await server.deps.listings.staff.list(lists.owner.id, lists.id, { limit: 1 });
      expect(listings[0]?.closesOn).toBe('2150-01-31');
    },
  );
});

test('five thousand jobs are added at once', async () => {
  const lists = await lister(server);
  const lines = Array.from({ length: 5_000 }, (_, number) => `Job ${number},${'Text. '.repeat(40)}`);
  const answer = await send(lists, ['Title,Description', ...lines].join('\n'));
  expect(await answer.json()).toEqual({ imported: 5_000 });
  expect(
    await server.sql`select count(*)::int as count from listings where organization_id = ${lists.id}`,
  ).toEqual([{ count: 5_000 }]);
});

test('a file that is sent again with its key adds nothing more, also at the same time', async () => {
  const lists = await lister(server);
  const key = { 'idempotency-key': 'jobs-of-the-yard-1' };
  const file = ['Title', ...Array.from({ length: 600 }, (_, number) => `Job ${number}`)].join('\n');
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(lists, file, key)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
  for (const answer of answers) expect(await answer.json()).toEqual({ imported: 600 });
  expect(
    await server.sql`select count(*)::int as count from listings where organization_id = ${lists.id}`,
  ).toEqual([{ count: 600 }]);

  const other = await send(lists, 'Title\nAnother job', key);
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  // Without a key, the same file is another import.
  expect((await send(lists, file)).status).toBe(201);
});
