import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from '../../scripts/bench.ts';
import { startChild } from './support/child.ts';
import { benchDatabase } from './support/database.ts';
import { quantile } from './support/httpCalls.ts';

const rounds = 3;
const pausedMs = 5_000;

interface Ready {
  port: number;
  cookie: string;
}
const open = ({ port, cookie }: Ready) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, path: '/api/leads/export.csv', headers: { cookie }, agent: false };
    request(options, resolve).on('error', reject).end();
  });

/** Milliseconds until the last byte. */
async function downloadMs(ready: Ready, least: number): Promise<number> {
  const begun = performance.now();
  let bytes = 0;
  for await (const chunk of await open(ready)) bytes += (chunk as Buffer).length;
  if (bytes < least) throw new Error(`only ${bytes} bytes`);
  return performance.now() - begun;
}

/** Floor: `COPY` of the same columns through a bare route, without escaping formulas and formatting dates. */
export async function run({ full }: { full: boolean }): Promise<Measured[]> {
  const count = full ? 1_000_000 : 200_000;
  const database = await benchDatabase();
  await database.fill(count);
  await database.sql`vacuum analyze leads`;
  const ours = await startChild<Ready>('server.child.ts', database.url);
  const bare = await startChild<Ready>('bareExport.child.ts', database.url);
  const times = { ours: [] as number[], floor: [] as number[] };
  await downloadMs(bare.ready, 80 * count);
  for (let round = 0; round < rounds; round += 1) {
    times.floor.push(await downloadMs(bare.ready, 80 * count));
    times.ours.push(await downloadMs(ours.ready, 80 * count));
  }

  ours.send({});
  await wait(500);
  const before = ours.memory();
  const paused = await open(ours.ready);
  await wait(pausedMs);
  const growth = ours.memory() - before;
  paused.destroy();
  for (const server of [ours, bare]) await server.stop();
  await database.close();

  const [here, floor] = [quantile(times.ours, 0.5), quantile(times.floor, 0.5)];
  const name = `Export of ${count.toLocaleString('en')} leads`;
  return [
    {
      name,
      unit: 'rows/s',
      ours: (1000 * count) / here,
      floor: (1000 * count) / floor,
      ratio: floor / here,
      aim: 'at least 0.9',
      note: 'floor: COPY through a bare route, a driver message at a time',
    },
    {
      name: `${name}: memory under a paused reader`,
      unit: 'MiB',
      ours: growth,
      floor: 32,
      ratio: growth / 32,
      aim: 'at most 1',
      note: `growth within ${pausedMs / 1000} s; floor: what is allowed`,
    },
  ];
}
