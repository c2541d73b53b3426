import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { systemPhrases } from '../../../ui/screens/system/System.phrases.ts';
import { parseOutbox } from '@vetsync/machines/leads/model';
import type { NewOutboxEntry, OutboxEntry } from '@vetsync/machines/leads/model';
import { outboxMachine, outboxView } from '@vetsync/machines/leads/outbox';
import type { OutboxEvent, OutboxMerge } from '@vetsync/machines/leads/outbox';
import { held, problem, puppet, run, settle } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const lead = (id: string): NewOutboxEntry => ({ id, timestamp: '2026-03-04T05:06:07.000Z', name: 'Sam' });
const add = (id: string): OutboxEvent => ({ type: 'entry.add', entry: lead(id), error: problem(503) });
/** The event in a tab after another one wrote. */
const wrote = ({ state }: ReturnType<typeof storage>): OutboxEvent => ({
  type: 'store.changed',
  stored: state.text,
});
/** The first delay without its random part. */
const firstWaitMs = 2_500;

/** Storage that tabs share. It may be broken. */
function storage(text: string | null = null) {
  const state = { text, broken: false, writes: 0 };
  const logic = fromPromise<string, { merge: OutboxMerge }>(async ({ input }) => {
    if (state.broken) throw new Error('QuotaExceededError');
    const merged = input.merge(state.text);
    if (merged !== state.text) state.writes += 1;
    state.text = merged;
    return merged;
  });
  return { state, logic, entries: () => parseOutbox(state.text) };
}

/** One tab. The lock is granted immediately unless `lock: 'held'`. */
async function tab(store = storage(), { lock = 'free' }: { lock?: 'free' | 'held' } = {}) {
  const send = held<unknown, { entry: OutboxEntry }>();
  const holdLock = puppet();
  const time = { passed: 0 };
  const started = run(outboxMachine, {
    input: { now: () => start + time.passed, random: () => 0 },
    actors: { updateStore: store.logic, sendEntry: send.logic, holdLock: holdLock.logic },
  });
  const grant = async () => {
    holdLock.sendToParent({ type: 'lock.granted' });
    await settle();
  };
  const go = async (event?: OutboxEvent) => {
    if (event) started.actor.send(event);
    await settle();
    if (lock === 'free') await grant();
  };
  const pass = async (ms: number) => {
    time.passed += ms;
    started.clock.increment(ms);
    await go();
  };
  await go();
  return {
    ...started,
    store,
    calls: send.calls,
    last: send.last,
    holdLock,
    grant,
    go,
    pass,
    view: () => outboxView(started.actor.getSnapshot()),
  };
}

describe('storing', () => {
  test('an added entry is stored before anything is sent', async () => {
    const { store, go, view, calls } = await tab();
    await go(add('a'));
    expect(store.entries()).toMatchObject([{ id: 'a', status: 'pending_sync', attempts: 1, name: 'Sam' }]);
    expect(view()).toMatchObject({ store: 'stored', transfer: 'waiting', pending: 1 });
    expect(calls).toHaveLength(0);
  });

  test('an entry that is added while the store loads is also stored', async () => {
    const store = storage();
    const opened = run(outboxMachine, {
      input: { now: () => start, random: () => 0 },
      actors: { updateStore: store.logic, sendEntry: held().logic, holdLock: puppet().logic },
    });
    opened.actor.send(add('a'));
    await settle();
    await settle();
    expect(store.entries()).toHaveLength(1);
  });

  test('corrupt text is replaced', async () => {
    const { store, go } = await tab(storage('{not json'));
    await go(add('a'));
    expect(store.entries()).toHaveLength(1);
  });

  test('a full or disabled store leaves it in memory, reports that, and still sends', async () => {
    const store = storage();
    store.state.broken = true;
    const { go, view, emittedOf, pass, last } = await tab(store);
    expect(emittedOf('page.toast')).toEqual([]);
    await go(add('a'));
    expect(view()).toMatchObject({ store: 'memory', pending: 1 });
    expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual([systemPhrases.memoryOnly]);
    expect(emittedOf('outbox.changed').at(-1)).toMatchObject({ pending: 1, stored: false });
    await pass(firstWaitMs);
    await last().resolve({});
    expect(view().pending).toBe(0);
    store.state.broken = false;
    await go(add('b'));
    expect(view().store).toBe('stored');
    expect(emittedOf('outbox.changed').at(-1)).toMatchObject({ stored: true });
    expect(store.entries()).toHaveLength(2);
  });
});

