import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from '../../scripts/bench.ts';
import { startChild } from './support/child.ts';
import { benchDatabase } from './support/database.ts';
import { httpCall, httpRequest, quantile } from './support/httpCalls.ts';

const posts = 20;
const pauseMs = 100;
const rounds = 3;
/** Leads added at once, whose totals and search index are still being updated during the measurement. */
const burst = 140_000;

interface Ready {
  port: number;
  cookie: string;
}
type Server = Awaited<ReturnType<typeof startChild<Ready>>>;
let number = 0;

/** Milliseconds from each POST to its arrival at each stream. */
async function latencies(server: Server, listeners: Awaited<ReturnType<typeof startChild>>, count: number) {
  const done = listeners.next<{ arrivals: number[][]; isInOrder: boolean }>();
  listeners.send({ events: posts });
  await wait(100);
  const begun: number[] = [];
  for (let index = 0; index < posts; index += 1) {
    const body = JSON.stringify({
      name: `Lead ${String((number += 1)).padStart(9, '0')}`,
      email: 'lead@example.org',
      interest: 'I would like to hear more about education benefits',
    });
    begun.push(performance.timeOrigin + performance.now());
    await httpCall(server.ready.port, 201, httpRequest('POST', '/api/leads', {}, body));
    await wait(pauseMs);
  }
  const { arrivals, isInOrder } = await done;
  if (!isInOrder || arrivals.some((times) => times.length !== count))
    throw new Error('not all, or not in order');
  return arrivals.flatMap((times, index) => times.map((time) => time - begun[index]!));
}

/** Median of the rounds' 99th percentiles. Both sides take turns. */
async function compare(
  servers: Record<'ours' | 'floor', Server>,
  listeners: Record<'ours' | 'floor', Awaited<ReturnType<typeof startChild>>>,
  count: number,
) {
  const p99 = { ours: [] as number[], floor: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of ['floor', 'ours'] as const) {
      const taken = await latencies(servers[side], listeners[side], count);
      // The first round is a warm-up.
      if (round > 0) p99[side].push(quantile(taken, 0.99));
    }
  }
  const [ours, floor] = [quantile(p99.ours, 0.5), quantile(p99.floor, 0.5)];
  return { unit: 'ms', ours, floor, ratio: ours / floor, aim: 'at most 1.5' };
}

/** Floor: a bare `res.write` of the same event to every response, without a database. */
export async function run({ full }: { full: boolean }): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [count, leads] of [
    [1_000, 0],
    [1_000, burst],
    ...(full
      ? [
          [5_000, 0],
          [10_000, 0],
        ]
      : []),
  ] as [number, number][]) {
    const database = await benchDatabase();
    const servers = {
      ours: await startChild<Ready>('server.child.ts', database.url),
      floor: await startChild<Ready>('bareFeed.child.ts'),
    };
    if (leads > 0) await database.fill(leads);
    const memory = { ours: 0, floor: 0 };
    const opened: Partial<Record<'ours' | 'floor', Awaited<ReturnType<typeof startChild>>>> = {};
    for (const side of ['floor', 'ours'] as const) {
      const { ready, ...server } = servers[side];
      server.send({});
      await wait(500);
      const before = server.memory();
      opened[side] = await startChild(
        'listeners.child.ts',
        String(ready.port),
        '/api/leads/events',
        String(count),
        ready.cookie,
      );
      server.send({});
      await wait(1_000);
      memory[side] = ((server.memory() - before) * 1024) / count;
    }
    const listeners = { ours: opened.ours!, floor: opened.floor! };
    const name = `Feed, ${count.toLocaleString('en')} streams`;
    const latency = await compare(servers, listeners, count);
    if (leads > 0)
      measured.push({
        name: `${name}, after a burst of ${leads.toLocaleString('en')} leads: POST to arrival, p99`,
        ...latency,
        note: 'while totals and search take them up; floor: bare res.write, nothing stored',
      });
    else
      measured.push(
        {
          name: `${name}: POST to arrival, p99`,
          ...latency,
          note: 'floor: bare res.write, nothing stored',
        },
        {
          name: `${name}: memory each`,
          unit: 'KiB',
          ours: memory.ours,
          floor: memory.floor,
          ratio: memory.ours / memory.floor,
          aim: 'at most 1.5',
          note: 'resident, after collection',
        },
      );
    for (const child of [listeners.ours, listeners.floor, servers.ours, servers.floor]) await child.stop();
    await database.close();
  }
  return measured;
}
