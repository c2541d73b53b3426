import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readJobs } from '../../../server/listings/jobsCsv.ts';
import { waitingDraftsMax } from '../../../server/listings/listings.ts';
import { accountServer, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { join, organization } from '../support/organizations.ts';
import { decide, lister } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';

let server: Server;
let lists: Lister;
beforeAll(async () => {
  server = await accountServer();
});
beforeEach(async () => {
  lists = await lister(server);
});
afterAll(() => server.close());

const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  server.request(`/api/organizations/${lists.id}/listings.csv`, {
    method: 'POST',
    headers: { cookie: lists.owner.cookie, 'content-type': 'text/csv', ...headers },
    body,
  });
const stored = async () =>
  (await server.sql`select from listings where organization_id = ${lists.id}`).length;
/** What a refused file is told, by line and field. */
async function report(answer: Response) {
  const body = (await answer.json()) as {
    code: string;
    detail: string;
    errors: { path: string; message: string }[];
  };
  expect({ status: answer.status, code: body.code }).toEqual({ status: 422, code: 'import_refused' });
  expect(await stored()).toBe(0);
  return body;
}

test('each broken line is reported, and nothing is stored', async () => {
  const broken: Record<number, [line: string, path: string, message: string]> = {
    3: [',full-time,23510,1,2', 'title', 'Title must be'],
    6: ['Nurse,seasonal,23510,1,2', 'type', 'Write one of these: full-time, part-time, contract, internship'],
    9: ['Nurse,full-time,00000,1,2', 'zip', 'don’t know'],
    12: ['Nurse,full-time,23510,9,2', 'salaryTo', 'below the lowest'],
    15: ['Nurse,full-time,23510,much,2', 'salaryFrom', ''],
    18: ['Nurse,full-time', '', 'This line has 2 cells instead of 5'],
    21: ['Nurse,full-time,2351,1,2', 'zip', 'five digits'],
    24: ['Nursе,full-time,23510,1,2', 'title', 'Latin letters'],
    27: ['Nurse \u202e,full-time,23510,1,2', 'title', 'not allowed'],
  };
  const lines = Array.from(
    { length: 5_000 },
    (_, index) => broken[index + 2]?.[0] ?? `Job ${index},full-time,23510,1,2`,
  );
  const answer = await send(['Title,Type,ZIP,Salary from,Salary to', ...lines].join('\n'));
  const { errors, detail } = await report(answer);
  expect(errors.map(({ path }) => path)).toEqual(
    Object.entries(broken).map(([line, [, field]]) => `lines.${line}${field && `.${field}`}`),
  );
  for (const [index, [, , message]] of Object.values(broken).entries()) {
    expect(errors[index]?.message).toContain(message);
  }
  expect(detail).toBe('The file has 9 faults. Nothing was imported.');
  expect((await send('Title\nNurse')).status).toBe(201);
});

test('a cell that is a choice is told what it can say, also one of another kind of listing', async () => {
  const { errors } = await report(
    await send('Title,Type,Remote,Clearance\nNurse,bachelor,maybe,high\nNurse,bachelor,,'),
  );
  expect(errors.map(({ path, message }) => [path, message])).toEqual([
    ['lines.2.remote', 'Write one of these: yes, no'],
    ['lines.2.clearance', 'Write one of these: public-trust, secret, top-secret, ts-sci'],
    ['lines.3.type', 'Write one of these: full-time, part-time, contract, internship'],
  ]);
});

test('a report has an end', async () => {
  const { errors, detail } = await report(await send(['Title', ...Array(4_000).fill('?')].join('\n')));
  expect(errors).toHaveLength(1_000);
  expect(detail).toBe('The file has 4000 faults. Nothing was imported.');
});

test.each([
  ['nothing', '', 'lines.1', 'no job'],
  ['a header only', 'Title,ZIP\n', 'lines.1', 'no job'],
  ['no title', 'ZIP,Remote\n23510,no', 'lines.1', 'Title among them'],
  ['a column of its own', 'Title,Favorite color\nNurse,red', 'lines.1', 'favorite color'],
  ['a column twice', 'Title,title\nNurse,Nurse', 'lines.1', 'twice'],
  ['an open quote', 'Title\nNurse\n"Nurse\n', 'lines.3', 'quote'],
  ['a line without end', `Title\n${'a'.repeat(50_000)}`, 'lines.2', 'too long'],
  [
    'a quote that is opened behind empty lines',
    'Title\r\n\r\n"Nu\r\nrse"\r\n\r\n"Nurse\r\nWelder\r\n',
    'lines.6',
    'quote',
  ],
  ['a column named like a part of every object', 'Title,constructor\nNurse,x', 'lines.1', 'constructor'],
  ['an amount in points', 'Title;Salary from\nNurse;60.000', 'lines.2.salaryFrom', '60000 or 60,000'],
  ['an amount with a comma of cents', 'Title;Salary to\nNurse;60,00', 'lines.2.salaryTo', '60000 or 60,000'],
  ['an amount that is grouped by points', 'Title;Salary to\nNurse;60.000,00', 'lines.2.salaryTo', '60,000'],
  ['an amount with cents', 'Title\tSalary to\nNurse\t60000.50', 'lines.2.salaryTo', 'whole dollars'],
  [
    'an amount grouped in another way',
    'Title,Salary to\nNurse,"6,00,000"',
    'lines.2.salaryTo',
    'whole dollars',
  ],
  ['a day before its month', 'Title,Closes on\n\n\nNurse,31/1/2999', 'lines.4.closesOn', '1/31/2030'],
  ['a day that does not exist', 'Title,Closes on\nNurse,2/30/2199', 'lines.2.closesOn', '1/31/2030'],
])('a file with %s is refused', async (_, body, path, message) => {
  const { errors } = await report(await send(body));
  expect(errors).toEqual([expect.objectContaining({ path, message: expect.stringContaining(message) })]);
});

test('a file with too many jobs is refused', async () => {
  const lines = Array.from({ length: 5_001 }, (_, number) => `Job ${number}`);
  const { errors } = await report(await send(['Title', ...lines].join('\n')));
  expect(errors).toMatchObject([{ path: 'lines.5002', message: 'A file can have 5000 jobs at most' }]);
});

test('an organization that waits for approval can prepare 500 drafts, by hand and by file', async () => {
  const waiting = await organization(server);
  const [as, headers] = [`/api/organizations/${waiting.id}/listings`, { cookie: waiting.owner.cookie }];
  const sendJobs = (count: number) =>
    server.request(`${as}.csv`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv' },
      body: ['Title', ...Array.from({ length: count }, (_, number) => `Job ${number}`)].join('\n'),
    });
  const addJob = () =>
    server.request(as, { method: 'POST', headers, json: { kind: 'job', title: 'Crane mechanic' } });
  const tooMany = await sendJobs(waitingDraftsMax + 1);
  expect([tooMany.status, await problemOf(tooMany)]).toEqual([409, 'list_full']);
  expect((await sendJobs(waitingDraftsMax)).status).toBe(201);
  expect((await addJob()).status).toBe(409);
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from listings where organization_id = ${waiting.id}`;
  expect(row!.count).toBe(waitingDraftsMax);
  await decide(server, waiting, 'approved');
  expect((await addJob()).status).toBe(201);
});

test('other work has its turn while a file is read, also if all of it has arrived', async () => {
  const file = ['Title', ...Array.from({ length: 2_000 }, (_, number) => `Job ${number}`)].join('\n');
  let turns = 0;
  let isReading = true;
  const count = () => {
    turns += 1;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  const { jobs } = await readJobs(
    (async function* whole() {
      yield file;
    })(),
  );
  isReading = false;
  expect(jobs).toHaveLength(2_000);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(file.length / 4_096));
});

describe('what is no such file', () => {
  test('is too large', async () => {
    const large = `Title\n${'Nurse\n'.repeat(1_500_000)}`;
    const answer = await send(large);
    expect({ status: answer.status, code: await problemOf(answer) }).toEqual({
      status: 413,
      code: 'body_too_large',
    });
    expect(await stored()).toBe(0);
  });

  test('is not UTF-8', async () => {
    const answer = await send(new Uint8Array([...Buffer.from('Title\nNurse '), 0xff, 0xfe]));
    expect({ status: answer.status, code: await problemOf(answer) }).toEqual({
      status: 400,
      code: 'malformed_csv',
    });
    expect(await stored()).toBe(0);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'text/csvx'])(
    'has the type %s',
    async (type) => {
      expect((await send('Title\nNurse', { 'content-type': type })).status).toBe(415);
      expect(await stored()).toBe(0);
    },
  );

  test('comes from another site', async () => {
    expect((await send('Title\nNurse', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await stored()).toBe(0);
  });

  test('belongs to a university, or comes from a viewer', async () => {
    const viewer = await join(server, lists, 'viewer');
    expect((await send('Title\nNurse', { cookie: viewer.cookie })).status).toBe(403);
    lists = await lister(server, 'degree');
    const answer = await send('Title\nNurse');
    expect({ status: answer.status, code: await problemOf(answer) }).toEqual({
      status: 422,
      code: 'invalid_input',
    });
    expect(await stored()).toBe(0);
  });
});

test('CSV is no body of any other route', async () => {
  const answer = await server.request(`/api/organizations/${lists.id}/listings`, {
    method: 'POST',
    headers: { cookie: lists.owner.cookie, 'content-type': 'text/csv' },
    body: JSON.stringify({ kind: 'job', title: 'Nurse' }),
  });
  expect(answer.status).toBe(415);
});
