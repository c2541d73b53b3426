/**
 * Time of a normal call next to many slow readers of the API document, which is the largest public response.
 *
 * Floor: the same next to as many readers of a static file of the same size on the same server.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from '../../scripts/bench.ts';
import { startChild } from './support/child.ts';
import { httpLatency, httpRequest, quantile } from './support/httpCalls.ts';

const readers = 500;
const rounds = 5;
const calls = 300;
const settleMs = 500;

export async function run(): Promise<Measured[]> {
  const server = await startChild<{ port: number; size: number }>('apiDocument.child.ts');
  const { port, size } = server.ready;
  const taken = { document: [] as number[], file: [] as number[] };
  const paths = { file: '/static.json', document: '/api/openapi.json' };
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of ['file', 'document'] as const) {
      const slow = await startChild('slowReaders.child.ts', String(port), paths[side], String(readers));
      await wait(settleMs);
      const each = await httpLatency(port, calls, () => httpRequest('GET', '/healthz'));
      // The first round is a warm-up.
      if (round > 0) taken[side].push(each);
      await slow.stop();
    }
  }
  await server.stop();
  const [ours, floor] = [quantile(taken.document, 0.5), quantile(taken.file, 0.5)];
  return [
    {
      name: `A call beside ${readers} slow readers of the API document`,
      unit: 'ms',
      ours,
      floor,
      ratio: ours / floor,
      aim: 'at most 1.2',
      note: `floor: readers of a static file of the same ${Math.round(size / 1000)} kB`,
    },
  ];
}
