import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseServicesMax } from '../../../../machines/model/exchange/index.ts';
import { accountServer } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { desk } from '../../support/cases.ts';
import type { Desk } from '../../support/cases.ts';
import { factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { published } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

let server: Server;
let employer: Desk;
let reviewer: Person;
let viewer: Person;
beforeAll(async () => {
  server = await accountServer();
  employer = await desk(server, 'job');
  reviewer = await join(server, employer, 'reviewer');
  viewer = await join(server, employer, 'viewer');
});
afterAll(() => server.close());

const asked = async (type: string, payload: object, more: object = {}) => {
  const answer = await sendCommand(server, employer.owner.cookie, {
    type,
    as: employer.id,
    payload,
    ...more,
  });
  return { status: answer.status, problem: (await answer.json()) as Record<string, unknown> };
};
const stored = (caseId: string) => server.sql`
  select c.version, c.status, c.owner_id, c.next_step, (select count(*)::int from case_entries where case_id = c.id) as entries
  from cases c where c.id = ${caseId}`;

/** A command that is refused, and that changes nothing of a case. */
async function refused(caseId: string, type: string, payload: object, more: object = {}) {
  const before = await stored(caseId);
  const { status, problem } = await asked(type, { caseId, ...payload }, more);
  expect(await stored(caseId)).toEqual(before);
  return { status, ...problem };
}

describe('a change', () => {
  test('of what a colleague has changed meanwhile is refused, with who it was', async () => {
    const { caseId } = await employer.taken();
    await employer.as(reviewer, 'case.change', { caseId, changes: { status: 'started' } });
    const state = { caseId, status: 'started', version: 2 };
    const changedBy = { id: reviewer.id };
    const changes = { changes: { nextStep: 'Call' } };
    expect(await refused(caseId, 'case.change', changes, { expectedVersion: 1 })).toMatchObject({
      status: 409,
      code: 'case_changed',
      state,
      changedBy,
    });
    expect(await refused(caseId, 'case.close', { outcome: 'left' }, { expectedVersion: 1 })).toMatchObject({
      code: 'case_changed',
    });
    expect((await asked('case.change', { caseId, ...changes }, { expectedVersion: 2 })).status).toBe(200);
  });

  test('to a status or an outcome of another kind is refused', async () => {
    const { caseId } = await employer.taken();
    for (const status of ['graduated', 'left', 'active'])
      expect(await refused(caseId, 'case.change', { changes: { status } })).toMatchObject({
        code: 'case_changed',
      });
    expect(await refused(caseId, 'case.close', { outcome: 'housing' })).toMatchObject({
      code: 'case_changed',
    });
  });

  test('of a closed case is refused, and so is opening one that is open', async () => {
    const { caseId } = await employer.taken();
    expect(await refused(caseId, 'case.reopen', {})).toMatchObject({ status: 409, code: 'case_changed' });
    await employer.as(employer.owner, 'case.close', { caseId, outcome: 'completed' });
    for (const [type, payload] of [
      ['case.change', { changes: { progress: 5 } }],
      ['case.close', { outcome: 'left' }],
      ['service.add', { name: 'Boots' }],
    ] as const)
      expect(await refused(caseId, type, payload)).toMatchObject({ status: 409, code: 'case_closed' });
    // What colleagues write about it stays possible.
    expect((await asked('case.note', { caseId, text: 'Wrote a reference' })).status).toBe(200);
  });
});

describe('a case is given', () => {
  test('to nobody who can not decide, and not from a colleague who was faster', async () => {
    const { veteran, caseId } = await employer.taken();
    for (const ownerId of [viewer.id, veteran.id, randomUUID()])
      expect(await refused(caseId, 'case.assign', { ownerId })).toMatchObject({ status: 404 });
    await employer.as(employer.owner, 'case.assign', { caseId, ownerId: reviewer.id });
    expect(await refused(caseId, 'case.assign', { ownerId: employer.owner.id, fromId: null })).toMatchObject({
      status: 409,
      code: 'case_assigned',
      state: { caseId, owner: { id: reviewer.id } },
    });
  });

  test('to nobody when the colleague leaves, whose name stays in the history', async () => {
    const leaving = await join(server, employer, 'reviewer');
    const { caseId } = await employer.taken();
    await employer.as(leaving, 'case.assign', { caseId, ownerId: leaving.id });
    await server.deps.organizations.members.remove(employer.owner.id, employer.id, leaving.id);
    const { case: row, entries } = await employer.find(caseId);
    expect(row.owner).toBeNull();
    expect(entries.at(-1)).toMatchObject({ entry: 'assigned', actor: { id: leaving.id } });
  });
});

test('a person has one open case for the same, and none from an organization that they block', async () => {
  const veteran = await person(server);
  await factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text: 'Hello' },
  });
  const [thread] = await server.sql<{ id: string }[]>`
    select id from threads where organization_id = ${employer.id} and user_id = ${veteran.id}`;
  const threadId = thread!.id;
  const [opened] = await employer.as(employer.owner, 'case.open', { threadId });
  const again = await asked('case.open', { threadId });
  expect(again).toMatchObject({
    status: 409,
    problem: { code: 'case_exists', state: { caseId: opened!.subject } },
  });
  const other = await published(server, employer.organization);
  expect((await asked('case.open', { threadId, listingId: other.id })).status).toBe(200);
  expect((await asked('case.open', { threadId, listingId: randomUUID() })).status).toBe(404);

  await employer.as(employer.owner, 'case.close', { caseId: opened!.subject, outcome: 'left' });
  await factsAfter(server, veteran.cookie, { type: 'thread.block', payload: { threadId } });
  expect(await asked('case.open', { threadId })).toMatchObject({ problem: { code: 'thread_blocked' } });
  expect((await stateOf(server, veteran.cookie)).world.cases).toHaveLength(2);
});