describe('sending', () => {
  test('happens automatically with growing delays and an unchanged entry', async () => {
    const { go, pass, calls, last, view } = await tab();
    await go(add('a'));
    await pass(firstWaitMs - 1);
    expect(calls).toHaveLength(0);
    await pass(1);
    expect(calls.map(({ input }) => input.entry.id)).toEqual(['a']);
    expect(view().transfer).toBe('sending');
    await last().reject(problem(503, { detail: 'The database is away' }));
    expect(view().entries).toMatchObject([{ attempts: 2, lastError: 'The database is away' }]);
    await pass(4_999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    await last().resolve({});
    expect(view()).toMatchObject({ transfer: 'idle', pending: 0 });
  });

  test('success is stored and reported', async () => {
    const { go, pass, last, store, emittedOf, holdLock } = await tab();
    await go(add('a'));
    await pass(firstWaitMs);
    await last().resolve({});
    expect(store.entries()).toMatchObject([{ id: 'a', status: 'synced' }]);
    expect(emittedOf('entry.synced')).toEqual([{ type: 'entry.synced', id: 'a' }]);
    expect(emittedOf('outbox.changed').at(-1)).toMatchObject({ pending: 0 });
    expect(holdLock.state.running).toBe(0);
  });

  test('a failure is reported with its reason', async () => {
    const { go, pass, last, emittedOf } = await tab();
    await go(add('a'));
    await pass(firstWaitMs);
    await last().reject(problem(500, { detail: 'No' }));
    expect(emittedOf('entry.failed')).toEqual([
      { type: 'entry.failed', id: 'a', message: 'No', refused: false },
    ]);
  });

  test('a timeout is a failure', async () => {
    const { go, pass, view, emittedOf } = await tab();
    await go(add('a'));
    await pass(firstWaitMs);
    await pass(submitTimeoutMs - 1);
    expect(view().transfer).toBe('sending');
    await pass(1);
    expect(emittedOf('entry.failed')).toHaveLength(1);
    expect(view().transfer).toBe('waiting');
  });

  test('entries of an earlier visit are sent at the start', async () => {
    const first = await tab();
    await first.go(add('a'));
    first.actor.stop();
    const second = await tab(first.store);
    expect(second.calls.map(({ input }) => input.entry)).toMatchObject([{ id: 'a', name: 'Sam' }]);
  });

  test("coming online sends immediately, going offline doesn't", async () => {
    const { go, calls } = await tab();
    await go(add('a'));
    await go({ type: 'connection.changed', online: false });
    expect(calls).toHaveLength(0);
    await go({ type: 'connection.changed', online: true });
    expect(calls).toHaveLength(1);
  });

  test('rejected content is not sent again until a person asks', async () => {
    const { go, pass, calls, last, view } = await tab();
    await go(add('a'));
    await pass(firstWaitMs);
    await last().reject(problem(422, { detail: 'Invalid' }));
    await pass(3_600_000);
    await go({ type: 'connection.changed', online: true });
    expect(calls).toHaveLength(1);
    expect(view()).toMatchObject({ transfer: 'idle', pending: 1 });
    await go({ type: 'entry.retry', id: 'other' });
    expect(calls).toHaveLength(1);
    await go({ type: 'entry.retry', id: 'a' });
    expect(calls).toHaveLength(2);
  });
});

describe('two tabs', () => {
  test('a lead that another tab has sent is not sent again', async () => {
    const store = storage();
    const first = await tab(store);
    const second = await tab(store, { lock: 'held' });
    await first.go(add('a'));
    await second.go(wrote(store));
    expect(second.view().pending).toBe(1);
    await first.pass(firstWaitMs);
    await second.pass(firstWaitMs);
    expect(second.view().transfer).toBe('sending');
    expect(second.calls).toHaveLength(0);
    await first.last().resolve({});
    await second.grant();
    expect(first.calls).toHaveLength(1);
    expect(second.calls).toHaveLength(0);
    expect(second.emittedOf('entry.synced')).toEqual([{ type: 'entry.synced', id: 'a' }]);
    expect(second.view()).toMatchObject({ transfer: 'idle', pending: 0 });
  });

  test('an entry that another tab adds while this one is saving is not missed', async () => {
    const { actor, store, go, view } = await tab();
    actor.send(add('a'));
    const another = { ...lead('b'), status: 'pending_sync', attempts: 0, nextAttemptAt: null };
    store.state.text = JSON.stringify([...store.entries(), another]);
    await go(wrote(store));
    expect(view().entries.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test("another tab's write is merged even if it can't be read yet", async () => {
    const { store, go, view } = await tab();
    const another = { ...lead('b'), status: 'pending_sync', attempts: 0, nextAttemptAt: null };
    await go({ type: 'store.changed', stored: JSON.stringify([another]) });
    expect(view().pending).toBe(1);
    expect(store.entries().map(({ id }) => id)).toEqual(['b']);
  });

  test('entries of both are stored', async () => {
    const store = storage();
    const [first, second] = [await tab(store), await tab(store)];
    await first.go(add('a'));
    await second.go(add('b'));
    expect(store.entries().map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('converge and then stop writing', async () => {
    const store = storage();
    const [first, second] = [await tab(store), await tab(store)];
    await first.go(add('a'));
    await second.go(add('b'));
    for (const each of [first, second, first]) await each.go(wrote(store));
    const { writes } = store.state;
    for (const each of [second, first, second]) await each.go(wrote(store));
    expect(store.state.writes).toBe(writes);
    expect(first.view().entries).toEqual(second.view().entries);
  });

  test('the lock is held while sending and released even after a failure', async () => {
    const { go, pass, last, holdLock } = await tab();
    await go(add('a'));
    expect(holdLock.state.running).toBe(0);
    await pass(firstWaitMs);
    expect(holdLock.state.running).toBe(1);
    await last().reject(problem(503));
    expect(holdLock.state.running).toBe(0);
  });
});

describe('Retry Failed', () => {
  test('sends all and reports success', async () => {
    const { go, last, emittedOf, view } = await tab();
    await go(add('a'));
    await go(add('b'));
    await go({ type: 'retry.all' });
    expect(view().retrying).toBe(true);
    await last().resolve({});
    await last().resolve({});
    expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual(['Retry Complete']);
    expect(emittedOf('outbox.retried')).toHaveLength(1);
    expect(view()).toMatchObject({ retrying: false, pending: 0 });
  });

  test('reports a failure', async () => {
    const { go, last, emittedOf, view } = await tab();
    await go(add('a'));
    await go({ type: 'retry.all' });
    await last().reject(problem(503));
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([
      {
        title: 'Retry Failed',
        description: 'Unable to retry failed leads at this time.',
        tone: 'destructive',
      },
    ]);
    expect(view()).toMatchObject({ retrying: false, pending: 1 });
  });

  test('completes immediately if nothing is unsent', async () => {
    const { go, calls, emittedOf } = await tab();
    await go({ type: 'retry.all' });
    expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual(['Retry Complete']);
    expect(calls).toHaveLength(0);
  });

  test('shows no toast if nobody asked', async () => {
    const { go, pass, last, emittedOf } = await tab();
    await go(add('a'));
    await pass(firstWaitMs);
    await last().resolve({});
    expect(emittedOf('page.toast')).toEqual([]);
  });
});
