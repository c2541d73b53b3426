import { describe, expect, test } from 'vitest';
import { receivedOf } from '../support/exchange.ts';
import {
  answered,
  fact,
  idOf,
  kim,
  many,
  opened,
  received,
  rejected,
  reviewing,
  select,
  sent,
} from '../support/receivedApplications.ts';
import { problem, seconds } from '../support/run.ts';

const pageOf = (ids: readonly string[], nextCursor: string | null, total: number | null = null) => ({
  applications: ids.map((id) => receivedOf(id)),
  nextCursor,
  total,
});

async function listed(total: number, nextCursor: string | null = 'after b') {
  const page = await opened({}, []);
  page.send({ type: 'filter.choose', filter: 'status', value: 'submitted' });
  await page.loadApplications.last().resolve(pageOf(['a', 'b'], nextCursor, total));
  return page;
}

describe('"Select all"', () => {
  test('says how many, and lists the rest to select them', async () => {
    const page = await listed(5);
    expect(page.view()).toMatchObject({ total: 5, selectable: 5, isSelectLimited: false, hasMore: true });
    page.send({ type: 'rows.selectAll' });
    expect(page.view()).toMatchObject({ list: 'listed.loadingMore', selected: new Set(['a', 'b']) });
    expect(page.loadApplications.last().input).toMatchObject({ cursor: 'after b' });
    await page.loadApplications.last().resolve(pageOf(['c', 'd'], 'after d'));
    await page.loadApplications.last().resolve(pageOf(['e'], null));
    expect(page.view()).toMatchObject({
      list: 'listed.idle',
      selected: new Set(['a', 'b', 'c', 'd', 'e']),
      total: 5,
    });
  });

  test('keeps what is listed if the rest can not be loaded', async () => {
    const page = await listed(5);
    page.send({ type: 'rows.selectAll' });
    await page.loadApplications.last().reject(problem(500));
    expect(page.view()).toMatchObject({ list: 'listed.pageFailed', selected: new Set(['a', 'b']) });
  });

  test('says so if more match than can be selected or counted', async () => {
    expect((await listed(999)).view()).toMatchObject({
      total: 999,
      selectable: 999,
      isSelectLimited: false,
    });
    expect((await listed(1_000)).view()).toMatchObject({
      total: null,
      selectable: 1_000,
      isSelectLimited: true,
    });
    expect((await listed(2, null)).view()).toMatchObject({ total: 2, selectable: 2, isSelectLimited: false });
  });

  test('counts what arrives', async () => {
    const page = await listed(5);
    page.tell(received('n'));
    expect(page.view().total).toBe(6);
  });
});

