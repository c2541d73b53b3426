import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type {
  AccessLog,
  CommandBatchResult,
  ReceivedApplication,
  WholeApplication,
} from '../../../machines/model/exchange/index.ts';
import { testClock } from '../harness.ts';
import { accountServer, minuteMs } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied, factsAfter, factsIn, followFacts, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

const clock = testClock();
let server: Server;
let url: string;
let employer: Lister;
let reviewer: Person;
beforeAll(async () => {
  server = await accountServer({ clock });
  ({ url } = await server.listen());
  employer = await lister(server, 'job');
  reviewer = await join(server, employer, 'reviewer');
});
afterAll(() => server.close());

const get = (cookie: string, path: string) => server.request(path, { headers: { Cookie: cookie } });
const read = async <Answer>(cookie: string, path: string) =>
  (await (await get(cookie, path)).json()) as Answer;
const received = async (query = '') =>
  (
    await read<{ applications: ReceivedApplication[] }>(
      employer.owner.cookie,
      `/api/organizations/${employer.id}/applications${query}`,
    )
  ).applications;
const log = async ({ cookie }: Person) => (await read<AccessLog>(cookie, '/api/me/access-log')).records;
const newApplication = async (veteran?: Person) =>
  applied(server, veteran ?? (await person(server)), await published(server, employer));
const assign = (applicationId: string, assigneeId: string | null) =>
  factsAfter(server, employer.owner.cookie, {
    type: 'application.assign',
    as: employer.id,
    payload: { applicationId, assigneeId },
  });

describe('an application that is given to a colleague', () => {
  test('is found by the colleague, until it is taken back', async () => {
    const { applicationId } = await newApplication();
    const [fact] = await assign(applicationId, reviewer.id);
    expect(fact).toMatchObject({
      kind: 'applicationAssigned',
      subject: applicationId,
      payload: { applicationId, assignee: { id: reviewer.id } },
    });
    expect(await received(`?assignee=${reviewer.id}`)).toMatchObject([
      { id: applicationId, assignee: { id: reviewer.id }, version: 1 },
    ]);
    expect((await received('?assignee=none')).map(({ id }) => id)).not.toContain(applicationId);
    expect(await assign(applicationId, reviewer.id)).toEqual([]);
    await assign(applicationId, null);
    expect(await received(`?assignee=${reviewer.id}`)).toEqual([]);
    expect((await received('?assignee=none')).map(({ id }) => id)).toContain(applicationId);
  });

  test('is not taken from a colleague who was faster', async () => {
    const { applicationId } = await newApplication();
    const from = (assigneeId: string | null, fromId: string | null) =>
      sendCommand(server, employer.owner.cookie, {
        type: 'application.assign',
        as: employer.id,
        payload: { applicationId, assigneeId, fromId },
      });
    expect((await from(reviewer.id, null)).status).toBe(200);
    const late = await from(employer.owner.id, null);
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'application_assigned', state: { applicationId, assignee: { id: reviewer.id } } },
    ]);
    expect(await received(`?assignee=${reviewer.id}`)).toMatchObject([{ id: applicationId }]);
    // The same again is no conflict: both wanted it there.
    expect((await from(reviewer.id, null)).status).toBe(200);
    expect((await from(employer.owner.id, reviewer.id)).status).toBe(200);
    expect(await received(`?assignee=${employer.owner.id}`)).toMatchObject([{ id: applicationId }]);
    await from(null, employer.owner.id);
  });

  test('tells the applicant nothing', async () => {
    const veteran = await person(server);
    const { applicationId } = await newApplication(veteran);
    const before = await stateOf(server, veteran.cookie);
    await assign(applicationId, reviewer.id);
    const after = await stateOf(server, veteran.cookie);
    expect({ ...after, position: '' }).toEqual({ ...before, position: '' });
  });

  test('is given to nobody once the colleague has left', async () => {
    const leaving = await join(server, employer, 'reviewer');
    const { applicationId } = await newApplication();
    await assign(applicationId, leaving.id);
    await server.deps.organizations.members.remove(employer.owner.id, employer.id, leaving.id);
    expect((await received()).find(({ id }) => id === applicationId)?.assignee).toBeNull();
  });
});

test('who opens an application learns who else has it open, and the others learn of it live', async () => {
  const { applicationId } = await newApplication();
  const path = `/api/organizations/${employer.id}/applications/${applicationId}`;
  const desk = await followFacts(url, employer.owner.cookie, `?as=${employer.id}`);
  onTestFinished(desk.close);
  const open = (cookie: string) => read<WholeApplication>(cookie, path);
  expect((await open(reviewer.cookie)).openedBy).toEqual([]);
  await desk.until(() => factsIn(desk).some(({ kind }) => kind === 'applicationOpened'));
  expect(factsIn(desk).find(({ kind }) => kind === 'applicationOpened')).toMatchObject({
    subject: applicationId,
    payload: { colleague: { id: reviewer.id } },
  });
  expect((await open(employer.owner.cookie)).openedBy).toMatchObject([{ id: reviewer.id }]);
  // Opening it again at once tells nobody anything new.
  await open(reviewer.cookie);
  const told =
    await server.sql`select from facts where kind = 'applicationOpened' and subject = ${applicationId}`;
  expect(told).toHaveLength(2);
  clock.advance(6 * minuteMs);
  expect((await open(employer.owner.cookie)).openedBy).toEqual([]);
});

