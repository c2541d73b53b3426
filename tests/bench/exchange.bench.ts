import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Measured } from '../../scripts/bench.ts';
import { benchDatabase } from './support/database.ts';
import type { BenchDatabase } from './support/database.ts';
import { startChild } from './support/child.ts';
import { httpLatency, httpRate, httpRequest, quantile } from './support/httpCalls.ts';

const rounds = 3;
const connections = 20;

interface Ready {
  port: number;
  cookie: string;
  userId: string;
}
type Server = Awaited<ReturnType<typeof startChild<Ready>>>;

/** An approved organization with this many applications. Every tenth thousandth applicant has a rare name. */
async function organizationWith({ sql }: BenchDatabase, count: number, ownerId: string) {
  const [row] = await sql<{ id: string }[]>`
    insert into organizations (kind, slug, status, decision, decided_at, name, name_skeleton, created_at, updated_at)
    values ('employer', ${`bench-${count}`}, 'approved', 'approved', now(), ${`Bench ${count}`}, ${`bench${count}`}, now(), now())
    returning id`;
  const { id } = row!;
  await sql`
    insert into organization_members (organization_id, user_id, role, joined_at) values (${id}, ${ownerId}, 'owner', now())`;
  const [listing] = await sql<{ id: string }[]>`
    insert into listings (organization_id, kind, status, title, created_at, updated_at, published_at)
    values (${id}, 'job', 'published', 'Crane mechanic', now(), now(), now()) returning id`;
  const [applicant] = await sql<{ id: string }[]>`
    insert into users (email, full_name, password_hash) values (${`applicant-${count}@example.org`}, 'Applicant', 'none') returning id`;
  await sql`
    insert into applications (organization_id, id, listing_id, user_id, kind, status, listing_title, applicant_name,
      snapshot, answers, submitted_at, updated_at)
    select ${id}, uuidv7(), ${listing!.id}, ${applicant!.id}, 'job',
      case when n <= 1000 then 'rejected' else 'withdrawn' end, 'Crane mechanic',
      case when n = 500 then 'Xenia Quirke' else
        (array['James','Maria','Robert','Linda','José','Keisha','Wei','Omar'])[n % 8 + 1] || ' '
          || (array['Smith','Nguyen','García','Johnson','Brown'])[n % 5 + 1] end,
      '{"name": "Applicant", "email": "applicant@example.org", "skills": ["Hydraulics"]}', '{}',
      now() - (${count}::int - n) * interval '1 minute', now()
    from generate_series(1, ${count}::int) n`;
  return { id, listingId: listing!.id };
}

/** Median milliseconds of a call to the small and to the big organization, which take turns. */
async function compared(
  { ready }: Server,
  [small, big]: readonly { id: string; listingId: string }[],
  path: (organization: { id: string; listingId: string }) => string,
) {
  const times = { small: [] as number[], big: [] as number[] };
  const latency = (organization: { id: string; listingId: string }) =>
    httpLatency(ready.port, 40, () => httpRequest('GET', path(organization), { cookie: ready.cookie }));
  for (let round = 0; round <= rounds; round += 1) {
    const [here, there] = [await latency(small!), await latency(big!)];
    // The first round is a warm-up.
    if (round === 0) continue;
    times.small.push(here);
    times.big.push(there);
  }
  return { ours: quantile(times.big, 0.5), floor: quantile(times.small, 0.5) };
}

const download = ({ port, cookie }: Pick<Ready, 'port' | 'cookie'>, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers: { cookie }, agent: false }, resolve).on('error', reject).end();
  });
async function downloadMs(ready: Pick<Ready, 'port' | 'cookie'>, path: string, least: number) {
  const begun = performance.now();
  let bytes = 0;
  for await (const chunk of await download(ready, path)) bytes += (chunk as Buffer).length;
  if (bytes < least) throw new Error(`only ${bytes} bytes`);
  return performance.now() - begun;
}

