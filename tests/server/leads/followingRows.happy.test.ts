import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { onTestFinished, expect, test, vi } from 'vitest';
import type { Sql } from '../../../server/data/db.ts';
import { createFeed } from '../../../server/feed/feed.ts';
import type { FeedRow } from '../../../server/feed/feed.ts';
import { comparePositions } from '../../../server/data/feedPositions.ts';
import type { Position } from '../../../server/data/feedPositions.ts';
import { createMetrics } from '../../../server/metrics.ts';

const positionOf = (tx: number): Position => ({ era: 1, tx: BigInt(tx), id: '' });
const rowOf = (tx: number): FeedRow => ({ position: positionOf(tx), audience: 'user:1' });

/** A feed with a reader, on rows in memory, which counts how often they are read. */
async function feedWithReader() {
  const stored: FeedRow[] = [];
  const stopping = new AbortController();
  let reads = 0;
  let whileReading: (() => void) | null = null;
  const sql = Object.assign(() => Promise.resolve([]), { listen: () => Promise.resolve() });
  const feed = createFeed({
    name: 'test_feed',
    channel: 'test',
    source: {
      current: () => Promise.resolve(positionOf(0)),
      after: (after, { upTo }) => {
        reads += 1;
        if (whileReading) queueMicrotask(whileReading);
        const rows = stored.filter(
          ({ position }) =>
            comparePositions(position, after) > 0 && (!upTo || comparePositions(position, upTo) <= 0),
        );
        return Promise.resolve({ rows, more: 'none' });
      },
      encode: (rows) => Buffer.from(rows.map(({ position: { tx } }) => `[${tx}]`).join('')),
    },
    reasonsToEnd: () => Promise.resolve(new Map()),
    streamsPerPersonMax: 1,
    sql: sql as unknown as Sql,
    log: pino({ enabled: false }),
    metrics: createMetrics(),
    config: { rateLimits: false },
    stopping: stopping.signal,
  });
  onTestFinished(() => stopping.abort());
  const out = new PassThrough();
  let text = '';
  out.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await feed.follow({ sessionId: 's', userId: '1', audience: 'user:1' }, null, () => out);
  const arrived = () => [...text.matchAll(/\[(\d+)\]/g)].map(([, tx]) => Number(tx));
  return {
    feed,
    arrived,
    reads: () => reads,
    whileReading: (work: () => void) => {
      whileReading = work;
    },
    /** Stores rows and says after which position they come. */
    commit(after: Position | null, ...txs: number[]) {
      const rows = txs.map(rowOf);
      stored.push(...rows);
      feed.rowsCommitted(after && { after, rows });
    },
  };
}

test('rows that follow the position of the feed arrive without being read', async () => {
  const { feed, commit, arrived, reads } = await feedWithReader();
  commit(feed.position(), 1, 2);
  expect(reads()).toBe(0);
  expect(feed.position()).toEqual(positionOf(2));
  // While the first are written.
  commit(feed.position(), 3);
  await vi.waitFor(() => expect(arrived()).toEqual([1, 2, 3]));
});

test('rows are read if the feed has moved, or nothing is known about them', async () => {
  const { feed, commit, arrived } = await feedWithReader();
  const first = feed.position();
  commit(first, 1);
  await vi.waitFor(() => expect(arrived()).toEqual([1]));
  commit(first, 2);
  commit(null, 3);
  await vi.waitFor(() => expect(arrived()).toEqual([1, 2, 3]));
});

test('rows that are committed during a read arrive once, in order', async () => {
  const { commit, arrived, whileReading } = await feedWithReader();
  let next = 2;
  whileReading(() => {
    if (next <= 4) commit(null, next++);
  });
  commit(null, 1);
  await vi.waitFor(() => expect(arrived()).toEqual([1, 2, 3, 4]));
});

test('rows arrive without delay, whenever they are committed after others', async () => {
  const { feed, commit, arrived } = await feedWithReader();
  let last = 0;
  for (let steps = 0; steps < 20; steps += 1) {
    commit(feed.position(), (last += 1));
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    commit(null, (last += 1));
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    expect(arrived(), `after ${steps} steps`).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  }
});
