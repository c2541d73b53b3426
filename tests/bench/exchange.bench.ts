import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Measured } from '../../scripts/bench.ts';
import { benchDatabase } from './support/database.ts';
import type { BenchDatabase } from './support/database.ts';
import { startChild } from './support/child.ts';
import { httpLatency, httpRate, httpRequest, quantile } from './support/httpCalls.ts';

const rounds = 3;
const commandRounds = 6;
const callsCompared = 60;
const connections = 20;

interface Ready {
  port: number;
  cookie: string;
  userId: string;
  people: { cookie: string }[];
}
type Server = Awaited<ReturnType<typeof startChild<Ready>>>;

interface Organization {
  id: string;
  listingId: string;
  /** Applications that wait for a decision, the newest. */
  open: string[];
}

/** So many applications of each organization are open. */
const openCount = 1_000;

/** An approved organization with this many applications. The five hundredth applicant has a rare name. */
async function organizationWith(
  { sql }: BenchDatabase,
  count: number,
  ownerId: string,
): Promise<Organization> {
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
  await sql`
    insert into users (email, full_name, password_hash, created_at)
    select 'applicant' || n || ${`-${count}@example.org`}, 'Applicant', 'none', now()
    from generate_series(1, ${openCount}::int) n`;
  await sql`
    insert into applications (organization_id, id, listing_id, user_id, kind, status, listing_title, applicant_name,
      snapshot, answers, submitted_at, updated_at)
    select ${id}, uuidv7(), ${listing!.id}, u.id, 'job',
      case when n > ${count}::int - ${openCount / 2}::int then 'submitted'
        when n % 2 = 0 then 'rejected' else 'withdrawn' end, 'Crane mechanic',
      case when n = 500 then 'Xenia Quirke' else
        (array['James','Maria','Robert','Linda','José','Keisha','Wei','Omar'])[n % 8 + 1] || ' '
          || (array['Smith','Nguyen','García','Johnson','Brown'])[n % 5 + 1] end,
      '{"name": "Applicant", "email": "applicant@example.org", "skills": ["Hydraulics"]}', '{}',
      now() - (${count}::int - n) * interval '1 minute', now()
    from generate_series(1, ${count}::int) n
    join (
      select id, row_number() over (order by id) as at from users where email like ${`applicant%-${count}@example.org`}
    ) u on u.at = n % ${openCount}::int + 1`;
  const open = await sql<{ id: string }[]>`
    select id from applications where organization_id = ${id} and status = 'submitted' order by submitted_at desc`;
  return { id, listingId: listing!.id, open: open.map((one) => one.id) };
}

/**
 * Organizations with so many applications. Indexes, words and foreign keys are made once all rows are there, which takes
 * a tenth of the time.
 */
async function organizationsWith(
  database: BenchDatabase,
  counts: readonly number[],
  ownerId: string,
): Promise<Organization[]> {
  const { sql } = database;
  const indexes = await sql<{ name: string; definition: string }[]>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('applications'::regclass, 'application_words'::regclass) and not exists (
      select from pg_constraint k where k.conindid = i.indexrelid
    )`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  await sql`alter table applications disable trigger user`;
  const organizations: Organization[] = [];
  for (const count of counts) organizations.push(await organizationWith(database, count, ownerId));
  await sql`alter table applications enable trigger user`;
  await sql.begin(async (tx) => {
    // The rows that the words belong to are there.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into application_words (organization_id, word, application_id)
      select distinct a.organization_id, word, a.id
      from applications a cross join lateral unnest(string_to_array(btrim(a.search_text), ' ')) word
      where word <> '' order by 1, 2, 3`;
  });
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql`vacuum analyze applications, application_words, users`;
  return organizations;
}

/** Median milliseconds of a call to the small and to the big organization, which take turns call by call. */
async function compared(
  { ready: { port } }: Server,
  [small, big]: readonly Organization[],
  call: (organization: Organization) => string,
) {
  const times = { small: [] as number[], big: [] as number[] };
  const latency = (organization: Organization) => httpLatency(port, 1, () => call(organization));
  for (let turn = 0; turn < callsCompared; turn += 1) {
    const [here, there] = [await latency(small!), await latency(big!)];
    // The first ones are a warm-up.
    if (turn < callsCompared / 5) continue;
    times.small.push(here);
    times.big.push(there);
  }
  const [ours, floor] = [quantile(times.big, 0.5), quantile(times.small, 0.5)];
  return { ours, floor, ratio: ours / floor };
}

