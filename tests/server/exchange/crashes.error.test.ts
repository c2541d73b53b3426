import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ExchangeFact } from '../../../machines/model/exchange/index.ts';
import { worldFactOf } from '../../../machines/model/exchange/index.ts';
import { applyAccountFacts } from '../../../machines/model/exchange/index.ts';
import { emptyWorld } from '../../../machines/model/world/index.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { openEventStream } from '../support/eventStream.ts';
import { saveProgram, stateOf } from '../support/exchange.ts';
import type { CommandBody } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';
import { startReady } from '../support/serverProcess.ts';

/** How often a server is killed, and a stream cut. More by CRASH_ROUNDS and CUTS. */
const crashRounds = Number(process.env.CRASH_ROUNDS ?? 3);
const cuts = Number(process.env.CUTS ?? 25);
const peopleCount = 5;
const timeoutMs = 120_000 + crashRounds * 30_000 + cuts * 1_000;

let server: Server;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer();
  employer = await lister(server, 'job');
});
afterAll(() => server.close());

/** A server in its own process, on the database of this file. */
const startServer = () =>
  startReady({
    environment: {
      DATABASE_URL: server.databaseUrl,
      SECRET_KEY: 'a secret key for tests only, not used elsewhere',
    },
  });
type Running = Awaited<ReturnType<typeof startServer>>;

/**
 * Sends a command to one server after the other, as a browser does that gets no answer, until one has answered.
 *
 * @returns The facts of the answer. Null if it was refused.
 */
async function sendUntilAnswered(
  servers: () => readonly Running[],
  cookie: string,
  { id = randomUUID(), ...command }: CommandBody,
): Promise<{ id: string; facts: ExchangeFact[] | null }> {
  for (let attempt = 0; ; attempt += 1) {
    const running = servers();
    const { url } = running[attempt % running.length]!;
    const answer = await fetch(`${url}/api/commands`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ id, ...command }),
    }).catch(() => null);
    const body = await answer?.json().catch(() => null);
    if (answer?.status === 200 && body) return { id, facts: (body as { facts: ExchangeFact[] }).facts };
    if (answer && body && answer.status < 500) return { id, facts: null };
    await wait(20);
  }
}

/** What one person does, in order. */
const mixed = (listingIds: readonly string[]): CommandBody[] => [
  ...listingIds.map((listingId) => ({ type: 'job.submit', payload: { listingId } })),
  ...[1, 2, 3, 4].map((at) => saveProgram(`Program ${at}`)),
  { type: 'message.send', payload: { organizationId: employer.id, text: 'Good morning' } },
  { type: 'record.save', payload: { record: { id: 'wellness', text: '{"mood":3}' } } },
  { type: 'pool.join', payload: { share: ['skills'] } },
];

/** The staff decides on all that has come in. */
async function decideAll(servers: () => readonly Running[], done: () => boolean) {
  const answers: Awaited<ReturnType<typeof sendUntilAnswered>>[] = [];
  while (!done()) {
    const open = await server.sql<{ id: string }[]>`
      select id from applications where organization_id = ${employer.id} and status = 'submitted' limit 3`;
    for (const { id: applicationId } of open) {
      answers.push(
        await sendUntilAnswered(servers, employer.owner.cookie, {
          type: 'application.decide',
          as: employer.id,
          payload: { applicationId, decision: 'interview' },
        }),
      );
    }
    await wait(20);
  }
  return answers;
}

