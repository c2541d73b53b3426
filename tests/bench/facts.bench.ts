import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from '../../scripts/bench.ts';
import { emptyCalendar, emptyVisit } from '../../machines/bookings/model/index.ts';
import type { Sql } from '../../server/data/db.ts';
import { startChild } from './support/child.ts';
import { benchDatabase } from './support/database.ts';
import type { Arrival, StreamToOpen } from './support/factListeners.child.ts';
import { httpCall, httpCalls, httpRequest, quantile } from './support/httpCalls.ts';

/** People who are connected while messages are sent, and how many of them answer for an organization each. */
const connected = 1_000;
const organizations = 20;
const perSecond = 100;
const secondsInRound = 5;
/** Not counted: connections open, and the feed reads what the other side has stored meanwhile. */
const leadInSeconds = 1;
const rounds = 9;
/** From one writer to the next. It has no factor in common with their number, so that everyone writes. */
const stride = 11;
/** Facts that arrive at one of few and at one of many listeners. */
const single = 60;
const few = 100;

interface Person {
  userId: string;
  cookie: string;
}
interface Ready {
  port: number;
  cookie: string;
  people: Person[];
}
type Child<Message = unknown> = Awaited<ReturnType<typeof startChild<Message>>>;
type Server = Child<Ready>;

const nowMs = () => performance.timeOrigin + performance.now();
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Opens streams of a server in a process of their own. */
async function listen(port: number, streams: StreamToOpen[]) {
  const { ready: _, ...listeners } = await startChild('factListeners.child.ts', String(port));
  listeners.send({ streams });
  await listeners.next();
  const arrivals = new Map<string, number>();
  listeners.onMessage<{ arrivals: Arrival[] }>((message) => {
    for (const { commandId, at } of message.arrivals) arrivals.set(commandId, at);
  });
  return {
    stop: listeners.stop,
    /** When the facts of these commands have arrived. @throws if one is missing after a minute. */
    async arrived(commandIds: readonly string[]): Promise<number[]> {
      const until = nowMs() + 60_000;
      while (commandIds.some((id) => !arrivals.has(id))) {
        if (nowMs() > until) throw new Error('A fact has not arrived');
        await wait(50);
      }
      return commandIds.map((id) => arrivals.get(id)!);
    },
  };
}
type Listeners = Awaited<ReturnType<typeof listen>>;

/** A person who writes in a conversation. */
interface Writer extends Person {
  threadId: string;
}
interface Side {
  server: Child<{ port: number }>;
  listeners: Listeners;
  path: string;
  writers: Writer[];
  /** What one of them asks for, of so many that they all have asked for. */
  commandOf: (writer: Writer, turn: number) => { type: string; payload: object };
}

/** An approved organization with one of its staff, who answers, and a conversation with each of the others. */
async function addConversations(sql: Sql, name: string, people: readonly Person[]) {
  const staff = people.slice(0, organizations);
  const rows = await sql<{ id: string; userId: string }[]>`
    with staff as (select * from unnest(${staff.map(({ userId }) => userId)}::text[]::uuid[]) with ordinality s (user_id, n)),
    added as (
      insert into organizations (kind, slug, status, decision, decided_at, name, name_skeleton, created_at, updated_at)
      select 'employer', ${name} || n, 'approved', 'approved', now(), ${name} || n, ${name} || n, now(), now() from staff
      returning id, slug
    ), joined as (
      insert into organization_members (organization_id, user_id, role, joined_at)
      select a.id, s.user_id, 'owner', now() from added a join staff s on a.slug = ${name} || s.n
    )
    select a.id, s.user_id as "userId" from added a join staff s on a.slug = ${name} || s.n`;
  const writers = people.slice(organizations).map((person, at) => ({
    ...person,
    threadId: randomUUID(),
    organizationId: rows[at % rows.length]!.id,
  }));
  await sql`
    insert into threads (organization_id, id, user_id, created_at, last_at)
    select organization_id, id, user_id, now(), now()
    from unnest(
      ${writers.map(({ organizationId }) => organizationId)}::text[]::uuid[],
      ${writers.map(({ threadId }) => threadId)}::text[]::uuid[], ${writers.map(({ userId }) => userId)}::text[]::uuid[]
    ) t (organization_id, id, user_id)`;
  const answering = staff.map((person) => ({
    ...person,
    organizationId: rows.find(({ userId }) => userId === person.userId)!.id,
  }));
  return { writers, answering };
}

/** People of the floor, which knows no sessions: the cookie is who they are. */
async function barePeople(sql: Sql, count: number): Promise<Person[]> {
  const rows = await sql<{ id: string }[]>`
    insert into users (email, password_hash, created_at)
    select 'bare' || n || '@example.org', 'none', now() from generate_series(1, ${count}::int) n returning id`;
  return rows.map(({ id }) => ({ userId: id, cookie: id }));
}