test('several decisions of one call are each carried out or refused, with a result per row', async () => {
  const ids = await Promise.all([newApplication(), newApplication(), newApplication()]);
  const decide = (applicationId: string, decision = 'reject') => ({
    id: randomUUID(),
    type: 'application.decide',
    as: employer.id,
    payload: { applicationId, decision, reason: 'filled' },
  });
  await sendCommand(server, employer.owner.cookie, decide(ids[1].applicationId, 'hire'));
  const commands = [...ids.map(({ applicationId }) => decide(applicationId)), decide(randomUUID())];
  const send = async () =>
    (
      (await (
        await server.request('/api/commands/batch', {
          method: 'POST',
          headers: { Cookie: employer.owner.cookie },
          json: { commands },
        })
      ).json()) as CommandBatchResult
    ).results;
  const results = await send();
  expect(results).toMatchObject([
    { id: commands[0]!.id, facts: [{ kind: 'applicationDecided', payload: { status: 'rejected' } }] },
    {
      id: commands[1]!.id,
      problem: { status: 409, code: 'application_changed', state: { status: 'hired', version: 2 } },
    },
    { id: commands[2]!.id, facts: [{ kind: 'applicationDecided' }] },
    { id: commands[3]!.id, problem: { status: 404, code: 'not_found' } },
  ]);
  const again = await send();
  expect([again[0], again[2]]).toEqual([results[0], results[2]]);
});

test('a call with one invalid command carries out none', async () => {
  const { cookie } = await person(server);
  const save = { id: randomUUID(), type: 'program.save', payload: { program: { id: 'p', title: 'P' } } };
  const answer = await server.request('/api/commands/batch', {
    method: 'POST',
    headers: { Cookie: cookie },
    json: { commands: [save, { ...save, id: 'x' }] },
  });
  expect(answer.status).toBe(422);
  expect((await stateOf(server, cookie)).world.savedPrograms).toEqual([]);
});

describe('an export of applications', () => {
  test('has each of them once, starts no formula, and can be of one listing', async () => {
    const organization = await lister(server, 'job');
    const veteran = await person(server);
    await server.sql`update users set full_name = '=HYPERLINK("http://evil")' where id = ${veteran.id}`;
    const job = await published(server, organization);
    await applied(server, veteran, job);
    await applied(server, await person(server), await published(server, organization));
    clock.advance(1_000);
    const csv = async (query = '') => {
      const answer = await get(
        organization.owner.cookie,
        `/api/organizations/${organization.id}/applications/export.csv${query}`,
      );
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      return (await answer.text()).trimEnd().split('\n');
    };
    const lines = await csv();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Applicant,Email,Listing,Kind,Status,Submitted (UTC),Updated (UTC),Assignee');
    const [, line] = await csv(`?listing=${job.id}`);
    expect(line).toMatch(
      /^"'=HYPERLINK\(""http:\/\/evil""\)","person\d+.*","Crane mechanic","job","submitted","\d{4}-/,
    );
  });

  test('has times in UTC, as spreadsheets read them, wherever the database is', async () => {
    const job = await published(server, employer);
    const { applicationId } = await applied(server, await person(server), job);
    await server.sql`
      update applications set submitted_at = '2026-03-04T05:06:07.4Z', updated_at = '2026-11-12T23:59:59.6Z'
      where id = ${applicationId}`;
    const [{ name } = {}] = await server.sql<{ name: string }[]>`select current_database() as name`;
    await server.sql`alter database ${server.sql(name!)} set "TimeZone" to 'Asia/Tokyo'`;
    const answer = await get(
      reviewer.cookie,
      `/api/organizations/${employer.id}/applications/export.csv?listing=${job.id}`,
    );
    expect(await answer.text()).toContain('"2026-03-04 05:06:07","2026-11-13 00:00:00",""');
  });

  test('is seen by those whose application it has, and by nobody else', async () => {
    const [veteran, later] = [await person(server), await person(server)];
    const job = await published(server, employer);
    const { applicationId } = await applied(server, veteran, job);
    clock.advance(1_000);
    await (
      await get(
        reviewer.cookie,
        `/api/organizations/${employer.id}/applications/export.csv?listing=${job.id}`,
      )
    ).text();
    clock.advance(1_000);
    await applied(server, later, job);
    expect(await log(veteran)).toMatchObject([
      { kind: 'exported', applicationId, organization: { id: employer.id }, actor: { id: reviewer.id } },
    ]);
    expect(await log(later)).toEqual([]);
  });
});
