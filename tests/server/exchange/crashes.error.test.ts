import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { noApplicationFilters } from '../../../machines/exchange/model/index.ts';
import {
  noApplications,
  withArrivalsShown,
  withFact,
} from '../../../machines/exchange/receivedApplications/applicationList.ts';
import { applyAccountFacts, worldFactOf } from '../../../machines/model/exchange/index.ts';
import type { ExchangeFact } from '../../../machines/model/exchange/index.ts';
import type { Listing } from '../../../machines/organizations/model/index.ts';
import { emptyWorld } from '../../../machines/model/world/index.ts';
import { openEmbedded } from '../../../server/data/embedded/index.ts';
import type { EmbeddedDatabase } from '../../../server/data/embedded/index.ts';
import { migrate } from '../../../server/data/migrate.ts';
import { connect } from '../../../server/data/db.ts';
import { accountClient, sendUntilAnswered, staffFollower } from '../support/accountClient.ts';
import type { AccountClient } from '../support/accountClient.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join as joinStaff, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';
import { bookingIn, hourAhead, provider, slotOf } from './bookings/provider.ts';
import type { Provider } from './bookings/provider.ts';
import { startReady, until } from '../support/serverProcess.ts';

/** What is killed, in turn: the first or the second server, the database, or the database with a server. */
const victims = ['first', 'database', 'second', 'both'] as const;
/** By CRASH_ROUNDS more. At least as many as there are victims. */
const rounds = Math.max(victims.length, Number(process.env['CRASH_ROUNDS'] ?? 0));
const peopleCount = 20;
const timeoutMs = 240_000 + rounds * 60_000;

/** A PostgreSQL of its own, which waits for the disk, and which the test may kill. It is started again when it dies. */
let folder: string;
let database: EmbeddedDatabase;
/** In this process, for what the test prepares and looks up. */
let server: Server;
let employer: Lister;
let colleagues: Person[];
/** Whose time people book, an hour each. Far enough ahead that nobody is reminded meanwhile. */
let doctor: Provider;
let nextHour = 72;
const freeHour = () => hourAhead((nextHour += 1));
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vetsync-crashes-'));
  // If root runs the tests, PostgreSQL's own user needs access.
  chmodSync(folder, 0o711);
  database = await openEmbedded(folder, { serverUrl: null });
  const sql = connect(database.url, { max: 1, statementTimeout: 0 });
  await migrate(sql);
  await sql.end();
  server = await accountServer({ databaseUrl: database.url });
  employer = await lister(server, 'job');
  doctor = await provider(server, employer);
  colleagues = [await joinStaff(server, employer, 'reviewer'), await joinStaff(server, employer, 'manager')];
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const pidFile = () => {
  const pointer = join(folder, 'postgres.location');
  const home = (() => {
    try {
      return readFileSync(pointer, 'utf8').trim();
    } catch {
      return join(folder, 'postgres');
    }
  })();
  return join(home, 'data/postmaster.pid');
};
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

/** A server in its own process, on the database of this file. */
const startServer = () =>
  startReady({
    environment: {
      DATABASE_URL: database.url,
      SECRET_KEY: 'a secret key for tests only, not used elsewhere',
    },
  });
type Running = Awaited<ReturnType<typeof startServer>>;

/** People with sessions that are on disk: a new one is otherwise lost with the database, see decision 033. */
async function newPeople(count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) people.push(await person(server));
  await server.sql`
    update users set full_name = 'Sarah Johnson' where id = any(${people.map(({ id }) => id)}::text[]::uuid[])`;
  return people;
}

/** What one person does, in order. Their third application and their second visit are taken back, whatever has become of them. */
async function work({ ask }: AccountClient, which: number, listingIds: readonly string[]): Promise<void> {
  const sent: string[] = [];
  await ask({ type: 'booking.request', payload: slotOf(doctor, freeHour(), doctor.onRequest) });
  const { facts: booked } = await ask({ type: 'booking.request', payload: slotOf(doctor, freeHour()) });
  for (const [at, listingId] of listingIds.entries()) {
    await ask({ type: 'program.save', payload: { program: { id: `Program ${at}`, title: 'Nursing' } } });
    const { facts } = await ask({ type: 'job.submit', payload: { listingId } });
    sent.push(facts[0]!.subject);
  }
  await ask({
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text: `Good morning ${which}` },
  });
  await ask({ type: 'application.withdraw', payload: { applicationId: sent.at(-1)! } });
  await ask({ type: 'booking.cancel', payload: { bookingId: bookingIn(booked).id } });
  await ask({ type: 'record.save', payload: { record: { id: 'wellness', text: `{"mood":${which % 5}}` } } });
  await ask({ type: 'program.save', payload: { program: { id: 'Mentor', title: 'Mentor' } } });
  await ask({ type: 'program.forget', payload: { programId: 'Program 1' } });
  if (which % 2 === 0) await ask({ type: 'pool.join', payload: { share: ['skills'] } });
  await ask({ type: 'message.toOrganization', payload: { organizationId: employer.id, text: 'Any news?' } });
  await ask({ type: 'notification.readAll', payload: { targetRole: 'user' } });
}

