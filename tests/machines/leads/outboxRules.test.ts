import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addEntry,
  backoffMs,
  makeAllDue,
  isDue,
  isPending,
  makeDue,
  markFailed,
  markSynced,
  mergeOutbox,
  nextDueIn,
  outboxRetryBaseMs,
  outboxRetryMaxMs,
  outboxSyncedMax,
  parseOutbox,
  payloadOf,
} from '@vetsync/machines/leads/model';
import type { OutboxEntry } from '@vetsync/machines/leads/model';

const entry = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  timestamp: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
  status: fc.constantFrom('pending_sync' as const, 'synced' as const),
  attempts: fc.nat(4),
  nextAttemptAt: fc.constantFrom(null, 0, 1_000, 2_000),
  name: fc.constantFrom('Sam', 'Ada'),
});
const entries = fc.array(entry, { maxLength: 8 }).map((list): OutboxEntry[] => mergeOutbox(list, []));
const moment = { now: 1_000_000, random: 0.5 };
const lead = { id: 'x', timestamp: '2026-01-03T00:00:00.000Z', name: 'Sam' };
const added = (error: unknown = { status: 503 }) => addEntry([], lead, error, moment);
const turned = (list: readonly OutboxEntry[]) =>
  list.map((item) => Object.fromEntries(Object.entries(item).toReversed()) as OutboxEntry);
const ids = (list: readonly OutboxEntry[]) => list.map(({ id }) => id).toSorted();

describe('merging the entries of two tabs', () => {
  test('is commutative and idempotent', () => {
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        expect(mergeOutbox(a, b)).toEqual(mergeOutbox(b, a));
        expect(mergeOutbox(mergeOutbox(a, b), c)).toEqual(mergeOutbox(a, mergeOutbox(b, c)));
        expect(mergeOutbox(a, mergeOutbox(a, b))).toEqual(mergeOutbox(a, b));
      }),
    );
  });

  test("the order of fields doesn't change the stored text", () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        expect(JSON.stringify(mergeOutbox(turned(a), b))).toBe(JSON.stringify(mergeOutbox(a, turned(b))));
      }),
    );
  });

  test('loses no entry and has no duplicates', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        const merged = mergeOutbox(a, b);
        expect(ids(merged)).toEqual([...new Set([...ids(a), ...ids(b)])].toSorted());
      }),
    );
  });

  test('a delivered entry is never pending again', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        const merged = mergeOutbox(a, b);
        for (const { id } of [...a, ...b].filter((item) => !isPending(item))) {
          expect(merged.find((item) => item.id === id)?.status).toBe('synced');
        }
      }),
    );
  });

  test('only delivered entries are dropped, oldest first', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 25, maxLength: 60 }), (delivered) => {
        const all = delivered.map((done, index): OutboxEntry => ({
          id: `e${index}`,
          timestamp: new Date(index * 1_000).toISOString(),
          status: done ? 'synced' : 'pending_sync',
          attempts: 1,
          nextAttemptAt: 0,
        }));
        const stored = mergeOutbox(all, []);
        expect(stored.filter(isPending)).toEqual(all.filter(isPending));
        expect(stored.filter((item) => !isPending(item))).toEqual(
          all.filter((item) => !isPending(item)).slice(-outboxSyncedMax),
        );
      }),
    );
  });
});

describe('parsing the stored text', () => {
  test('formatting and parsing change nothing', () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(parseOutbox(JSON.stringify(list))).toEqual(list);
      }),
    );
  });

  test('any text gives a list of valid entries', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        for (const one of parseOutbox(text)) expect(one).toMatchObject({ id: expect.any(String) });
      }),
    );
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{oops'],
    ['no list', '{"id":"a"}'],
    ['no entries', '[1, null, "a", {"id": ""}]'],
  ])('%s is empty', (_, text) => expect(parseOutbox(text)).toEqual([]));

  test("a corrupt entry doesn't affect the others", () => {
    const text = JSON.stringify([
      { id: 7 },
      { id: 'a', timestamp: 't', status: 'pending_sync', name: 'Sam' },
    ]);
    expect(parseOutbox(text)).toEqual([
      { id: 'a', timestamp: 't', status: 'pending_sync', attempts: 0, nextAttemptAt: 0, name: 'Sam' },
    ]);
  });
});

describe('retrying', () => {
  test('delays double from 5 s to 10 min, half of it random', () => {
    expect([1, 2, 3, 4].map((attempts) => backoffMs(attempts, 1))).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(backoffMs(1, 0)).toBe(outboxRetryBaseMs / 2);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, random) => {
          const wait = backoffMs(n, random);
          expect(wait).toBeGreaterThanOrEqual(outboxRetryBaseMs / 2);
          expect(wait).toBeLessThanOrEqual(outboxRetryMaxMs);
        },
      ),
    );
  });

  test('a new entry has one attempt and waits', () => {
    const [first] = added();
    expect(first).toMatchObject({
      id: 'x',
      status: 'pending_sync',
      attempts: 1,
      nextAttemptAt: moment.now + 3_750,
    });
    expect(isDue(first as OutboxEntry, moment.now)).toBe(false);
    expect(isDue(first as OutboxEntry, moment.now + 3_750)).toBe(true);
    expect(nextDueIn(added(), moment.now)).toBe(3_750);
    expect(nextDueIn(added(), moment.now + 9_000)).toBe(0);
    expect(nextDueIn([], moment.now)).toBeNull();
  });

  test('adding it twice stores it once', () => {
    expect(addEntry(added(), lead, { status: 0 }, moment)).toEqual(added());
  });

  test('uses the delay that the server sends', () => {
    expect(nextDueIn(added({ status: 429, retryAfterSeconds: 90 }), moment.now)).toBe(90_000);
    expect(nextDueIn(added({ status: 429, retryAfterSeconds: 1 }), moment.now)).toBe(3_750);
  });

  test('rejected content waits for a person', () => {
    const refused = added({ status: 422, detail: 'Not like this' });
    expect(refused[0]).toMatchObject({ nextAttemptAt: null, lastError: 'Not like this' });
    expect(nextDueIn(refused, moment.now)).toBeNull();
    expect(nextDueIn(makeAllDue(refused), moment.now)).toBeNull();
    expect(nextDueIn(makeDue(refused), moment.now)).toBe(0);
  });

  test('`makeAllDue` makes waiting entries due', () => {
    expect(nextDueIn(makeAllDue(added()), moment.now)).toBe(0);
  });

  test('a single entry can be made due', () => {
    const two = addEntry(added(), { ...lead, id: 'y' }, { status: 0 }, moment);
    expect(
      makeDue(two, 'y')
        .filter((item) => isDue(item, moment.now))
        .map(({ id }) => id),
    ).toEqual(['y']);
  });

  test('marking touches only a pending entry of that id', () => {
    const synced = markSynced(added(), 'x');
    expect(synced[0]).toMatchObject({ status: 'synced', attempts: 2 });
    expect(markFailed(synced, 'x', { status: 0 }, moment)).toEqual(synced);
    expect(markSynced(added(), 'other')).toEqual(added());
  });

  test('only the payload is sent', () => {
    expect(payloadOf(added()[0] as OutboxEntry)).toEqual({ name: 'Sam' });
  });
});
