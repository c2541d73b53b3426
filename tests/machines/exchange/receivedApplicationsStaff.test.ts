import { doubleClickMs, type ApplicationCommand } from '@vetsync/machines/exchange/receivedApplications';
import { describe, expect, test } from 'vitest';
import { applicationOf, at, receivedOf } from '../support/exchange.ts';
import {
  answered,
  assigned,
  fact,
  idOf,
  kim,
  open,
  opened,
  openedBy,
  opening,
  received,
  reviewing,
  rows,
  select,
} from '../support/receivedApplications.ts';
import { problem } from '../support/run.ts';

describe('who takes care of an application', () => {
  test('is a filter: me, nobody, a colleague', async () => {
    const page = await opened();
    page.send({ type: 'filter.choose', filter: 'assignee', value: 'none' });
    expect(page.loadApplications.last().input.filters).toMatchObject({ assignee: 'none' });
    expect(page.emittedOf('location.changed').at(-1)?.route.filters.assignee).toBe('none');
    await page.loadApplications.last().resolve({ applications: [], nextCursor: null });
    // What arrives is nobody's.
    page.tell(received('c'));
    expect(rows(page)).toEqual(['c']);
    page.send({ type: 'filter.choose', filter: 'assignee', value: 'k' });
    await page.loadApplications.last().resolve({ applications: [], nextCursor: null });
    page.tell(received('d'));
    expect(rows(page)).toEqual([]);
  });
  test('is shown in the row when a colleague changes it, also over a page that was read before', async () => {
    const page = await opened();
    page.tell(assigned('a', kim));
    expect(page.view().rows[0]?.assignee).toEqual(kim);
    page.send({ type: 'sort.change', sort: 'newest' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(page.view().rows[0]?.assignee).toEqual(kim);
    // Facts may have been missed: the page that is read now knows better.
    page.feed.sendToParent({ type: 'feed.reset', position: '20' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(page.view().rows[0]?.assignee).toBeNull();
  });
  test('is sent with who has it now, and shown once it is stored', async () => {
    const page = await opened();
    await page.loadChoices.last().resolve({ colleagues: [kim], listings: [] });
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'k' });
    expect(page.sendCommands.last().input.commands).toEqual([
      {
        id: 'command 1',
        as: 'o',
        type: 'application.assign',
        payload: { applicationId: 'a', assigneeId: 'k', fromId: null },
      },
    ]);
    expect(page.view().rows[0]?.assignee).toBeNull();
    await answered(page, () => ({ facts: [assigned('a', kim, 'me')] }));
    expect(page.view().rows[0]?.assignee).toEqual(kim);
    expect(page.view().batch).toMatchObject({ state: 'reported', done: 1, others: [], undoable: 0 });
  });
  test('of the open application goes to who was faster, and the panel says so', async () => {
    const page = await reviewing();
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    expect(page.view().detail?.assignment.state).toBe('sending');
    await answered(page, () => ({
      problem: { status: 409, code: 'application_assigned', state: { applicationId: 'a', assignee: kim } },
    }));
    expect(page.view().detail?.assignment).toMatchObject({ state: 'taken', assignee: kim });
    // Its result is not shown a second time above the list.
    expect(page.view().batch).toBeNull();
    // Once more, now knowing it.
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    expect(page.sendCommands.last().input.commands[0]).toMatchObject({ payload: { fromId: 'k' } });
    await page.sendCommands.last().reject(problem(0));
    expect(page.view().detail?.assignment.state).toBe('notStored');
  });
  test('of a row goes to who was faster, and the list says so', async () => {
    const page = await opened();
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    await answered(page, () => ({
      problem: { status: 409, code: 'application_assigned', state: { applicationId: 'a', assignee: kim } },
    }));
    expect(page.view().batch).toMatchObject({
      done: 0,
      retryable: 0,
      others: [{ result: { state: 'taken', assignee: kim } }],
    });
    expect(page.view().rows[0]?.assignee).toEqual(kim);
  });
  test('is as wanted already: nothing is sent', async () => {
    const page = await opened();
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: null });
    expect([page.sendCommands.calls, page.view().batch]).toEqual([[], null]);
  });
  test.each(['viewer'])('is not changed by a %s', async (role) => {
    const page = await reviewing({ role });
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    select(page, 'a');
    page.send({ type: 'bulk.assign', assigneeId: 'me' });
    page.send({ type: 'bulk.decide', decision: 'reject' });
    page.send({ type: 'export.open' });
    expect(page.sendCommands.calls).toHaveLength(0);
    expect(page.view()).toMatchObject({
      canSelect: false,
      writing: null,
      tools: 'closed',
      canExport: false,
      detail: { assignment: { isAllowed: false } },
    });
    expect(page.view().selected.size).toBe(0);
  });
  test('can be chosen without the colleagues: me and nobody; they are read again when the page wakes', async () => {
    const page = await opened();
    await page.loadChoices.last().reject(problem(0));
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    expect(page.sendCommands.calls).toHaveLength(1);
    page.send({ type: 'page.woken' });
    await page.loadChoices.last().resolve({ colleagues: [kim], listings: [] });
    expect(page.view().choices?.colleagues).toEqual([kim]);
  });
});

