/**
 * What public files answer, with all of them imported from `REFERENCE_DATA`; without that folder nothing is measured.
 *
 * Floor of a lookup: a bare Hono route that makes one indexed select of the rows it is about, on the same database.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from '../../scripts/bench.ts';
import type { Sql } from '../../server/data/db.ts';
import { startProduct } from '../app/support/product.ts';
import { httpCall, httpRequest, quantile } from './support/httpCalls.ts';
import { pageAudit } from './support/pageAudit.ts';

/** Calls of each lookup, in turns with its floor. */
const calls = 300;

const lookups: readonly { name: string; path: string; floor: (sql: Sql) => Promise<unknown> }[] = [
  {
    name: 'Occupation by code',
    path: '/api/occupations/army/68W',
    floor: (sql) => sql`
      select * from reference_military_links
      where file = reference_file('military-crosswalk') and branch = 'army' and code = '68W'`,
  },
  {
    name: 'Housing rate by ZIP code',
    path: '/api/housing-rate?zip=78712&on=2026-11-28',
    floor: (sql) => sql`
      select r.* from reference_zip_areas z join reference_housing_rates r on r.area = z.area
      where z.zip = '78712' and z.file = reference_file('housing-zips', '2026')
        and r.file = reference_file('housing-rates', '2026')`,
  },
  {
    name: 'School by number',
    path: '/api/schools/228778',
    floor: (sql) => sql`
      select * from reference_schools where file = reference_file('schools') and id = '228778'`,
  },
];

export async function run(): Promise<Measured[]> {
  const folder = process.env['REFERENCE_DATA'];
  if (!folder) return [];
  const dataDir = mkdtempSync(join(tmpdir(), 'vetsync-bench-'));
  // If root runs it, PostgreSQL's own user needs access.
  chmodSync(dataDir, 0o711);
  const product = await startProduct({ RATE_LIMITS: 'off', DATA_DIR: dataDir });
  try {
    const imported = importAll(folder, dataDir);
    const measured = await product.database(async (sql) => {
      const bare = new Hono();
      for (const [at, { floor }] of lookups.entries())
        bare.get(`/${at}`, async (c) => c.json((await floor(sql)) as object[]));
      const server = serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' });
      await new Promise((done) => server.once('listening', done));
      const { port } = server.address() as AddressInfo;
      const rows: Measured[] = [];
      for (const [at, { name, path }] of lookups.entries()) {
        const [ours, floor] = await inTurns(
          () => httpCall(Number(new URL(product.url).port), 200, httpRequest('GET', path)),
          () => httpCall(port, 200, httpRequest('GET', `/${at}`)),
        );
        rows.push({
          name: `${name}, median`,
          unit: 'ms',
          ours,
          floor,
          ratio: ours / floor,
          aim: 'at most 1.5',
          note: 'with sources, request id, log line and headers; the floor has none',
        });
      }
      server.close();
      return rows;
    });
    return [
      ...imported,
      ...measured,
      ...(await pageAudit('Page of an occupation', `${product.url}/occupations/army/68w`, 'none')),
    ];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const maxMinutes = 5;
const maxMiB = 512;
/** Each process that runs says at its end how much memory it had at most. Encoded, as these options lose their quotes. */
const saysMemory = `--import=data:text/javascript,${encodeURIComponent(
  'process.on("exit",()=>console.error("memory",process.resourceUsage().maxRSS))',
)}`;

/** As an operator does, because the server's role may not write these tables. */
function importAll(folder: string, dataDir: string): Measured[] {
  const start = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', 'data', '--', 'import', folder], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: saysMemory },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The import failed: ${stderr}`);
  const seconds = (performance.now() - start) / 1000;
  const mebibytes = Math.max(...[...stderr.matchAll(/memory (\d+)/g)].map(([, size]) => Number(size) / 1024));
  return [
    {
      name: 'Import of all public files',
      unit: 's',
      ours: seconds,
      floor: maxMinutes * 60,
      ratio: seconds / (maxMinutes * 60),
      aim: 'at most 1',
      note: `floor: what is allowed, ${maxMinutes} minutes`,
    },
    {
      name: 'Import of all public files: memory',
      unit: 'MiB',
      ours: mebibytes,
      floor: maxMiB,
      ratio: mebibytes / maxMiB,
      aim: 'at most 1',
      note: 'resident at most, without the database; floor: what is allowed',
    },
  ];
}

async function inTurns(...both: [() => Promise<unknown>, () => Promise<unknown>]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let call = 0; call < calls; call += 1)
    for (const [side, make] of both.entries()) {
      const start = performance.now();
      await make();
      times[side]!.push(performance.now() - start);
    }
  return [quantile(times[0], 0.5), quantile(times[1], 0.5)];
}
