import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  itemBytes,
  listRefusal,
  withinLimits,
  worldListMax,
  worldListMaxBytes,
  worldLists,
} from '@vetsync/machines/model/exchange';
import { emptyWorld } from '@vetsync/machines/model/world';

test.each(['', 'plain', '"quoted"\n', 'José', '木工', '🛠️', '\uD83D', 'a🛠b木c'])(
  'an item takes up its bytes as JSON in UTF-8: %j',
  (text) => expect(itemBytes({ text })).toBe(Buffer.byteLength(JSON.stringify({ text }))),
);

test('the largest world is small enough to be read at once', () => {
  expect(Object.values(worldListMaxBytes).reduce((sum, bytes) => sum + bytes)).toBeLessThan(3_000_000);
});

const message = (id: number, length: number) => ({
  id: String(id),
  to: 'user',
  text: 'x'.repeat(length),
  at: id,
});

describe('a rolling list', () => {
  test('drops its oldest items beyond its bytes', () => {
    const sentMessages = Array.from({ length: 400 }, (_, at) => message(at, 1_000));
    const { sentMessages: left } = withinLimits({ ...emptyWorld, sentMessages });
    expect(left.at(-1)).toBe(sentMessages.at(-1));
    expect(bytesOf(left)).toBeLessThanOrEqual(worldListMaxBytes.sentMessages);
    expect(bytesOf(sentMessages.slice(-left.length - 1))).toBeGreaterThan(worldListMaxBytes.sentMessages);
  });

  test('keeps its newest item, whatever it takes up', () => {
    const newest = message(2, worldListMaxBytes.sentMessages);
    expect(withinLimits({ ...emptyWorld, sentMessages: [message(1, 1), newest] }).sentMessages).toEqual([
      newest,
    ]);
  });

  test('within its limits stays the same', () => {
    const world = { ...emptyWorld, sentMessages: [message(1, 1_000)] };
    expect(withinLimits(world)).toBe(world);
  });
});

describe('a list refuses', () => {
  const { jobApplications: items } = worldListMax;
  const { jobApplications: bytes, privateRecords } = worldListMaxBytes;

  test('an item too many, and bytes too many', () => {
    const before = { items: items - 1, bytes: 0 };
    expect(listRefusal('jobApplications', before, { items, bytes })).toBeNull();
    expect(listRefusal('jobApplications', before, { items: items + 1, bytes })).toBe('list_full');
    expect(listRefusal('jobApplications', before, { items, bytes: bytes + 1 })).toBe('list_too_large');
  });

  test('no change of what is there, such as a withdrawal', () => {
    expect(listRefusal('jobApplications', { items: 9, bytes }, { items: 9, bytes: bytes + 40 })).toBeNull();
  });

  test('a longer text of a record, but no shorter one', () => {
    const [shorter, longer] = [privateRecords + 1, privateRecords + 2].map((size) => ({
      items: 9,
      bytes: size,
    }));
    expect(listRefusal('privateRecords', shorter!, longer!)).toBe('list_too_large');
    expect(listRefusal('privateRecords', longer!, shorter!)).toBeNull();
  });

  test('nothing if it is rolling', () => {
    for (const list of worldLists) {
      const isRolling = listRefusal(list, { items: 0, bytes: 0 }, { items: 1, bytes: 1e9 }) === null;
      const isFor = [
        'notifications',
        'decisions',
        'sentMessages',
        'contactRequests',
        'reports',
        'readConversations',
        'cases',
        'bookings',
      ];
      expect(isRolling, list).toBe(isFor.includes(list));
    }
  });
});
