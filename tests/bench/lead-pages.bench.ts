import type { Measured } from '../../scripts/bench.ts';
import { cursorOf } from '../../server/data/keyset.ts';
import { rollUpLeads } from '../../server/leads/leadRollups.ts';
import { startChild } from './support/child.ts';
import { benchDatabase } from './support/database.ts';
import { httpLatency, httpRequest } from './support/httpCalls.ts';

const times = 300;
const small = 1_000;

interface Ready {
  port: number;
  cookie: string;
}
type Median = Record<string, number>;

/** Median milliseconds of each call with this many leads. */
async function measure(count: number): Promise<Median> {
  const database = await benchDatabase();
  await database.fill(count);
  for (const which of ['counts', 'texts'] as const) while (await rollUpLeads(database.sql, which));
  await database.sql`vacuum analyze`;
  const [middle] = await database.sql<{ createdAt: Date; id: string }[]>`
    select created_at as "createdAt", id from leads order by created_at desc, id desc offset ${Math.floor(count / 2)} limit 1`;
  const paths: Record<string, string> = {
    'First page': '/api/leads?limit=100',
    'Middle page': `/api/leads?limit=100&cursor=${cursorOf(middle!)}`,
    'Page of veterans': '/api/leads?limit=100&veteran=veteran',
    'Page of a source': '/api/leads?limit=100&source=technical_review',
    Summary: '/api/leads/summary',
    'Analytics of a month': `/api/leads/analytics?from=${new Date(Date.now() - 30 * 24 * 3_600_000).toISOString().slice(0, 10)}`,
    'Search, frequent text': '/api/leads?limit=100&q=maria',
    'Search, rare text': '/api/leads?limit=100&q=smith%20777',
  };
  const server = await startChild<Ready>('server.child.ts', database.url);
  const { port, cookie } = server.ready;
  const medians: Median = {};
  for (const [name, path] of Object.entries(paths)) {
    medians[name] = await httpLatency(port, times, () => httpRequest('GET', path, { cookie }));
  }
  await server.stop();
  await database.close();
  return medians;
}

const aims: Record<string, string> = { 'Search, frequent text': '', 'Search, rare text': 'at most 2' };

/** Floor: the same calls with a thousand leads. */
export async function run({ full }: { full: boolean }): Promise<Measured[]> {
  const large = full ? 1_000_000 : 100_000;
  const floor = await measure(small);
  const ours = await measure(large);
  return Object.entries(ours).map(([name, here]) => ({
    name: `${name}, ${large.toLocaleString('en')} leads`,
    unit: 'ms',
    ours: here,
    floor: floor[name]!,
    ratio: here / floor[name]!,
    aim: aims[name] ?? 'at most 1.5',
    note: `floor: the same with ${small.toLocaleString('en')} leads`,
  }));
}