const download = ({ port, cookie }: Pick<Ready, 'port' | 'cookie'>, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers: { cookie }, agent: false }, resolve).on('error', reject).end();
  });
async function downloadMs(ready: Pick<Ready, 'port' | 'cookie'>, path: string, least: number) {
  const begun = performance.now();
  const response = await download(ready, path);
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  if (bytes < least) throw new Error(`only ${bytes} bytes, ${response.statusCode}`);
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
  const rate = ({ ready: { port, people } }: Server, path: string, forMs: number) => {
    let turn = 0;
    return httpRate(port, {
      connections,
      forMs,
      status: 200,
      request: () => {
        const { cookie } = people[(turn += 1) % people.length]!;
        return httpRequest('POST', path, { cookie, 'sec-fetch-site': 'same-origin' }, body());
      },
    });
  };
  const rates = { ours: [] as number[], floor: [] as number[], ratio: [] as number[] };
  for (let round = 0; round <= commandRounds; round += 1) {
    const [floor, ours] = [await rate(bare, '/bare', 2_000), await rate(server, '/api/commands', 2_000)];
    // The first round is a warm-up.
    if (round === 0) continue;
    rates.ours.push(ours);
    rates.floor.push(floor);
    rates.ratio.push(ours / floor);
  }
  return {
    name: `Commands of ${connections} people`,
    unit: 'commands/s',
    ours: quantile(rates.ours, 0.5),
    floor: quantile(rates.floor, 0.5),
    // Of each pair, because the machine's speed changes meanwhile.
    ratio: quantile(rates.ratio, 0.5),
    aim: 'at least 0.6',
    note: 'floor: a bare Hono route with the same rows in one transaction',
  };
}

/** Floor of the lists: the same call to an organization with a thousand applications. */
async function lists(
  database: BenchDatabase,
  [server, bare]: readonly [Server, Server],
  count: number,
): Promise<Measured[]> {
  const measured: Measured[] = [];

  const organizations = await organizationsWith(database, [1_000, count], server.ready.userId);
  const size = count.toLocaleString('en');
  const { cookie } = server.ready;
  const get = (path: string) => httpRequest('GET', path, { cookie });
  const list = ({ id }: Organization, query = '') => get(`/api/organizations/${id}/applications${query}`);
  const calls: Record<string, (organization: Organization) => string> = {
    'first state': ({ id }) => get(`/api/state?as=${id}`),
    'a page': (one) => list(one),
    'of a status': (one) => list(one, '?status=rejected'),
    'of a listing, oldest first': (one) => list(one, `?listing=${one.listingId}&sort=oldest`),
    'search for a frequent name': (one) => list(one, '?q=maria'),
    'search for a rare name': (one) => list(one, '?q=xenia%20quirke'),
    'opening one': ({ id, open }) => get(`/api/organizations/${id}/applications/${open[0]}`),
    'a decision': ({ id, open }) =>
      httpRequest(
        'POST',
        '/api/commands',
        { cookie, 'sec-fetch-site': 'same-origin' },
        JSON.stringify({
          id: randomUUID(),
          type: 'application.decide',
          as: id,
          payload: { applicationId: open.pop(), decision: 'interview' },
        }),
      ),
  };
  for (const [what, call] of Object.entries(calls)) {
    measured.push({
      name: `${size} applications, ${what}`,
      unit: 'ms',
      ...(await compared(server, organizations, call)),
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
  return measured;
}

export async function run({ full }: { full: boolean }): Promise<Measured[]> {
  const count = full ? 1_000_000 : 100_000;
  const database = await benchDatabase();
  const children: Server[] = [];
  try {
    for (const file of ['server.child.ts', 'bareCommands.child.ts']) {
      children.push(await startChild<Ready>(file, database.url, String(connections)));
    }
    const [server, bare] = children as [Server, Server];
    return [await commands(server, bare), ...(await lists(database, [server, bare], count))];
  } finally {
    // Whatever has failed, so that the bench ends.
    for (const child of children) await child.stop();
    await database.close();
  }
}