const body = () =>
  JSON.stringify({
    id: randomUUID(),
    type: 'record.save',
    payload: { record: { id: `record-${Math.floor(Math.random() * 50)}`, text: randomUUID() } },
  });

/** Floor: a bare Hono route that inserts the same rows in one transaction. */
async function commands(server: Server, bare: Server): Promise<Measured> {
  const headers = { cookie: server.ready.cookie, 'sec-fetch-site': 'same-origin' };
  const rate = ({ ready }: Server, path: string, forMs: number) =>
    httpRate(ready.port, {
      connections,
      forMs,
      status: 200,
      request: () => httpRequest('POST', path, headers, body()),
    });
  const rates = { ours: [] as number[], floor: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [floor, ours] = [await rate(bare, '/bare', 3_000), await rate(server, '/api/commands', 3_000)];
    if (round === 0) continue;
    rates.ours.push(ours);
    rates.floor.push(floor);
  }
  const [ours, floor] = [quantile(rates.ours, 0.5), quantile(rates.floor, 0.5)];
  return {
    name: 'Commands of one person',
    unit: 'commands/s',
    ours,
    floor,
    ratio: ours / floor,
    aim: 'at least 0.6',
    note: 'floor: a bare Hono route with the same rows in one transaction',
  };
}

/** Floor of the lists: the same call to an organization with a thousand applications. */
export async function run({ full }: { full: boolean }): Promise<Measured[]> {
  const count = full ? 1_000_000 : 100_000;
  const database = await benchDatabase();
  const server = await startChild<Ready>('server.child.ts', database.url);
  const bare = await startChild<Ready>('bareCommands.child.ts', database.url, server.ready.userId);
  const measured = [await commands(server, bare)];

  const organizations = [
    await organizationWith(database, 1_000, server.ready.userId),
    await organizationWith(database, count, server.ready.userId),
  ];
  await database.sql`vacuum analyze applications, application_words`;
  const size = count.toLocaleString('en');
  const calls: Record<string, (one: { id: string; listingId: string }) => string> = {
    'first state': ({ id }) => `/api/state?as=${id}`,
    'a page': ({ id }) => `/api/organizations/${id}/applications`,
    'of a status': ({ id }) => `/api/organizations/${id}/applications?status=rejected`,
    'of a listing, oldest first': ({ id, listingId }) =>
      `/api/organizations/${id}/applications?listing=${listingId}&sort=oldest`,
    'search for a frequent name': ({ id }) => `/api/organizations/${id}/applications?q=maria`,
    'search for a rare name': ({ id }) => `/api/organizations/${id}/applications?q=xenia%20quirke`,
  };
  for (const [what, path] of Object.entries(calls)) {
    const { ours, floor } = await compared(server, organizations, path);
    measured.push({
      name: `${size} applications, ${what}`,
      unit: 'ms',
      ours,
      floor,
      ratio: ours / floor,
      aim: 'at most 1.5',
      note: 'floor: the same of 1,000 applications',
    });
  }

  const big = organizations[1]!;
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const floor = await downloadMs(bare.ready, `/copy/${big.id}`, 80 * count);
    const ours = await downloadMs(
      server.ready,
      `/api/organizations/${big.id}/applications/export.csv`,
      80 * count,
    );
    if (round === 0) continue;
    times.floor.push(floor);
    times.ours.push(ours);
  }
  const [ours, floor] = [quantile(times.ours, 0.5), quantile(times.floor, 0.5)];
  measured.push({
    name: `Export of ${size} applications`,
    unit: 'rows/s',
    ours: (1000 * count) / ours,
    floor: (1000 * count) / floor,
    ratio: floor / ours,
    aim: 'at least 0.9',
    note: 'floor: COPY through a bare route, a driver message at a time',
  });
  for (const child of [server, bare]) await child.stop();
  await database.close();
  return measured;
}