const message: Side['commandOf'] = ({ threadId }, turn) => ({
  type: 'message.send',
  payload: { threadId, text: `Message ${turn}` },
});

/** Milliseconds from asking for something to its arrival at the organization, at a fixed rate. */
async function sentTimes({ server, listeners, path, writers, commandOf }: Side): Promise<number[]> {
  const calls = httpCalls(server.ready.port, 50);
  const begun: { id: string; at: number }[] = [];
  const answers: Promise<void>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * (leadInSeconds + secondsInRound); turn += 1) {
    const due = start + (turn * 1_000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const writer = writers[(turn * stride) % writers.length]!;
    const { cookie } = writer;
    const id = randomUUID();
    begun.push({ id, at: nowMs() });
    const body = JSON.stringify({ id, ...commandOf(writer, turn) });
    answers.push(calls.call(200, httpRequest('POST', path, { cookie, ...sameOrigin }, body)));
  }
  await Promise.all(answers);
  calls.close();
  const arrivals = await listeners.arrived(begun.map(({ id }) => id));
  return arrivals.map((at, index) => at - begun[index]!.at).slice(perSecond * leadInSeconds);
}

/** A provider of each organization who can be asked for visits around the clock. */
async function addProviders(sql: Sql, organizationIds: readonly string[]) {
  const visit = { ...emptyVisit, id: randomUUID(), name: 'Check-up', minutes: 30, confirms: 'onRequest' };
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  const rules = { ...emptyCalendar, timeZone: 'UTC', hours, closedOnHolidays: false, visitTypes: [visit] };
  await sql`
    insert into listings (organization_id, kind, status, title, created_at, updated_at, published_at)
    select id, 'provider', 'published', 'Dr. Lee', now(), now(), now()
    from unnest(${[...organizationIds]}::text[]::uuid[]) o (id)`;
  const rows = await sql<{ id: string }[]>`
    insert into calendars (organization_id, id, listing_id, rules, updated_at)
    select organization_id, id, id, ${sql.json(rules as never)}, now() from listings where kind = 'provider' returning id`;
  const dayMs = 86_400_000;
  const first = Math.ceil(Date.now() / dayMs + 2) * dayMs;
  const asked: Side['commandOf'] = (_, turn) => ({
    type: 'booking.request',
    payload: {
      calendarId: rows[turn % rows.length]!.id,
      visitTypeId: visit.id,
      start: new Date(first + Math.floor(turn / rows.length) * 30 * 60_000).toISOString(),
    },
  });
  return {
    asked,
    /** Nobody can have many at once, and each round asks for the same times. */
    async forget() {
      await sql`delete from booked_times`;
      await sql`update bookings set status = 'cancelled', held_until = null`;
    },
  };
}

/**
 * Messages to organizations, and visits that they are asked for. Floor of both: a bare Hono route that stores the rows of a
 * message in one transaction and writes to the same streams.
 */
async function messages(): Promise<Measured[]> {
  const database = await benchDatabase();
  const children: { stop(): Promise<void> }[] = [];
  try {
    const server = await startChild<Ready>('server.child.ts', database.url, String(connected));
    const bare = await startChild<{ port: number }>('bareMessages.child.ts', database.url);
    children.push(server, bare);
    const own = await addConversations(database.sql, 'ours', server.ready.people);
    const theirs = await addConversations(database.sql, 'bare', await barePeople(database.sql, connected));
    await database.sql`vacuum analyze`;
    const calendars = await addProviders(
      database.sql,
      own.answering.map(({ organizationId }) => organizationId),
    );
    const ours: Side = {
      commandOf: message,
      server,
      path: '/api/commands',
      writers: own.writers,
      listeners: await listen(server.ready.port, [
        ...own.answering.map(({ cookie, organizationId }) => ({
          path: `/api/facts?as=${organizationId}`,
          cookie,
          isWatched: true,
        })),
        ...own.writers.map(({ cookie }) => ({ path: '/api/facts', cookie, isWatched: false })),
      ]),
    };
    const visits: Side = { ...ours, commandOf: calendars.asked };
    const floor: Side = {
      commandOf: message,
      server: bare,
      path: '/message',
      writers: theirs.writers,
      listeners: await listen(bare.ready.port, [
        ...theirs.answering.map(({ cookie, organizationId }) => ({
          path: `/facts/${organizationId}`,
          cookie,
          isWatched: true,
        })),
        ...theirs.writers.map(({ cookie, userId }) => ({
          path: `/facts/${userId}`,
          cookie,
          isWatched: false,
        })),
      ]),
    };
    children.push(ours.listeners, floor.listeners);
    const p99 = { ours: [] as number[], floor: [] as number[], visits: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, side] of [
        ['floor', floor],
        ['ours', ours],
        ['visits', visits],
      ] as const) {
        const times = await sentTimes(side);
        // The first round is a warm-up.
        if (round > 0) p99[name].push(quantile(times, 0.99));
      }
      await calendars.forget();
    }
    const there = quantile(p99.floor, 0.5);
    const measured = (what: string, times: readonly number[]): Measured => ({
      name: `${what}, ${connected.toLocaleString('en')} people connected, ${perSecond} a second: POST to the other side, p99`,
      unit: 'ms',
      ours: quantile(times, 0.5),
      floor: there,
      ratio: quantile(times, 0.5) / there,
      aim: 'at most 1.5',
      note: 'floor: a bare Hono route that stores the rows of a message in one transaction and writes to the same streams',
    });
    return [measured('Messages', p99.ours), measured('Requests for visits', p99.visits)];
  } finally {
    for (const child of children) await child.stop();
    await database.close();
  }
}

