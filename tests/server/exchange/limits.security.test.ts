import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LimitName } from '../../../server/accounts/limits/limits.ts';
import { testClock } from '../harness.ts';
import { accountServer, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied, factsAfter, saveProgram, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';

let server: Server;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer({ clock: testClock(), config: { rateLimits: true } });
  employer = await lister(server, 'job');
});
afterAll(() => server.close());

/** Uses a limit up. */
async function spend(name: LimitName, key: string) {
  for (;;) if (!(await server.deps.limits.tryConsume(name, key)).ok) return;
}
const spent = () => server.sql`select key, spent_until from limits order by key`;

describe("a person's commands", () => {
  test('are limited, and others are not concerned', async () => {
    const { cookie, id } = await person(server);
    await spend('commands', id);
    const answer = await sendCommand(server, cookie, saveProgram('Too much'));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await problemOf(answer)).toBe('too_many_requests');
    expect((await stateOf(server, cookie)).world.savedPrograms).toEqual([]);
    expect((await sendCommand(server, (await person(server)).cookie, saveProgram('Mine'))).status).toBe(200);
  });

  test('count once each: a repeated one is answered as before, and costs nothing', async () => {
    const { cookie, id } = await person(server);
    const command = { id: randomUUID(), ...saveProgram('Once') };
    const first = await factsAfter(server, cookie, command);
    const before = await spent();
    const again = await Promise.all(Array.from({ length: 20 }, () => factsAfter(server, cookie, command)));
    for (const facts of again) expect(facts).toEqual(first);
    expect(await spent()).toEqual(before);
    await spend('commands', id);
    expect((await sendCommand(server, cookie, command)).status).toBe(200);
  });

  test('of which one was refused by the limit can be sent later with the same id', async () => {
    const { cookie, id } = await person(server);
    await spend('commands', id);
    const command = { id: randomUUID(), ...saveProgram('Later') };
    expect((await sendCommand(server, cookie, command)).status).toBe(429);
    await server.deps.limits.clear('commands', id);
    expect((await sendCommand(server, cookie, command)).status).toBe(200);
    expect((await stateOf(server, cookie)).world.savedPrograms).toHaveLength(1);
  });
});

test("an organization's staff share a limit, and another organization's have their own", async () => {
  const other = await lister(server, 'job');
  const reviewer = await join(server, employer, 'reviewer');
  await spend('commandsOrganization', employer.id);
  const decide = async (organization: Lister, { cookie }: { cookie: string }) => {
    const { applicationId } = await applied(
      server,
      await person(server),
      await published(server, organization),
    );
    const answer = await sendCommand(server, cookie, {
      type: 'application.decide',
      as: organization.id,
      payload: { applicationId, decision: 'interview' },
    });
    const [stored] = await server.sql<{ status: string }[]>`
      select status from applications where id = ${applicationId}`;
    return [answer.status, stored?.status];
  };
  expect(await decide(employer, employer.owner)).toEqual([429, 'submitted']);
  expect(await decide(employer, reviewer)).toEqual([429, 'submitted']);
  expect(await decide(other, other.owner)).toEqual([200, 'interview']);
});

test('a contact request that is refused uses up no limit, neither of the person nor of the organization', async () => {
  const ask = (candidateId: string) =>
    sendCommand(server, employer.owner.cookie, {
      type: 'contact.request',
      as: employer.id,
      payload: { candidateId, text: 'May we talk?' },
    });
  const candidate = async () => {
    const { cookie } = await person(server);
    const [joined] = await factsAfter(server, cookie, {
      type: 'pool.join',
      payload: { share: ['skills'], headline: 'Diver' },
    });
    return (joined!.payload as { entry: { id: string } }).entry.id;
  };
  await server.deps.limits.clear('commandsOrganization', employer.id);
  const left = async (name: LimitName, key: string) => {
    let count = 0;
    while ((await server.deps.limits.tryConsume(name, key)).ok) count += 1;
    await server.deps.limits.clear(name, key);
    return count;
  };
  const asked = await candidate();
  expect((await ask(asked)).status).toBe(200);
  expect((await ask(asked)).status).toBe(409);
  expect((await ask(randomUUID())).status).toBe(404);
  expect(await left('contactRequests', employer.owner.id)).toBe(19);
  // The organization's limit refuses: the person's is not used up by it.
  await spend('contactRequestsOrganization', employer.id);
  expect((await ask(await candidate())).status).toBe(429);
  expect(await left('contactRequests', employer.owner.id)).toBe(20);
});

test.each([
  ['confirmed', 422],
  ['cancelled', 200],
])('an appointment that a person noted is never "%s" by their own word: %i', async (status, expected) => {
  const { cookie } = await person(server);
  const appointment = {
    id: 'A1',
    veteranId: 'x',
    veteranName: 'Sarah Johnson',
    providerId: 'p',
    providerName: 'Dr. Chen',
    providerSpecialty: 'Cardiology',
    date: '2999-03-09',
    time: '9:00 AM',
    type: 'in-person',
    reason: '',
    location: 'Boston, MA',
  };
  await sendCommand(server, cookie, { type: 'appointment.request', payload: { appointment } });
  const change = { type: 'appointment.change', payload: { appointmentId: 'A1', status } };
  expect((await sendCommand(server, cookie, change)).status).toBe(expected);
  expect((await stateOf(server, cookie)).world.appointments).toMatchObject([
    { status: expected === 200 ? status : 'requested' },
  ]);
});
