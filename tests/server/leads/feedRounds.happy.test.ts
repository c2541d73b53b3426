import { expect, test } from 'vitest';
import { takeInRounds } from '../../../server/feed/rounds.ts';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test.each([0, 1, 3, 10, 11, 1_000])('visits each of %s items once a round, evenly', (count) => {
  const take = takeInRounds(new Set(range(0, count)), 10);
  for (const round of [1, 2, 3]) {
    const turns = Array.from({ length: 10 }, () => [...take()]);
    expect(
      turns.flat().toSorted((a, b) => a - b),
      `round ${round}`,
    ).toEqual(range(0, count));
    for (const turn of turns) expect(turn.length).toBeLessThanOrEqual(Math.ceil(count / 10));
  }
});

test('visits whatever joins and stays within a round and a turn, whoever leaves', () => {
  const items = new Set(range(0, 40));
  const take = takeInRounds(items, 10);
  const last = new Map(range(0, 40).map((item) => [item, 0]));
  for (let turn = 1; turn <= 200; turn += 1) {
    for (const item of take()) last.set(item, turn);
    for (const item of items)
      expect(turn - last.get(item)!, `${item} at turn ${turn}`).toBeLessThanOrEqual(11);
    const [oldest] = items;
    items.delete(oldest!);
    items.add(oldest! + 40);
    last.set(oldest! + 40, turn);
  }
});