/** Milliseconds from asking for something to its arrival at the own stream. */
async function ownTime({ ready: { port } }: Server, listeners: Listeners, { cookie }: Person) {
  const id = randomUUID();
  const body = JSON.stringify({
    id,
    type: 'record.save',
    payload: { record: { id: 'record', text: randomUUID() } },
  });
  const begun = nowMs();
  await httpCall(port, 200, httpRequest('POST', '/api/commands', { cookie, ...sameOrigin }, body));
  const [at] = await listeners.arrived([id]);
  return at! - begun;
}

/** Streams of as many people, each of their own facts, of whom the first is watched. */
async function following(databaseUrl: string, count: number) {
  const server = await startChild<Ready>('server.child.ts', databaseUrl, String(count));
  const before = await settledMemory(server);
  const streams = server.ready.people.map(({ cookie }, at) => ({
    path: '/api/facts',
    cookie,
    isWatched: at === 0,
  }));
  const listeners = await listen(server.ready.port, streams);
  const memory = (((await settledMemory(server)) - before) * 1024) / count;
  return { server, listeners, memory, person: server.ready.people[0]! };
}

/** MiB after a collection of garbage. */
async function settledMemory(server: Server): Promise<number> {
  server.send({});
  await wait(1_000);
  return server.memory();
}

/** KiB of a stream of the lead feed. */
async function leadFeedMemory(databaseUrl: string, count: number): Promise<number> {
  const server = await startChild<Ready>('server.child.ts', databaseUrl);
  const before = await settledMemory(server);
  const streams = Array.from({ length: count }, () => ({
    path: '/api/leads/events',
    cookie: server.ready.cookie,
    isWatched: false,
  }));
  const listeners = await listen(server.ready.port, streams);
  const memory = (((await settledMemory(server)) - before) * 1024) / count;
  await listeners.stop();
  await server.stop();
  return memory;
}

async function listenerCounts(many: number): Promise<Measured[]> {
  const database = await benchDatabase();
  const children: { stop(): Promise<void> }[] = [];
  try {
    const leadMemory = await leadFeedMemory(database.url, many);
    const small = await following(database.url, few);
    children.push(small.listeners, small.server);
    const large = await following(database.url, many);
    children.push(large.listeners, large.server);
    const times = { ours: [] as number[], floor: [] as number[] };
    for (let turn = 0; turn < single + 5; turn += 1) {
      const floor = await ownTime(small.server, small.listeners, small.person);
      const ours = await ownTime(large.server, large.listeners, large.person);
      // The first ones are a warm-up.
      if (turn < 5) continue;
      times.floor.push(floor);
      times.ours.push(ours);
    }
    const [ours, floor] = [quantile(times.ours, 0.5), quantile(times.floor, 0.5)];
    const size = many.toLocaleString('en');
    return [
      {
        name: `Facts, one of ${size} listeners: POST to arrival`,
        unit: 'ms',
        ours,
        floor,
        ratio: ours / floor,
        aim: 'at most 1.5',
        note: `floor: the same with ${few} listeners`,
      },
      {
        name: `Facts, ${size} listeners: memory each`,
        unit: 'KiB',
        ours: large.memory,
        floor: leadMemory,
        ratio: large.memory / leadMemory,
        aim: 'at most 1.5',
        note: 'resident, after collection; floor: a stream of the lead feed',
      },
    ];
  } finally {
    for (const child of children) await child.stop();
    await database.close();
  }
}

export async function run({ full }: { full: boolean }): Promise<Measured[]> {
  return [...(await messages()), ...(await listenerCounts(full ? 10_000 : 1_000))];
}
