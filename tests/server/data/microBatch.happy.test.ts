import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { microBatch } from '../../../server/data/microBatch.ts';

const rowError = (code: string) => Object.assign(new Error('refused'), { code });

describe('microBatch', () => {
  test('sends a single item immediately', async () => {
    const calls: string[][] = [];
    const send = microBatch(async (items: string[]) => {
      calls.push(items);
      return items.map((item) => item.toUpperCase());
    });
    await expect(send('a')).resolves.toBe('A');
    await expect(send('b')).resolves.toBe('B');
    expect(calls).toEqual([['a'], ['b']]);
  });

  test('returns each caller its own result, in batches of limited size, at most two at once', async () => {
    let running = 0;
    let most = 0;
    const sizes: number[] = [];
    const send = microBatch(async (items: number[]) => {
      running += 1;
      most = Math.max(most, running);
      sizes.push(items.length);
      await wait(1);
      running -= 1;
      return items.map((item) => item * 2);
    });
    const numbers = Array.from({ length: 450 }, (_, index) => index);
    await expect(Promise.all(numbers.map(send))).resolves.toEqual(numbers.map((number) => number * 2));
    expect(most).toBe(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(sizes.length).toBeLessThan(10);
  });

  test('rejects only the caller whose row the database rejects', async () => {
    const stored: string[] = [];
    const send = microBatch(async (items: string[]) => {
      await wait(1);
      if (items.includes('bad')) throw rowError('23514');
      stored.push(...items);
      return items;
    });
    const outcomes = await Promise.allSettled(['first', 'second', 'good', 'bad', 'better'].map(send));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(stored.toSorted()).toEqual(['better', 'first', 'good', 'second']);
  });

  test('rejects all callers if the outcome is unknown, and retries nothing', async () => {
    let calls = 0;
    const send = microBatch(async (items: string[]) => {
      calls += 1;
      await wait(1);
      if (items.length > 1) throw rowError('CONNECTION_CLOSED');
      return items;
    });
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map(send));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(calls).toBe(3);
    await expect(send('again')).resolves.toBe('again');
  });
});