describe('a decision on several applications', () => {
  test('says before how many it changes, and why the others stay as they are', async () => {
    const page = await opened({}, ['a', 'b', 'c']);
    page.tell(fact('applicationDecided', 'c', { status: 'hired', version: 2 }, 'k'));
    page.tell(fact('applicationDecided', 'b', { status: 'interview', version: 2 }, 'k'));
    select(page, 'a', 'b', 'c');
    expect(page.view().bulk.decisions).toEqual([
      { decision: 'hire', count: 2 },
      { decision: 'offer', count: 2 },
      { decision: 'interview', count: 1 },
      { decision: 'reject', count: 2 },
    ]);
    page.send({ type: 'bulk.decide', decision: 'interview' });
    expect(page.view().writing).toMatchObject({ selected: 3, count: 1, decided: 1, same: 1, canSend: true });
    // A colleague decides on the last one while one writes.
    page.tell(fact('applicationDecided', 'a', { status: 'hired', version: 2 }, 'k'));
    expect(page.view().writing).toMatchObject({ count: 0, decided: 2, canSend: false });
    page.send({ type: 'bulk.confirm' });
    expect(page.sendCommands.calls).toHaveLength(0);
    page.send({ type: 'bulk.cancel' });
    expect(page.view()).toMatchObject({ writing: null, selected: new Set(['a', 'b', 'c']) });
  });
  test('goes in calls of a few, each application on its own, with the same words', async () => {
    const page = await opened({}, many(45));
    page.send({ type: 'rows.selectAll' });
    page.send({ type: 'bulk.decide', decision: 'reject' });
    page.send({ type: 'bulk.confirm' });
    expect(page.view().writing).toMatchObject({ canSend: false, names: { length: 45 } });
    page.send({ type: 'bulk.write', field: 'reason', text: 'filled' });
    page.send({ type: 'bulk.write', field: 'message', text: ' Thank you. ' });
    page.send({ type: 'bulk.write', field: 'notes', text: 'Round one.' });
    page.send({ type: 'bulk.confirm' });
    expect(page.sendCommands.last().input.commands).toHaveLength(20);
    expect(page.sendCommands.last().input.commands[0]).toMatchObject({
      type: 'application.decide',
      expectedVersion: 1,
      payload: {
        applicationId: 'r0',
        decision: 'reject',
        reason: 'filled',
        message: 'Thank you.',
        notes: 'Round one.',
      },
    });
    expect(page.view().batch).toMatchObject({ state: 'sending', total: 45, answered: 0 });
    expect(page.view().rows[0]?.status).toBe('submitted');
    await answered(page, rejected);
    expect(page.view().batch).toMatchObject({ state: 'sending', answered: 20 });
    await answered(page, rejected);
    await answered(page, rejected);
    expect(page.sendCommands.calls.map(({ input }) => input.commands.length)).toEqual([20, 20, 5]);
    expect(page.view()).toMatchObject({
      batch: { state: 'reported', done: 45, others: [], retryable: 0, undoable: 45 },
      selected: new Set(),
    });
    expect(page.view().rows.every(({ status }) => status === 'rejected')).toBe(true);
  });
  test('has a result for each: where it stands now, why it was refused; what failed stays selected', async () => {
    const page = await sent();
    await answered(page, (command) => {
      if (idOf(command) === 'a') return rejected(command);
      if (idOf(command) === 'c') return { problem: { status: 429, code: 'too_many_requests' } };
      const state = { applicationId: 'b', status: 'hired', version: 2 };
      return { problem: { status: 409, code: 'application_changed', state, changedBy: kim } };
    });
    expect(page.view().batch).toMatchObject({
      done: 1,
      others: [
        { id: 'b', result: { state: 'changed', status: 'hired', by: 'Kim' } },
        { id: 'c', result: { state: 'refused' } },
      ],
      retryable: 1,
      undoable: 1,
    });
    expect(page.view().rows[1]).toMatchObject({ status: 'hired', version: 2 });
    expect(page.view().selected).toEqual(new Set(['b', 'c']));
    // Only what may succeed now is sent again, with the same id.
    const [, , third] = page.sendCommands.last().input.commands;
    page.send({ type: 'batch.retry' });
    expect(page.sendCommands.last().input.commands).toEqual([third]);
    await answered(page, rejected);
    expect(page.view().batch).toMatchObject({ done: 2, retryable: 0, others: [{ id: 'b' }] });
    page.send({ type: 'batch.dismiss' });
    expect(page.view().batch).toBeNull();
  });
  test('whose answer is lost is sent again with the same ids', async () => {
    const page = await sent();
    await page.sendCommands.last().reject(problem(0));
    expect(page.view().batch).toMatchObject({ state: 'reported', done: 0, retryable: 3, undoable: 0 });
    expect(page.view().batch?.failure).not.toBeNull();
    page.send({ type: 'batch.retry' });
    const [first, second] = page.sendCommands.calls.map(({ input }) => input.commands);
    expect(second).toEqual(first);
  });
  test('goes on after a new sign-in, and stops where that is refused', async () => {
    const page = await sent();
    await page.sendCommands.last().reject(problem(401, { code: 'no_session' }));
    expect(page.view().batch?.state).toBe('proving');
    expect(page.emittedOf('proof.request')).toHaveLength(1);
    page.send({ type: 'proof.given' });
    await page.sendCommands.last().reject(problem(401, { code: 'no_session' }));
    page.send({ type: 'proof.refused' });
    expect(page.view().batch).toMatchObject({ state: 'reported', retryable: 3 });
  });
  test('is taken back: what it made, and nothing else', async () => {
    const page = await sent(['a', 'b']);
    await answered(page, (command) =>
      idOf(command) === 'a' ? rejected(command) : { problem: { status: 404, code: 'not_found' } },
    );
    page.send({ type: 'batch.undo' });
    expect(page.sendCommands.last().input.commands).toMatchObject([
      { type: 'decision.undo', payload: { decisionId: 'd a' } },
    ]);
    await answered(page, () => ({
      facts: [fact('decisionUndone', 'a', { decisionId: 'd a', status: 'submitted', version: 3 }, 'me')],
    }));
    expect(page.view().rows[0]).toMatchObject({ status: 'submitted', version: 3 });
    expect(page.view().batch).toMatchObject({ task: { kind: 'undo' }, done: 1, undoable: 0 });
  });
  test('leaves out what is no longer listed, and too long words are not sent', async () => {
    const page = await opened();
    select(page, 'a', 'b');
    page.send({ type: 'bulk.decide', decision: 'reject' });
    page.send({ type: 'bulk.write', field: 'notes', text: 'x'.repeat(5_001) });
    expect(page.view().writing).toMatchObject({ isTooLong: true, canSend: false });
    page.send({ type: 'bulk.confirm' });
    expect(page.sendCommands.calls).toHaveLength(0);
    page.send({ type: 'bulk.cancel' });
    page.send({ type: 'search.change', q: 'b' });
    seconds(page.clock, 1);
    await page.loadApplications.last().resolve({ applications: [receivedOf('b')], nextCursor: null });
    expect(page.view().selected).toEqual(new Set(['b']));
    page.send({ type: 'row.select', rowId: 'b', isSelected: false });
    page.send({ type: 'bulk.decide', decision: 'reject' });
    expect(page.view().writing).toBeNull();
    select(page, 'b');
    page.send({ type: 'selection.clear' });
    expect(page.view().selected.size).toBe(0);
  });
  test('is the history of the open application too', async () => {
    const page = await reviewing();
    select(page, 'a');
    page.send({ type: 'bulk.decide', decision: 'reject' });
    page.send({ type: 'bulk.write', field: 'reason', text: 'filled' });
    page.send({ type: 'bulk.confirm' });
    await answered(page, rejected);
    expect(page.view().detail).toMatchObject({
      opened: { application: { status: 'rejected' } },
      history: 'rereading',
      decision: { state: 'writing' },
    });
  });
});