/** That the answers are what is stored, once each, and that the state is what its facts lead to. */
async function expectStoredOnce(answers: readonly { id: string; facts: ExchangeFact[] | null }[]) {
  for (const { id, facts } of answers) {
    const [stored] = await server.sql<{ commands: number; facts: string[] }[]>`
      select (select count(*)::int from commands where id = ${id}) as commands,
        (select coalesce(json_agg(f.id), '[]') from facts f where f.command_id = ${id}) as facts`;
    if (facts === null) continue;
    expect(stored!.commands).toBe(1);
    // Both sides of a step have the same id.
    expect(new Set(stored!.facts)).toEqual(new Set(facts.map((fact) => fact.id)));
  }
}
async function expectStateOfFacts({ id, cookie }: Person) {
  const { world, version } = await stateOf(server, cookie);
  const rows = await server.sql<(Omit<ExchangeFact, 'at' | 'version'> & { at: Date; version: string })[]>`
    select id, kind, subject, payload, at, actor_id as actor, command_id as "commandId", version
    from facts where user_id = ${id} order by version`;
  expect(rows.map((row) => Number(row.version))).toEqual(rows.map((_, at) => at + 1));
  expect(version).toBe(rows.length);
  const facts = rows.flatMap(({ at, version: counted, ...row }) => {
    const fact = worldFactOf({ ...row, at: at.toISOString(), version: Number(counted) });
    return fact ? [fact] : [];
  });
  expect(facts).toHaveLength(rows.length);
  expect(applyAccountFacts(emptyWorld, facts)).toEqual(world);
}

test(
  'of two servers one is killed again and again: what was acknowledged is stored exactly once, on both sides',
  async () => {
    const listings = await Promise.all([1, 2, 3].map(() => published(server, employer)));
    const running = [await startServer(), await startServer()];
    onTestFinished(async () => {
      await Promise.all(running.map(({ kill }) => kill('SIGKILL')));
    });
    const servers = () => running;
    for (let round = 0; round < crashRounds; round += 1) {
      const people = await Promise.all(Array.from({ length: peopleCount }, () => person(server)));
      let isDone = false;
      const staff = decideAll(servers, () => isDone);
      const work = people.map(async ({ cookie }) => {
        const answers = [];
        for (const command of mixed(listings.map(({ id }) => id))) {
          answers.push(await sendUntilAnswered(servers, cookie, command));
        }
        return answers;
      });
      await wait(30 + ((round * 97) % 300));
      const victim = round % running.length;
      await running[victim]!.kill('SIGKILL');
      const answers = (await Promise.all(work)).flat();
      isDone = true;
      answers.push(...(await staff));
      expect(answers.filter(({ facts }) => facts === null)).toEqual([]);
      await expectStoredOnce(answers);
      for (const one of people) await expectStateOfFacts(one);
      const [applications] = await server.sql`
        select count(*)::int as count from applications where user_id = any(${people.map(({ id }) => id)}::text[]::uuid[])`;
      expect(applications).toEqual({ count: peopleCount * listings.length });
      running[victim] = await startServer();
    }
  },
  timeoutMs,
);

test(
  'a stream that is cut again and again, and goes on at another server, misses and doubles nothing',
  async () => {
    const other = await server.listen();
    const { url } = await server.listen();
    const { cookie, id } = await person(server);
    const received: string[] = [];
    let position = (await stateOf(server, cookie)).position;
    const total = 4 * cuts;
    const sending = (async () => {
      for (let at = 0; at < total; at += 1) {
        const answer = await server.request('/api/commands', {
          method: 'POST',
          headers: { Cookie: cookie },
          json: { id: randomUUID(), ...saveProgram(`Program ${at}`) },
        });
        expect(answer.status).toBe(200);
      }
    })();
    for (let cut = 0; cut <= cuts; cut += 1) {
      const stream = await openEventStream(`${cut % 2 === 0 ? url : other.url}/api/facts`, {
        cookie,
        'last-event-id': position,
      });
      const isLast = cut === cuts;
      const factsOf = () => stream.events.filter(({ event }) => event === 'fact');
      if (isLast) await sending;
      await stream.until(
        () => factsOf().length > 0 && (!isLast || received.length + factsOf().length >= total),
      );
      if (!isLast) await wait((cut * 37) % 15);
      stream.close();
      const facts = factsOf();
      expect(stream.events.map(({ event }) => event)).not.toContain('reset');
      received.push(...facts.map(({ data }) => (JSON.parse(data) as ExchangeFact).id));
      position = facts.at(-1)!.id;
      if (received.length >= total) break;
    }
    await sending;
    const stored = await server.sql<{ id: string }[]>`
      select id from facts where user_id = ${id} order by era, tx, id`;
    expect(received).toEqual(stored.map((row) => row.id));
  },
  timeoutMs,
);
