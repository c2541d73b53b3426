import { randomUUID } from 'node:crypto';
import { defaultGoals, defaultServices } from '@vetsync/machines/model/cases';
import type { CaseRow, ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { Problem } from '@vetsync/machines/system/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseSite } from './support/caseSite.ts';
import { demoCaseSite } from './support/demoCaseSite.ts';
import { httpCaseSite } from './support/httpCaseSite.ts';

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status, code }: Problem) => [status, code],
  );
const rowOf = (facts: readonly { payload: object }[]) => (facts[0]!.payload as { case: CaseRow }).case;
type Sent = Pick<ExchangeCommand, 'type' | 'payload'> & { expectedVersion?: number };

describe.each([
  ['over HTTP', httpCaseSite],
  ['in the demo', demoCaseSite],
])('whom an organization has taken in, %s', (_, open) => {
  let site: CaseSite;
  beforeAll(async () => {
    site = await open();
  });
  afterAll(() => site.close());

  const list = (filters = {}) =>
    site.server.loadCases({
      organizationId: site.organizationId,
      filters: { kind: 'participant', ...filters },
      cursor: null,
    });
  const names = async (filters = {}) => (await list(filters)).cases.map(({ personName }) => personName);
  const whole = (id: string) => site.server.loadCase({ organizationId: site.organizationId, id });
  const services = async (filters = {}) =>
    (await site.server.loadServices({ organizationId: site.organizationId, filters, cursor: null })).services;
  const commandOf = (sent: Sent, id: string = randomUUID()) =>
    ({ id, as: site.organizationId, ...sent }) as ExchangeCommand;
  const send = (sent: Sent, id?: string) => site.server.sendCommand({ command: commandOf(sent, id) });
  async function participant(name: string, needs?: readonly string[]) {
    const taken = await site.taken(name, needs);
    const row = (await list()).cases.find(({ applicationId }) => applicationId === taken.applicationId)!;
    return { ...taken, row, caseId: row.id };
  }

  test('a decision opens a case with a progress of 25, goals and services, and undoing it takes the case away', async () => {
    const ada = await participant('Ada Quill');
    expect(ada.row).toMatchObject({
      kind: 'participant',
      personName: 'Ada Quill',
      status: 'active',
      progress: 25,
      priority: 'medium',
      owner: null,
      closedAt: null,
      goals: defaultGoals.map((text) => ({ text, done: false })),
      services: defaultServices.map((name) => ({ name, status: 'processing' })),
      version: 1,
    });
    const { entries, case: found } = await whole(ada.caseId);
    expect(found).toEqual(ada.row);
    expect(entries.map(({ entry }) => entry)).toEqual(['opened']);
    await ada.undo();
    expect(await refusalOf(whole(ada.caseId))).toEqual([404, 'not_found']);
    expect(await names()).toEqual([]);
  });

  test('changes are stored with their history, and counted', async () => {
    const { caseId } = await participant('Bo Quill');
    const changes = { status: 'at_risk', progress: 40, nextStep: 'See the landlord' } as const;
    const { facts } = await send({
      type: 'case.change',
      payload: { caseId, changes, notes: 'Lost the night shift.' },
      expectedVersion: 1,
    });
    expect(facts[0]!.kind).toBe('caseChanged');
    expect(rowOf(facts)).toMatchObject({ ...changes, version: 2 });
    await send({ type: 'case.note', payload: { caseId, text: 'Call on Friday.' } });
    await send({ type: 'case.contact', payload: { caseId } });
    const { case: row, entries } = await whole(caseId);
    expect(row).toMatchObject({ ...changes, version: 2 });
    expect(row.lastContactAt).not.toBeNull();
    expect(entries.map(({ entry, notes }) => [entry, notes])).toEqual([
      ['opened', ''],
      ['changed', 'Lost the night shift.'],
      ['noted', 'Call on Friday.'],
      ['contacted', ''],
    ]);
    expect(entries[1]!.changes).toMatchObject({ status: ['active', 'at_risk'], progress: [25, 40] });
    expect(entries[1]!.actor?.id).toBe(site.self);
  });

  test('the same command again is carried out once', async () => {
    const { caseId } = await participant('Cleo Quill');
    const id = randomUUID();
    const note = { type: 'case.note', payload: { caseId, text: 'Once.' } } as const;
    await send(note, id);
    await send(note, id);
    expect((await whole(caseId)).entries).toHaveLength(2);
  });

  test('who has not seen a change makes none, and nobody changes what is not there', async () => {
    const { caseId } = await participant('Dee Quill');
    const change = (progress: number, expectedVersion: number) =>
      send({ type: 'case.change', payload: { caseId, changes: { progress } }, expectedVersion });
    await change(30, 1);
    expect(await refusalOf(change(35, 1))).toEqual([409, 'case_changed']);
    expect((await whole(caseId)).case.progress).toBe(30);
    const nowhere = randomUUID();
    expect(await refusalOf(send({ type: 'case.note', payload: { caseId: nowhere, text: 'x' } }))).toEqual([
      404,
      'not_found',
    ]);
  });

  test('a case is given to somebody, and to nobody', async () => {
    const { caseId } = await participant('Eli Quill');
    const give = (ownerId: string | null, fromId: string | null) =>
      send({ type: 'case.assign', payload: { caseId, ownerId, fromId } });
    await give(site.self, null);
    expect((await whole(caseId)).case.owner?.id).toBe(site.self);
    expect(await names({ owner: site.self })).toEqual(['Eli Quill']);
    expect(await names({ owner: 'none' })).not.toContain('Eli Quill');
    expect(await refusalOf(give(null, null))).toEqual([409, 'case_assigned']);
    await give(null, site.self);
    expect((await whole(caseId)).case.owner).toBeNull();
  });

  test('services are added and moved, and those that are not over are listed, oldest first', async () => {
    const { caseId } = await participant('Finn Quill', ['Moving costs']);
    await send({ type: 'service.add', payload: { caseId, name: 'Bus pass' } });
    const own = async (filters = {}) =>
      (await services(filters))
        .filter((one) => one.caseId === caseId)
        .map(({ name, status }) => [name, status]);
    expect(await own()).toEqual([
      ['Moving costs', 'processing'],
      ['Bus pass', 'waiting'],
    ]);
    const { id: serviceId } = (await whole(caseId)).case.services[1]!;
    await send({ type: 'service.change', payload: { serviceId, status: 'done' } });
    expect(await own()).toEqual([['Moving costs', 'processing']]);
    expect(await own({ status: 'done' })).toEqual([['Bus pass', 'done']]);
    expect(await own({ q: 'movi' })).toHaveLength(1);
    expect(await own({ q: 'finn qu' })).toHaveLength(1);
    expect(await own({ q: 'nobody' })).toEqual([]);
  });

  test('a case ends with an outcome, is only read from then on, and is opened again', async () => {
    const { caseId } = await participant('Gus Quill');
    await send({ type: 'case.close', payload: { caseId, outcome: 'housing' } });
    expect((await whole(caseId)).case).toMatchObject({ status: 'graduated', outcome: 'housing' });
    expect((await services()).some((one) => one.caseId === caseId)).toBe(false);
    const change = send({ type: 'case.change', payload: { caseId, changes: { progress: 50 } } });
    expect(await refusalOf(change)).toEqual([409, 'case_closed']);
    await send({ type: 'case.reopen', payload: { caseId } });
    expect((await whole(caseId)).case).toMatchObject({ status: 'active', outcome: null, closedAt: null });
  });

  test('cases are found, sorted and counted', async () => {
    expect(await names({ q: 'finn' })).toEqual(['Finn Quill']);
    expect(await names({ q: 'quill nobody' })).toEqual([]);
    expect((await names({ sort: 'name' })).slice(0, 3)).toEqual(['Bo Quill', 'Cleo Quill', 'Dee Quill']);
    expect((await names())[0]).toBe('Gus Quill');
    const { statuses, total } = await list({ status: 'at_risk' });
    expect(total).toBe(1);
    expect(statuses).toContainEqual({ status: 'at_risk', count: 1 });
    expect(statuses).toContainEqual({ status: 'active', count: 5 });
  });

  test('of several commands, each is carried out or refused on its own', async () => {
    const { caseId } = await participant('Hal Quill');
    const { results } = await site.server.sendCommands({
      commands: [
        commandOf({ type: 'case.change', payload: { caseId, changes: { progress: 60 } } }),
        commandOf({ type: 'case.note', payload: { caseId: randomUUID(), text: 'x' } }),
      ],
    });
    expect(results).toMatchObject([{ facts: [{ kind: 'caseChanged' }] }, { problem: { status: 404 } }]);
  });
});
