import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  CaseRow,
  ServicePage,
  StaffNotificationPage,
} from '../../../../machines/model/exchange/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, minuteMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { desk } from '../../support/cases.ts';
import type { Desk } from '../../support/cases.ts';
import { factsAfter, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

const clock = testClock();
let server: Server;
let nonprofit: Desk;
let reviewer: Person;
beforeAll(async () => {
  server = await accountServer({ clock });
  nonprofit = await desk(server, 'program');
  reviewer = await join(server, nonprofit, 'reviewer');
});
afterAll(() => server.close());

const caseOf = async (veteran: Person) => (await stateOf(server, veteran.cookie)).world.cases;
const news = async (veteran: Person) =>
  (await stateOf(server, veteran.cookie)).world.notifications
    .filter(({ targetRole }) => targetRole === 'user')
    .map(({ message }) => (typeof message === 'string' ? message : message.code));
const afterCommand = async (type: string, payload: object): Promise<CaseRow> => {
  const [fact] = await nonprofit.as(nonprofit.owner, type, payload);
  return (fact!.payload as { case: CaseRow }).case;
};

describe('an application that is taken', () => {
  test('makes a participant, with goals and services of what they asked for', async () => {
    const { veteran, applicationId, caseId, row, facts } = await nonprofit.taken({
      answers: { services: ['Moving costs', 'A warm coat'] },
    });
    expect(facts.map(({ kind }) => kind)).toEqual(['applicationDecided', 'caseOpened']);
    expect(row).toMatchObject({
      kind: 'participant',
      applicationId,
      listingId: nonprofit.listing.id,
      title: nonprofit.listing.title,
      status: 'active',
      progress: 25,
      priority: 'medium',
      goals: [
        { text: 'A move that is paid for', done: false },
        { text: 'A warm coat', done: false },
      ],
      services: [
        { name: 'Moving costs', status: 'processing' },
        { name: 'A warm coat', status: 'processing' },
      ],
      owner: null,
      closedAt: null,
      version: 1,
    });
    const { case: whole, entries, snapshot, threadId } = await nonprofit.find(caseId);
    expect(whole).toEqual(row);
    expect(entries).toMatchObject([
      { entry: 'opened', changes: {}, notes: '', actor: { id: nonprofit.owner.id } },
    ]);
    expect([snapshot, threadId]).toEqual([expect.objectContaining({ name: row.personName }), null]);

    const [own] = await caseOf(veteran);
    expect(own).toMatchObject({
      id: caseId,
      organizationId: nonprofit.id,
      applicationId,
      status: 'active',
      progress: 25,
      services: row.services,
    });
    expect(own).not.toHaveProperty('priority');
    expect(await news(veteran)).toEqual(['world.toldActive']);
  });

  test('makes a student with a term, and somebody hired', async () => {
    const [university, employer] = [await desk(server, 'degree'), await desk(server, 'job')];
    const student = await university.taken({ answers: { form: { preferredStartDate: 'Fall 2026' } } });
    expect(student.row).toMatchObject({
      kind: 'student',
      status: 'enrolled',
      term: 'Fall 2026',
      services: [],
    });
    const hire = await employer.taken();
    expect(hire.row).toMatchObject({ kind: 'hire', status: 'hired', progress: null });
    expect((await university.list()).cases.map(({ id }) => id)).toEqual([student.caseId]);
    expect((await employer.list()).cases.map(({ id }) => id)).toEqual([hire.caseId]);
  });

  test('stays with the colleague who had the application', async () => {
    const veteran = await person(server);
    const [sent] = await factsAfter(server, veteran.cookie, {
      type: 'nonprofit.submit',
      payload: { listingId: nonprofit.listing.id },
    });
    const applicationId = sent!.subject;
    await nonprofit.as(nonprofit.owner, 'application.assign', { applicationId, assigneeId: reviewer.id });
    await nonprofit.as(reviewer, 'application.decide', { applicationId, decision: 'approve' });
    expect(await caseOf(veteran)).toMatchObject([{ owner: { id: reviewer.id } }]);
    expect((await nonprofit.list(`&owner=${reviewer.id}`)).cases).toMatchObject([{ applicationId }]);
  });

  test('has its case no more when the decision is undone, and has all of it again with a new one', async () => {
    const { veteran, applicationId, decisionId, caseId } = await nonprofit.taken();
    await nonprofit.as(nonprofit.owner, 'case.change', { caseId, changes: { progress: 60 } });
    const undone = await nonprofit.as(nonprofit.owner, 'decision.undo', { decisionId });
    expect(undone.map(({ kind }) => kind)).toEqual(['decisionUndone', 'caseRemoved']);
    expect(await caseOf(veteran)).toEqual([]);
    expect((await nonprofit.list()).cases.map(({ id }) => id)).not.toContain(caseId);
    await expect(nonprofit.find(caseId)).rejects.toThrow('404');

    await nonprofit.as(nonprofit.owner, 'application.decide', { applicationId, decision: 'approve' });
    const { case: again, entries } = await nonprofit.find(caseId);
    expect(again).toMatchObject({ id: caseId, status: 'active', progress: 60 });
    expect(entries.map(({ entry }) => entry)).toEqual(['opened', 'changed', 'undone', 'reopened']);
    expect(await caseOf(veteran)).toMatchObject([{ id: caseId, progress: 60 }]);
  });

  test('that the person withdraws ends with that', async () => {
    const { veteran, applicationId, caseId } = await nonprofit.taken();
    await factsAfter(server, veteran.cookie, { type: 'application.withdraw', payload: { applicationId } });
    const { case: left, entries } = await nonprofit.find(caseId);
    expect(left).toMatchObject({ status: 'left', outcome: 'left', closedAt: expect.any(String) });
    expect(entries.at(-1)).toMatchObject({ entry: 'closed', actor: { id: veteran.id } });
    const [own] = await caseOf(veteran);
    expect(own).toMatchObject({ status: 'left', closedAt: left.closedAt });
  });
});

describe('work on a case', () => {
  test('is stored with its history, and the person sees what concerns them', async () => {
    const { veteran, caseId, row } = await nonprofit.taken({ answers: { services: ['Moving costs'] } });
    await nonprofit.as(nonprofit.owner, 'case.assign', { caseId, ownerId: reviewer.id, fromId: null });
    const bellOf = (colleague: Person) =>
      nonprofit
        .read<StaffNotificationPage>(colleague, '/notifications')
        .then(({ notifications }) => notifications.filter(({ kind }) => kind === 'caseAssigned'));
    // Only who works with them now is told, until they look.
    expect(await bellOf(nonprofit.owner)).toEqual([]);
    expect(await bellOf(reviewer)).toMatchObject([{ subject: caseId, isRead: false }]);
    await nonprofit.find(caseId, reviewer);
    expect(await bellOf(reviewer)).toMatchObject([{ subject: caseId, isRead: true }]);
    const changes = {
      status: 'at_risk',
      priority: 'high',
      progress: 40,
      goals: [{ text: 'A move that is paid for', done: true }],
      nextStep: 'Bring your lease',
      nextOn: '2999-03-09',
    };
    const changed = await afterCommand('case.change', { caseId, changes, notes: 'Missed two calls' });
    expect(changed).toMatchObject({ ...changes, version: 3, owner: { id: reviewer.id } });
    await nonprofit.as(reviewer, 'case.contact', { caseId, notes: 'Phone' });
    await nonprofit.as(reviewer, 'case.note', { caseId, text: 'Prefers mornings' });

    const { case: whole, entries } = await nonprofit.find(caseId);
    expect(whole).toMatchObject({ lastContactAt: expect.any(String), version: 3 });
    expect(entries).toMatchObject([
      { entry: 'opened' },
      { entry: 'assigned', changes: { owner: [null, { id: reviewer.id }] } },
      {
        entry: 'changed',
        changes: { status: ['active', 'at_risk'], progress: [25, 40], nextOn: [null, '2999-03-09'] },
        notes: 'Missed two calls',
        actor: { id: nonprofit.owner.id },
      },
      { entry: 'contacted', notes: 'Phone', actor: { id: reviewer.id } },
      { entry: 'noted', notes: 'Prefers mornings' },
    ]);

    expect(await caseOf(veteran)).toMatchObject([
      {
        status: 'active',
        progress: 40,
        goals: changes.goals,
        nextStep: changes.nextStep,
        nextOn: changes.nextOn,
        owner: { id: reviewer.id },
        services: row.services,
      },
    ]);
    expect(await news(veteran)).toEqual([
      'world.toldActive',
      'contact.caseOwnerMore',
      'contact.caseNextMore',
    ]);
    const { world } = await stateOf(server, veteran.cookie);
    for (const hidden of ['Missed two calls', 'Prefers mornings', 'at_risk', 'priority'])
      expect(JSON.stringify(world)).not.toContain(hidden);
  });

  test('that changes nothing stores nothing', async () => {
    const { caseId, row } = await nonprofit.taken();
    expect(
      await nonprofit.as(nonprofit.owner, 'case.change', {
        caseId,
        changes: { status: row.status, goals: row.goals, nextOn: null },
      }),
    ).toEqual([]);
    expect(await nonprofit.as(nonprofit.owner, 'case.assign', { caseId, ownerId: null })).toEqual([]);
    expect((await nonprofit.find(caseId)).entries).toHaveLength(1);
  });

  test('ends with what came of it, and can go on', async () => {
    const { veteran, caseId } = await nonprofit.taken();
    const next = { nextStep: 'Call', nextOn: '2999-03-09' };
    await nonprofit.as(nonprofit.owner, 'case.change', { caseId, changes: next });
    expect(await afterCommand('case.close', { caseId, outcome: 'work', notes: 'At the port' })).toMatchObject(
      {
        status: 'graduated',
        outcome: 'work',
        nextStep: '',
        nextOn: null,
        closedAt: expect.any(String),
      },
    );
    expect(await caseOf(veteran)).toMatchObject([{ status: 'graduated', outcome: 'work' }]);
    expect((await news(veteran)).at(-1)).toBe('contact.caseClosedMore');
    expect(await afterCommand('case.reopen', { caseId })).toMatchObject({
      status: 'active',
      outcome: null,
      closedAt: null,
    });
  });

  test('counts a message to the person as a contact, and an earlier talk does not replace a later one', async () => {
    const { caseId, applicationId } = await nonprofit.taken();
    await nonprofit.as(nonprofit.owner, 'message.toApplicant', { applicationId, text: 'Welcome' });
    const { lastContactAt } = (await nonprofit.find(caseId)).case;
    expect(lastContactAt).not.toBeNull();
    const row = await afterCommand('case.contact', { caseId, at: '2020-05-01T12:00:00Z' });
    expect(row.lastContactAt).toBe(lastContactAt);
    const later = await afterCommand('case.contact', { caseId, at: '2999-05-01T12:00:00Z' });
    expect(later.lastContactAt! < '2900').toBe(true);
  });

  test('adds services, and says where each stands', async () => {
    const { veteran, caseId } = await nonprofit.taken({ answers: { services: ['Moving costs'] } });
    const { services } = await afterCommand('service.add', { caseId, name: 'Child care' });
    expect(services).toMatchObject([{ status: 'processing' }, { name: 'Child care', status: 'waiting' }]);
    const serviceId = services[1]!.id;
    await nonprofit.as(nonprofit.owner, 'service.change', { serviceId, status: 'scheduled' });
    expect((await caseOf(veteran))[0]!.services).toMatchObject([
      { status: 'processing' },
      { id: serviceId, status: 'scheduled' },
    ]);
    const { entries } = await nonprofit.find(caseId);
    expect(entries.slice(1)).toMatchObject([
      {
        entry: 'serviceAdded',
        changes: { service: ['Child care', 'Child care'], status: [null, 'waiting'] },
      },
      { entry: 'serviceChanged', changes: { status: ['waiting', 'scheduled'] } },
    ]);
    const page = await nonprofit.read<ServicePage>(nonprofit.owner, '/services?q=child');
    expect(page.services.find(({ id }) => id === serviceId)).toMatchObject({
      caseId,
      name: 'Child care',
      status: 'scheduled',
      title: nonprofit.listing.title,
    });
    await nonprofit.as(nonprofit.owner, 'service.change', { serviceId, status: 'done' });
    const open = await nonprofit.read<ServicePage>(nonprofit.owner, '/services?q=child');
    expect(open.services.map(({ id }) => id)).not.toContain(serviceId);
    const done = await nonprofit.read<ServicePage>(nonprofit.owner, '/services?status=done');
    expect(done.services.map(({ id }) => id)).toContain(serviceId);
    expect(done.statuses).toContainEqual({ status: 'done', count: expect.any(Number) });
  });
});

test('a hospital opens a case of somebody who writes with it, and they are told', async () => {
  const hospital = await lister(server, 'provider');
  const department = await published(server, hospital, 'provider');
  const veteran = await person(server);
  await factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: hospital.id, text: 'Can I come by?' },
  });
  const [thread] = await server.sql<{ id: string }[]>`
    select id from threads where organization_id = ${hospital.id}`;
  const [opened] = await factsAfter(server, hospital.owner.cookie, {
    type: 'case.open',
    as: hospital.id,
    payload: { threadId: thread!.id, listingId: department.id },
  });
  expect(opened).toMatchObject({
    kind: 'caseOpened',
    payload: {
      case: { kind: 'patient', status: 'active_treatment', title: department.title, applicationId: null },
    },
  });
  expect(await caseOf(veteran)).toMatchObject([{ id: opened!.subject, kind: 'patient' }]);
  expect(await news(veteran)).toEqual(['contact.caseOpenedMore']);

  // Whom a department cares for is counted where it is listed, and where it is read.
  const { staff } = server.deps.listings;
  const careNow = async () => {
    const asked = { limit: 10 };
    const { counts } = await staff.list(hospital.owner.id, hospital.id, asked);
    const one = await staff.find(hospital.owner.id, hospital.id, department.id);
    expect(one.counts.care).toEqual(counts[department.id]?.care);
    return one.counts.care;
  };
  const work = (type: string, payload: object) =>
    factsAfter(server, hospital.owner.cookie, {
      type,
      as: hospital.id,
      payload: { caseId: opened!.subject, ...payload },
    });
  expect(await careNow()).toEqual({ people: 1, high: 0, unassigned: 1 });
  await work('case.change', { changes: { priority: 'high' } });
  await work('case.assign', { ownerId: hospital.owner.id, fromId: null });
  expect(await careNow()).toEqual({ people: 1, high: 1, unassigned: 0 });
  const overview = await server.request(`/api/organizations/${hospital.id}/overview`, {
    headers: { Cookie: hospital.owner.cookie },
  });
  expect(await overview.json()).toMatchObject({
    care: { people: 1, high: 1, unassigned: 0, mentalHealth: 0 },
  });
  await work('case.close', { outcome: 'completed' });
  expect(await careNow()).toBeUndefined();
});

