import { describe, expect, test } from 'vitest';
import { caseFact, caseRowOf, kim, openedCases, wholeCaseOf, workspaceOfKind } from '../support/cases.ts';
import { at } from '../support/exchange.ts';
import { problem, seconds } from '../support/run.ts';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { StaffBooking } from '@vetsync/machines/bookings/model';
import type { CaseRow, WholeCase } from '@vetsync/machines/model/exchange';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';

const later = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();

async function opened({
  row = caseRowOf('a'),
  whole = {},
  workspace,
}: { row?: CaseRow; whole?: Partial<WholeCase>; workspace?: Workspace } = {}) {
  const page = await openedCases({ open: 'a', ...(workspace && { workspace }) });
  await page.loadCase.last().resolve(wholeCaseOf(row, whole));
  const record = () => page.view().record!;
  const work = () => record().work;
  const sent = () => page.sendCommand.last().input.command;
  return { ...page, record, work, sent };
}
type Page = Awaited<ReturnType<typeof opened>>;
const answer = (page: Page, kind: Parameters<typeof caseFact>[0], row: CaseRow) =>
  page.sendCommand.last().resolve({
    facts: [caseFact(kind, row, { actor: 'me', commandId: page.sent().id })],
  });

describe('what is written', () => {
  test('is stored together with the notes, and only what differs', async () => {
    const page = await opened();
    expect(page.work()).toMatchObject({ canSave: false, isDirty: false, canChange: true });
    page.send({ type: 'record.change', changes: { status: 'at_risk', progress: 25 } });
    page.send({ type: 'record.change', changes: { nextStep: 'See the landlord', nextOn: '2026-11-03' } });
    page.send({ type: 'words.change', field: 'notes', text: ' Lost the job ' });
    expect(page.record().written).toMatchObject({ status: 'at_risk', nextStep: 'See the landlord' });
    expect(page.record().stored).toMatchObject({ status: 'active' });
    page.send({ type: 'record.save' });
    expect(page.sent()).toEqual({
      id: 'id 1',
      as: 'o',
      type: 'case.change',
      expectedVersion: 1,
      payload: {
        caseId: 'a',
        changes: { status: 'at_risk', nextStep: 'See the landlord', nextOn: '2026-11-03' },
        notes: 'Lost the job',
      },
    });
    expect(page.work()).toMatchObject({ state: 'sending', isBusy: true, canSave: false });
    await answer(page, 'caseChanged', caseRowOf('a', { status: 'at_risk', version: 2 }));
    expect(page.work()).toMatchObject({ state: 'stored', task: 'case.change', isDirty: false });
    expect(page.record().stored?.version).toBe(2);
    expect(page.view().rows[0]?.status).toBe('at_risk');
  });

  test('notes alone are a note, and the history is read again', async () => {
    const page = await opened();
    page.send({ type: 'words.change', field: 'notes', text: 'Called back' });
    page.send({ type: 'record.save' });
    expect(page.sent()).toMatchObject({ type: 'case.note', payload: { text: 'Called back' } });
    await answer(page, 'caseNoted', caseRowOf('a'));
    expect(page.record().history).toBe('rereading');
    await page.loadCase.last().reject(problem(500));
    expect(page.record().history).toBe('outdated');
    page.send({ type: 'history.retry' });
    await page.loadCase.last().resolve(wholeCaseOf(caseRowOf('a'), { entries: [] }));
    expect(page.record()).toMatchObject({ history: 'current', entries: [] });
  });

  test('is not sent as long as the server would refuse it', async () => {
    const page = await opened();
    page.send({ type: 'record.change', changes: { progress: 101 } });
    expect(page.work()).toMatchObject({ canSave: false, invalid: { progress: true } });
    page.send({ type: 'record.save' });
    expect(page.sendCommand.calls).toHaveLength(0);
    page.send({ type: 'record.discard' });
    expect(page.work()).toMatchObject({ isDirty: false, invalid: { progress: false } });
  });

  test('is kept while another record is open', async () => {
    const page = await opened();
    page.send({ type: 'words.change', field: 'notes', text: 'Half a' });
    page.send({ type: 'row.step', to: 'next' });
    await page.loadCase.last().resolve(wholeCaseOf(caseRowOf('b')));
    expect(page.work().draft.notes).toBe('');
    page.send({ type: 'row.step', to: 'previous' });
    await page.loadCase.last().resolve(wholeCaseOf(caseRowOf('a')));
    expect(page.work().draft.notes).toBe('Half a');
  });
});