test('a case has so many services', async () => {
  const { caseId } = await employer.taken();
  for (let count = 0; count < caseServicesMax; count += 1)
    await employer.as(employer.owner, 'service.add', { caseId, name: `Service ${count}` });
  expect(await refused(caseId, 'service.add', { name: 'One more' })).toMatchObject({ code: 'list_full' });
});

const anyId = '0193a000-0000-7000-8000-000000000001';
test.each([
  ['/cases', 422],
  ['/cases?kind=crew', 422],
  ['/cases?kind=hire&sort=score', 422],
  ['/cases?kind=hire&due=2026-02-30', 422],
  ['/cases?kind=hire&cursor=e30', 422],
  [`/cases?kind=hire&cursor=${forged({ sort: 'next', key: 'now()', id: anyId })}`, 422],
  [`/cases?kind=hire&cursor=${forged({ sort: 'progress', key: '9999', id: anyId })}`, 422],
  [`/cases?kind=hire&cursor=${forged({ sort: 'newest', key: '9999-99-99T99:99:99.999Z', id: anyId })}`, 422],
  [`/cases?kind=hire&cursor=${forged({ sort: 'next', key: '2026-02-30', id: anyId })}`, 422],
  ['/services?status=lost', 422],
  [`/cases/${anyId}`, 404],
])('%s is refused', async (path, status) => {
  const answer = await server.request(`/api/organizations/${employer.id}${path}`, {
    headers: { Cookie: employer.owner.cookie },
  });
  expect(answer.status).toBe(status);
});
function forged(position: object) {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

test('of many who change a case at once, each change is based on the one before', async () => {
  const { veteran, caseId } = await employer.taken();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, count) =>
      asked('case.change', { caseId, changes: { nextStep: `Step ${count}` } }, { expectedVersion: 1 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem['code'] === 'case_changed')).toHaveLength(11);
  const { case: row, entries } = await employer.find(caseId);
  expect([row.version, entries.length]).toEqual([2, 2]);
  expect((await stateOf(server, veteran.cookie)).world.cases).toMatchObject([{ nextStep: row.nextStep }]);
});