describe('the list', () => {
  test('finds, sorts, filters and pages, and counts once', async () => {
    const own = await desk(server, 'program');
    const names = ['Ana Ruiz', 'Bo Lind', 'Cy Marsh', 'Di Fox'];
    const ids: string[] = [];
    for (const name of names) {
      const veteran = await person(server);
      await server.sql`update users set full_name = ${name} where id = ${veteran.id}`;
      ids.push((await own.taken({ veteran })).caseId);
    }
    const [ana, bo, cy, di] = ids as [string, string, string, string];
    const change = (caseId: string, changes: object) => own.as(own.owner, 'case.change', { caseId, changes });
    await change(ana, { progress: 80, nextStep: 'Call', nextOn: '2030-02-02', priority: 'high' });
    await change(bo, { progress: 10, nextStep: 'Call', nextOn: '2030-02-01', status: 'at_risk' });
    clock.advance(minuteMs);
    await own.as(own.owner, 'case.contact', { caseId: cy });
    await own.as(own.owner, 'case.close', { caseId: di, outcome: 'housing' });

    const found = async (query: string) => (await own.list(query)).cases.map(({ id }) => id);
    expect(await found('')).toEqual([di, cy, bo, ana]);
    expect(await found('&sort=name')).toEqual([ana, bo, cy, di]);
    expect((await found('&sort=next')).slice(0, 2)).toEqual([bo, ana]);
    expect((await found('&sort=progress'))[0]).toBe(bo);
    expect((await found('&sort=contact')).at(-1)).toBe(cy);
    expect(await found('&q=ruiz')).toEqual([ana]);
    expect(await found('&q=rent%20bo')).toEqual([bo]);
    expect(await found('&status=graduated')).toEqual([di]);
    expect(await found('&priority=high')).toEqual([ana]);
    expect(await found('&due=2030-02-01')).toEqual([bo]);
    expect(await found(`&owner=none&listing=${own.listing.id}`)).toHaveLength(4);
    expect(await found('&owner=none&q=nobody')).toEqual([]);

    for (const sort of ['newest', 'name', 'next', 'contact', 'progress']) {
      const whole = await found(`&sort=${sort}`);
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof own.list>> = await own.list(
          `&sort=${sort}&limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        expect(page.total).toBe(cursor === '' ? 4 : null);
        paged.push(...page.cases.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(paged, sort).toEqual(whole);
    }
    expect((await own.list('&status=graduated')).statuses).toEqual([
      { status: 'active', count: 2 },
      { status: 'at_risk', count: 1 },
      { status: 'graduated', count: 1 },
    ]);
  });
});

test('several cases are changed with one call, each on its own', async () => {
  const [one, other] = [await nonprofit.taken(), await nonprofit.taken()];
  const command = (caseId: string) => ({
    id: crypto.randomUUID(),
    type: 'case.assign',
    as: nonprofit.id,
    payload: { caseId, ownerId: reviewer.id },
  });
  const answer = await server.request('/api/commands/batch', {
    method: 'POST',
    headers: { Cookie: nonprofit.owner.cookie },
    json: { commands: [command(one.caseId), command(crypto.randomUUID()), command(other.caseId)] },
  });
  expect(await answer.json()).toMatchObject({
    results: [
      { facts: [{ kind: 'caseAssigned', subject: one.caseId }] },
      { problem: { status: 404 } },
      { facts: [{ kind: 'caseAssigned', subject: other.caseId }] },
    ],
  });
});