describe('a failure', () => {
  test('keeps what is written, and the same again has the same id', async () => {
    const page = await opened();
    page.send({ type: 'record.change', changes: { progress: 50 } });
    page.send({ type: 'record.save' });
    const { id } = page.sent();
    seconds(page.clock, submitTimeoutMs / 1_000);
    expect(page.work()).toMatchObject({ state: 'notStored', isDirty: true });
    page.send({ type: 'record.save' });
    expect(page.sent().id).toBe(id);
    await page.sendCommand.last().reject(problem(401));
    expect(page.work().state).toBe('proving');
    page.send({ type: 'proof.given' });
    expect(page.sent().id).toBe(id);
  });

  test('of a record that is gone closes it', async () => {
    const page = await opened();
    page.send({ type: 'contact.add' });
    await page.sendCommand.last().reject(problem(404));
    expect(page.record().state).toBe('missing');
    expect(page.loadCases.calls).toHaveLength(3);
  });
});

describe('a colleague who is faster', () => {
  test('is named, and what was written stays to be stored over it', async () => {
    const page = await opened();
    page.send({ type: 'record.change', changes: { progress: 50 } });
    page.send({ type: 'record.save' });
    await page.sendCommand.last().reject(
      problem(409, {
        code: 'case_changed',
        state: { caseId: 'a', status: 'at_risk', version: 2 },
        changedBy: kim,
      }),
    );
    expect(page.work()).toMatchObject({ state: 'overtaken', overtakenBy: 'Kim', isDirty: true });
    await page.loadCase.last().resolve(wholeCaseOf(caseRowOf('a', { status: 'at_risk', version: 2 })));
    page.send({ type: 'record.save' });
    expect(page.sent()).toMatchObject({ expectedVersion: 2, payload: { changes: { progress: 50 } } });
  });

  test('is noticed by the feed, and only while somebody writes', async () => {
    const page = await opened();
    page.tell(caseFact('caseChanged', caseRowOf('a', { progress: 30, version: 2 })));
    expect(page.work().state).toBe('writing');
    expect(page.record().stored?.progress).toBe(30);
    page.send({ type: 'record.change', changes: { nextStep: 'Call' } });
    page.tell(caseFact('caseChanged', caseRowOf('a', { progress: 40, version: 3 })));
    expect(page.work()).toMatchObject({ state: 'overtaken', overtakenBy: 'Kim' });
  });
});

test('a record whose decision was taken back is gone, and the list is asked for what there is instead', async () => {
  const page = await opened();
  const calls = page.loadCases.calls.length;
  page.tell(caseFact('caseRemoved', caseRowOf('a')));
  expect(page.record().state).toBe('finding');
  await page.loadCase.last().reject(problem(404));
  expect(page.record().state).toBe('missing');
  expect(page.loadCases.calls).toHaveLength(calls);
  page.tell(caseFact('caseRemoved', caseRowOf('b')));
  expect(page.loadCases.calls).toHaveLength(calls + 1);
});

describe('goals and services', () => {
  test('a goal is added to what is written, and stored with it', async () => {
    const page = await opened();
    page.send({ type: 'words.change', field: 'goal', text: ' A lease ' });
    expect(page.work().canAddGoal).toBe(true);
    page.send({ type: 'goal.add' });
    expect(page.work().draft.goal).toBe('');
    expect(page.record().written?.goals).toEqual([
      { text: 'A lease in my own name', done: false },
      { text: 'A lease', done: false },
    ]);
    page.send({ type: 'record.save' });
    expect(page.sent()).toMatchObject({ payload: { changes: { goals: [{}, { text: 'A lease' }] } } });
  });

  test('a service is added and changed at once, whatever else is written', async () => {
    const page = await opened();
    page.send({ type: 'record.change', changes: { progress: 60 } });
    page.send({ type: 'words.change', field: 'service', text: 'Child care' });
    page.send({ type: 'service.add' });
    expect(page.sent()).toMatchObject({ type: 'service.add', payload: { name: 'Child care' } });
    await answer(page, 'serviceChanged', caseRowOf('a'));
    expect(page.work()).toMatchObject({ draft: { service: '' }, isDirty: true });
    page.send({ type: 'service.move', serviceId: 'sa', status: 'done' });
    expect(page.sent()).toMatchObject({ payload: { serviceId: 'sa', status: 'done' } });
  });
});