describe('who has an application open', () => {
  test('is shown in the row and in the panel, live, and not after a while', async () => {
    const page = await reviewing();
    page.tell(openedBy('a', kim));
    expect(page.view().rows[0]?.opening).toMatchObject(kim);
    expect(page.view().detail?.openings).toMatchObject([kim]);
    page.tell(openedBy('b', kim, 6 * 60_000));
    expect(Date.parse(page.view().rows[1]!.opening!.at)).toBeLessThan(page.view().openedSince);
  });
  test('is not said of oneself in another tab, and not when it is unknown', async () => {
    const page = await reviewing();
    page.tell(openedBy('a', { id: 'me', name: 'Me' }));
    expect([page.view().rows[0]?.opening, page.view().detail?.openings]).toEqual([null, []]);
    page.tell(openedBy('a', kim));
    page.feed.sendToParent({ type: 'feed.reset', position: '20' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(page.view().rows[0]?.opening).toBeNull();
  });
  test('is what the server says when one opens it', async () => {
    const page = await opened();
    page.send(open('a'));
    await page.loadApplication
      .last()
      .resolve({ ...applicationOf('a'), openedBy: [{ ...kim, at: new Date(Date.parse(at)).toISOString() }] });
    expect(page.view().detail?.openings).toMatchObject([kim]);
    expect(page.view().rows[0]?.opening).toMatchObject(kim);
  });
});

const approved = (command: ApplicationCommand) => ({
  facts: [
    fact('applicationDecided', idOf(command), {
      decisionId: 'd',
      decision: 'approve',
      status: 'active',
      version: 2,
    }),
  ],
});

describe('a program', () => {
  const program = { kind: 'nonprofit', status: 'enrolled', listingTitle: 'Housing' } as const;
  async function queue(options: Parameters<typeof opening>[0] = {}) {
    const page = opening(options);
    const { organization, role } = page.workspace;
    await page.loadWorkspace.last().resolve({ organization: { ...organization, kind: 'nonprofit' }, role });
    page.feed.sendToParent({ type: 'feed.opened', position: '7' });
    const applications = [
      receivedOf('a', program),
      receivedOf('b', { ...program, status: 'rejected' }),
      receivedOf('c', program),
    ];
    await page.loadApplications.last().resolve({ applications, nextCursor: null });
    return page;
  }
  test('takes someone in with one press, once, and the report takes it back', async () => {
    const page = await queue({ closingNotice: (decision) => ({ title: decision }) });
    expect(page.view().approvedFrom).toBe('enrolled');
    page.send({ type: 'row.approve', rowId: 'a' });
    page.send({ type: 'row.approve', rowId: 'a' });
    expect(page.sendCommands.calls).toHaveLength(1);
    expect(page.sendCommands.last().input.commands).toMatchObject([
      {
        type: 'application.decide',
        expectedVersion: 1,
        payload: { applicationId: 'a', decision: 'approve' },
      },
    ]);
    await answered(page, approved);
    expect(page.view().rows[0]?.status).toBe('active');
    expect(page.view().batch).toMatchObject({ state: 'reported', done: 1, undoable: 1, one: { id: 'a' } });
    expect(page.emittedOf('page.toast')).toEqual([{ type: 'page.toast', toast: { title: 'approve' } }]);
    // It is decided: one press more does nothing.
    page.send({ type: 'row.approve', rowId: 'a' });
    expect(page.sendCommands.calls).toHaveLength(1);
    page.send({ type: 'batch.undo' });
    expect(page.sendCommands.last().input.commands).toMatchObject([
      { type: 'decision.undo', payload: { decisionId: 'd' } },
    ]);
  });
  test('takes in one by a double click, though another is under the pointer by then', async () => {
    let passedMs = 0;
    const page = await queue({ now: () => Date.parse(at) + passedMs });
    page.send({ type: 'row.approve', rowId: 'a' });
    await answered(page, approved);
    passedMs = doubleClickMs - 1;
    page.send({ type: 'row.approve', rowId: 'c' });
    expect(page.sendCommands.calls).toHaveLength(1);
    passedMs = doubleClickMs;
    page.send({ type: 'row.approve', rowId: 'c' });
    expect(page.sendCommands.last().input.commands).toMatchObject([{ payload: { applicationId: 'c' } }]);
  });
  test('says so if a colleague was faster, and tells no one that it was approved', async () => {
    const page = await queue({ closingNotice: (decision) => ({ title: decision }) });
    page.send({ type: 'row.approve', rowId: 'a' });
    const state = { applicationId: 'a', status: 'rejected', version: 2 };
    await answered(page, () => ({
      problem: { status: 409, code: 'application_changed', state, changedBy: kim },
    }));
    expect(page.view().batch).toMatchObject({
      done: 0,
      others: [{ result: { state: 'changed', by: 'Kim' } }],
    });
    expect(page.emittedOf('page.toast')).toEqual([]);
  });
  test('approves no one who was rejected, and no one for a viewer', async () => {
    const page = await queue();
    page.send({ type: 'row.approve', rowId: 'b' });
    page.send({ type: 'row.approve', rowId: 'nobody' });
    expect(page.sendCommands.calls).toEqual([]);
    const reading = await queue({ role: 'viewer' });
    reading.send({ type: 'row.approve', rowId: 'a' });
    expect([reading.view().approvedFrom, reading.sendCommands.calls]).toEqual([null, []]);
  });
  test('is all that is approved so: a job is not', async () => {
    const page = await opened();
    page.send({ type: 'row.approve', rowId: 'a' });
    expect([page.view().approvedFrom, page.sendCommands.calls]).toEqual([null, []]);
  });
});