type StaffAnswer = Awaited<ReturnType<typeof sendUntilAnswered>> & { type: string };

/** A colleague decides on what has come in, takes some decisions back, writes and assigns, and confirms visits. */
async function decideAll(urls: () => readonly string[], { cookie, id }: Person, isDone: () => boolean) {
  const answers: StaffAnswer[] = [];
  const ask = async (type: string, payload: object) => {
    const answer = await sendUntilAnswered(urls, cookie, { type, as: employer.id, payload });
    answers.push({ ...answer, type });
    return answer.facts?.[0];
  };
  for (let step = 0; !isDone(); step += 1) {
    const open = await server.sql<{ id: string }[]>`
      select id from applications where organization_id = ${employer.id} and status = 'submitted'
      order by id limit 3`.catch(() => []);
    const visits = await server.sql<{ id: string }[]>`
      select id from bookings where organization_id = ${employer.id} and status = 'requested'
      order by id limit 3`.catch(() => []);
    for (const { id: bookingId } of visits) await ask('booking.confirm', { bookingId });
    for (const { id: applicationId } of open) {
      const decided = await ask('application.decide', {
        applicationId,
        decision: 'interview',
        notes: 'Good',
      });
      if (decided && step % 3 === 0)
        await ask('decision.undo', { decisionId: decided.payload['decisionId'] as string });
      if (step % 4 === 1) await ask('message.toApplicant', { applicationId, text: 'Thank you' });
      if (step % 4 === 2) await ask('application.assign', { applicationId, assigneeId: id });
    }
    await wait(20);
  }
  return answers;
}

/** That commands which were carried out are stored once, and those which were refused not at all. */
async function expectStoredOnce(
  userId: string,
  answers: readonly { id: string; facts: readonly ExchangeFact[] | null }[],
) {
  const stored = await server.sql<{ id: string }[]>`select id from commands where user_id = ${userId}`;
  const carriedOut = answers.filter(({ facts }) => facts !== null);
  expect(stored.map(({ id }) => id).toSorted()).toEqual(carriedOut.map(({ id }) => id).toSorted());
  // The record that a visit opens is told to the staff alone.
  await expectFactsOnce(answers, 'caseOpened');
}

/**
 * That the facts of each answer are stored once for each side, and no others.
 *
 * @param unseen A kind of fact that the side of the answers doesn't get.
 */
async function expectFactsOnce(
  answers: readonly { id: string; facts: readonly ExchangeFact[] | null }[],
  unseen = '',
) {
  const facts = await server.sql<{ commandId: string; ids: string[]; isDoubled: boolean }[]>`
    select command_id as "commandId", json_agg(distinct id) as ids,
      count(*) > count(distinct (id, user_id, organization_id)) as "isDoubled"
    from facts
    where command_id = any(${answers.map(({ id }) => id)}::text[]::uuid[])
      and kind <> ${unseen}
    group by command_id`;
  expect(facts.filter(({ isDoubled }) => isDoubled)).toEqual([]);
  // Both sides of a step have the same id.
  const storedFacts = new Map(facts.map(({ commandId, ids }) => [commandId, ids]));
  for (const { id, facts: made } of answers) {
    expect(storedFacts.get(id) ?? []).toEqual((made ?? []).map((fact) => fact.id).toSorted());
  }
}

/** That the stored state is what its facts lead to, and what the person's page has come to show without a reload. */
async function expectSame({ id, cookie }: Person, client: AccountClient) {
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
  await until('the page has all facts', async () => client.version() === version);
  expect(client.unsent()).toBe(0);
  expect(JSON.parse(JSON.stringify(client.world()))).toEqual(world);
}

/** That each visit that is to take place blocks its time once, and a canceled one can be booked by others. */
async function expectTimesKept(people: readonly Person[]) {
  const rows = await server.sql<{ start: Date; isLive: boolean; times: number }[]>`
    select lower(b.during) as start, b.status in ('requested', 'confirmed') as "isLive", count(t.id)::int as times
    from bookings b left join booked_times t on t.organization_id = b.organization_id and t.booking_id = b.id
    where b.user_id = any(${people.map(({ id }) => id)}::text[]::uuid[]) group by b.organization_id, b.id`;
  expect(rows).toHaveLength(2 * people.length);
  expect(rows.filter(({ isLive }) => isLive)).toHaveLength(people.length);
  expect(rows.filter(({ isLive, times }) => times !== (isLive ? 1 : 0))).toEqual([]);
  const days = rows.map(({ start }) => start.toISOString().slice(0, 10)).toSorted();
  const after = new Date(Date.parse(days.at(-1)!) + 2 * 24 * 3_600_000).toISOString().slice(0, 10);
  const answer = await server.request(
    `/api/calendars/${doctor.calendar.id}/slots?type=${doctor.instant}&from=${days[0]}&to=${after}`,
    { headers: { Cookie: people[0]!.cookie } },
  );
  const { slots } = (await answer.json()) as { slots: { start: string }[] };
  const free = new Set(slots.map(({ start }) => Date.parse(start)));
  for (const { start, isLive } of rows) expect(free.has(start.getTime())).toBe(!isLive);
}

