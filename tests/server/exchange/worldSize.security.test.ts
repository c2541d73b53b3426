import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { worldListMaxBytes } from '../../../machines/model/exchange/index.ts';
import type { LimitName } from '../../../server/accounts/limits/limits.ts';
import { testClock } from '../harness.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied, factsAfter, saveProgram, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import { person } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock: testClock(), config: { rateLimits: true } });
});
afterAll(() => server.close());

const visitOf = (id: string, reason: string) => ({
  type: 'appointment.request',
  payload: {
    appointment: {
      id,
      veteranId: 'x',
      veteranName: 'Val',
      providerName: 'Dr. Lee',
      providerSpecialty: 'Dentistry',
      providerId: 'lee',
      date: '2999-03-01',
      time: '10:00 AM',
      type: 'in-person',
      reason,
      location: 'Boston, MA',
    },
  },
});
const saved = (id: string, text: string) => ({ type: 'record.save', payload: { record: { id, text } } });

/** Sends commands until one is refused, and returns how many were carried out, and the refusal. */
async function fill(cookie: string, command: (at: number) => { type: string; payload: object }) {
  for (let at = 0; ; at += 1) {
    const answer = await sendCommand(server, cookie, command(at));
    if (answer.status !== 200) return { count: at, status: answer.status, problem: await answer.json() };
  }
}
const sizeOf = async (cookie: string, list: 'appointments' | 'privateRecords') =>
  Buffer.byteLength(JSON.stringify((await stateOf(server, cookie)).world[list]));

describe('a list of a world', () => {
  test('refuses what would make it too large, says how large it can be, and stores nothing of it', async () => {
    const { cookie } = await person(server);
    const { status, problem } = await fill(cookie, (at) => visitOf(`N${at}`, '木'.repeat(2_000)));
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'list_too_large', values: [200], detail: expect.any(String) });
    const size = await sizeOf(cookie, 'appointments');
    expect(size).toBeLessThanOrEqual(worldListMaxBytes.appointments + 1_000);
    expect(size).toBeGreaterThan(worldListMaxBytes.appointments / 2);
    // Other lists have room, and so has everyone else.
    expect((await sendCommand(server, cookie, saveProgram('Physics'))).status).toBe(200);
    const { cookie: other } = await person(server);
    expect((await sendCommand(server, other, visitOf('N', '木'.repeat(2_000)))).status).toBe(200);
  });

  test('of records counts each text once, refuses a longer one, and takes a shorter one', async () => {
    const { cookie } = await person(server);
    const text = 'x'.repeat(19_000);
    const { count, status } = await fill(cookie, (at) => saved(`Record ${at}`, text));
    expect(status).toBe(422);
    expect(count).toBe(Math.floor(worldListMaxBytes.privateRecords / 19_050));
    expect((await sendCommand(server, cookie, saved('Record 1', `${text.slice(1)}!`))).status).toBe(200);
    expect((await sendCommand(server, cookie, saved('Record 0', '木'.repeat(20_000)))).status).toBe(422);
    await factsAfter(server, cookie, saved('Record 0', 'Short'));
    await factsAfter(server, cookie, { type: 'record.remove', payload: { recordId: 'Record 2' } });
    await factsAfter(server, cookie, saved('New', text));
    const { privateRecords } = (await stateOf(server, cookie)).world;
    expect(privateRecords.map(({ id }) => id)).toEqual([
      'Record 0',
      'Record 1',
      ...Array.from({ length: count - 3 }, (_, at) => `Record ${at + 3}`),
      'New',
    ]);
  });

  test('that is full never keeps an organization from deciding, or the person from withdrawing', async () => {
    const employer = await lister(server, 'job');
    const one = await person(server);
    const { applicationId } = await applied(server, one, await published(server, employer));
    await server.sql`
      insert into world_items (user_id, list, id, ordinal, item)
      select i.user_id, i.list, 'N' || n, i.ordinal + n, jsonb_set(i.item, '{id}', to_jsonb('N' || n))
      from world_items i, generate_series(1, 499) n where i.user_id = ${one.id} and i.list = 'jobApplications'`;
    await factsAfter(server, employer.owner.cookie, {
      type: 'application.decide',
      as: employer.id,
      payload: { applicationId, decision: 'interview' },
    });
    expect((await stateOf(server, one.cookie)).world.jobApplications[0]).toMatchObject({
      id: applicationId,
      status: 'interview',
    });
    await factsAfter(server, one.cookie, { type: 'application.withdraw', payload: { applicationId } });
    expect((await stateOf(server, one.cookie)).world.jobApplications[0]).toMatchObject({
      withdrawnAt: expect.any(String),
    });
  });
});

test('an application to an organization takes up little, whatever was written in it', async () => {
  const school = await lister(server, 'degree');
  const one = await person(server);
  const { id: listingId } = await published(server, school, 'degree');
  const form = { personalStatement: 'x'.repeat(10_000), academicGoals: 'x'.repeat(10_000) };
  await factsAfter(server, one.cookie, { type: 'college.submit', payload: { listingId, form } });
  const [stored] = await server.sql<{ bytes: number }[]>`
    select bytes from world_items where user_id = ${one.id} and list = 'collegeApplications'`;
  expect(stored!.bytes).toBeLessThan(1_000);
});

async function expectLimited(name: LimitName, path: string) {
  const { cookie, id } = await person(server);
  const get = () => server.request(path, { headers: { Cookie: cookie } });
  expect((await get()).status).toBe(200);
  for (;;) if (!(await server.deps.limits.tryConsume(name, id)).ok) break;
  const refused = await get();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  const other = await person(server);
  expect((await server.request(path, { headers: { Cookie: other.cookie } })).status).toBe(200);
}

describe('reading', () => {
  test('the state counts', () => expectLimited('states', '/api/state'));
  test('the download counts', () => expectLimited('personalData', '/api/auth/user/export'));

  test('the state many times at once answers each call', async () => {
    const { cookie } = await person(server);
    await factsAfter(server, cookie, saveProgram('Physics'));
    const states = await Promise.all(Array.from({ length: 30 }, () => stateOf(server, cookie)));
    for (const { version } of states) expect(version).toBe(1);
  });
});