test('who works with the person, and that somebody talked with them', async () => {
  const page = await opened();
  page.send({ type: 'owner.assign', ownerId: null });
  expect(page.sendCommand.calls).toHaveLength(0);
  page.send({ type: 'owner.assign', ownerId: 'kim' });
  expect(page.sent()).toMatchObject({ payload: { caseId: 'a', ownerId: 'kim', fromId: null } });
  await answer(page, 'caseAssigned', caseRowOf('a', { owner: kim, version: 2 }));
  page.send({ type: 'words.change', field: 'notes', text: 'Fine' });
  page.send({ type: 'contact.add' });
  expect(page.sent()).toMatchObject({ type: 'case.contact', payload: { caseId: 'a', notes: 'Fine' } });
});

describe('the end of a case', () => {
  test('has an outcome of the kind; the record opens again', async () => {
    const page = await opened();
    page.send({ type: 'closing.open' });
    expect(page.work().closing).toMatchObject({ outcome: null, canClose: false });
    page.send({ type: 'closing.confirm' });
    expect(page.sendCommand.calls).toHaveLength(0);
    page.send({ type: 'closing.choose', outcome: 'housing' });
    page.send({ type: 'closing.confirm' });
    expect(page.sent()).toMatchObject({ type: 'case.close', payload: { outcome: 'housing' } });
    const closed = { status: 'graduated', outcome: 'housing', closedAt: caseRowOf('a').openedAt } as const;
    await answer(page, 'caseClosed', caseRowOf('a', { ...closed, version: 2 }));
    expect(page.work()).toMatchObject({ canChange: false, closing: null });
    page.send({ type: 'record.change', changes: { progress: 99 } });
    page.send({ type: 'words.change', field: 'notes', text: 'Still in touch' });
    page.send({ type: 'record.save' });
    expect(page.sent().type).toBe('case.note');
    await answer(page, 'caseNoted', caseRowOf('a', { ...closed, version: 2 }));
    page.send({ type: 'record.reopen' });
    expect(page.sent().type).toBe('case.reopen');
  });

  test('can be thought over', async () => {
    const page = await opened();
    page.send({ type: 'closing.open' });
    page.send({ type: 'closing.cancel' });
    expect(page.work().closing).toBeNull();
  });
});

test('a viewer reads, and is offered nothing', async () => {
  const page = await opened({
    workspace: workspaceOfKind('nonprofit', 'viewer'),
    whole: { threadId: 't' },
  });
  for (const event of [
    { type: 'record.change', changes: { progress: 1 } },
    { type: 'words.change', field: 'notes', text: 'x' },
    { type: 'record.save' },
    { type: 'contact.add' },
    { type: 'owner.assign', ownerId: 'kim' },
    { type: 'closing.open' },
  ] as const)
    page.send(event);
  expect(page.sendCommand.calls).toHaveLength(0);
  expect(page.work()).toMatchObject({ isAllowed: false, canChange: false, isDirty: false, closing: null });
  expect(page.record().messageHref).toBeNull();
});

const visit = (id: string, hours: number): StaffBooking => ({
  id,
  kind: 'appointment',
  calendarId: 'a provider',
  title: 'Dr. Ellison',
  visitName: 'First visit',
  how: 'phone',
  where: '',
  confirms: 'instantly',
  start: later(hours),
  end: later(hours + 1),
  timeZone: 'UTC',
  status: 'confirmed',
  until: null,
  proposal: null,
  waits: false,
  version: 1,
  personId: 'val',
  personName: 'Val',
  arrivedAt: null,
});

test('appointments of a patient are to come or over, and read again when one of them changes', async () => {
  const visits = [visit('last', 40), visit('next', 3), visit('before', -30)];
  const page = await opened({ whole: { visits } });
  const ids = () => Object.values(page.record().visits!).map((some) => some.map(({ id }) => id));
  expect(ids()).toEqual([['next', 'last'], ['before']]);
  expect(page.record().visits!.past[0]!.href).toBe('visit?before');
  const changed = (personId: string) =>
    page.tell(caseFact('bookingChanged', caseRowOf('a'), { payload: { booking: { personId } } }));
  changed('somebody else');
  expect(page.record().history).toBe('current');
  changed('val');
  expect(page.record().history).toBe('rereading');
  await page.loadCase.last().resolve(wholeCaseOf(caseRowOf('a'), { visits: visits.slice(1) }));
  expect(ids()).toEqual([['next'], ['before']]);
});

test('staff write to the person in the conversation, or about the application', async () => {
  expect((await opened({ whole: { threadId: 't' } })).record().messageHref).toBe('messages?{"thread":"t"}');
  expect((await opened()).record().messageHref).toMatch(/applicationId/);
  expect((await opened({ row: caseRowOf('a', { applicationId: null }) })).record().messageHref).toBeNull();
});