/** That the stream of the staff had each fact once, in order, and that their list is what is stored. */
async function expectStaffSame(facts: readonly ExchangeFact[], after: string) {
  const stored = await server.sql<{ id: string }[]>`
    select id from facts where organization_id = ${employer.id} and id > ${after} order by era, tx, id`;
  await until('the stream has all facts', async () => facts.length >= stored.length);
  expect(facts.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  let list = noApplications;
  for (const fact of facts) list = withFact(list, fact, { filters: noApplicationFilters, self: '' });
  const shown = withArrivalsShown(list).rows.map(({ id, status, version }) => ({ id, status, version }));
  const applications = await server.sql`
    select id, status, version from applications
    where organization_id = ${employer.id} and id = any(${shown.map(({ id }) => id)}::text[]::uuid[]) order by id`;
  expect(shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([...applications]);
  return shown.length;
}

test(
  `two servers and their database are killed ${rounds} times under 20 people: all that was acknowledged is stored once, and both sides see it`,
  async () => {
    const listings: Listing[] = [];
    for (let at = 0; at < 3; at += 1) listings.push(await published(server, employer));
    const running: Running[] = [await startServer(), await startServer()];
    onTestFinished(async () => {
      await Promise.all(running.map(({ kill }) => kill('SIGKILL')));
    });
    const urls = () => running.map(({ url }) => url);
    let isHit = 0;

    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length]!;
      const people = await newPeople(peopleCount);
      const staff = [employer.owner, ...colleagues];
      const state = (await (
        await server.request(`/api/state?as=${employer.id}`, { headers: { Cookie: employer.owner.cookie } })
      ).json()) as { position: string };
      const [last] = await server.sql<{ id: string }[]>`select uuidv7() as id`;
      const seen = staffFollower(urls, employer.owner.cookie, {
        organizationId: employer.id,
        position: state.position,
      });
      const clients = people.map((one) => accountClient(urls, one));
      let isDone = false;
      const deciding = staff.map((one) => decideAll(urls, one, () => isDone));
      const working = clients.map((client, which) =>
        work(
          client,
          which,
          listings.map(({ id }) => id),
        ),
      );

      const count = () => clients.reduce((sum, { settled }) => sum + settled.length, 0);
      const early = 5 + ((round * 37) % 150);
      await until('people are at work', async () => count() >= early);
      const before = count();
      const killed = victim === 'second' ? 1 : 0;
      const pid = postmasterPid();
      if (victim === 'database' || victim === 'both') process.kill(pid, 'SIGKILL');
      if (victim !== 'database') {
        await running[killed]!.kill('SIGKILL');
        running[killed] = await startServer();
      }
      await until('the database works', async () => {
        // A connection may outlive its postmaster for a moment.
        const isAnother = victim === 'first' || victim === 'second' || postmasterPid() !== pid;
        return isAnother && (await server.sql`select`).length === 1;
      });
      // As if the people were impatient, so that the test need not wait ten seconds for the next attempt.
      const waking = setInterval(() => clients.forEach(({ wake }) => wake()), 300);
      await Promise.all(working).finally(() => clearInterval(waking));
      isDone = true;
      const answered = await Promise.all(deciding);
      const settled = clients.flatMap((client) => client.settled);
      if (settled.length > before) isHit += 1;

      // What nobody else decides about is never refused, however often it had to be sent.
      const refusals = settled.filter(({ problem }) => problem !== null).map(({ problem }) => problem!.code);
      expect(refusals).toEqual([]);
      for (const [at, one] of people.entries()) {
        await expectStoredOnce(one.id, clients[at]!.settled);
        await expectSame(one, clients[at]!);
      }
      await expectTimesKept(people);
      const ofStaff = await server.sql<{ userId: string; id: string }[]>`
        select user_id as "userId", id from commands where user_id = any(${staff.map(({ id }) => id)}::text[]::uuid[])`;
      for (const [at, { id }] of staff.entries()) {
        const stored = new Set(ofStaff.filter(({ userId }) => userId === id).map((row) => row.id));
        for (const answer of answered[at]!) expect(stored.has(answer.id)).toBe(answer.facts !== null);
        await expectFactsOnce(answered[at]!);
      }
      const shown = await expectStaffSame(seen.facts, last!.id);
      expect(shown).toBe(peopleCount * listings.length);
      expect(seen.resets()).toBe(0);
      seen.stop();
      for (const client of clients) client.stop();
    }
    // Most kills have to come while people are at work, or they show nothing.
    expect(isHit).toBeGreaterThan(rounds / 2);
  },
  timeoutMs,
);
