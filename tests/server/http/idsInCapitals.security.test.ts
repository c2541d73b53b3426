import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { accountHeader } from '../../../machines/account/model/index.ts';
import type { LimitName } from '../../../server/accounts/limits/limits.ts';
import { testClock } from '../harness.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied, factsAfter, factsIn, followFacts, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

let server: Server;
let url: string;
let employer: Lister;
let reviewer: Person;
beforeAll(async () => {
  server = await accountServer({ clock: testClock(), config: { rateLimits: true } });
  ({ url } = await server.listen());
  employer = await lister(server, 'job');
  reviewer = await join(server, employer, 'reviewer');
});
afterAll(() => server.close());

const capital = (id: string) => id.toUpperCase();
const statusOf = async (applicationId: string) =>
  (await server.sql<{ status: string }[]>`select status from applications where id = ${applicationId}`)[0]
    ?.status;

test('an application is withdrawn for both sides', async () => {
  const veteran = await person(server);
  const listing = await published(server, employer);
  const { applicationId } = await applied(server, veteran, { id: capital(listing.id) });
  const [fact] = await factsAfter(server, veteran.cookie, {
    type: 'application.withdraw',
    payload: { applicationId: capital(applicationId) },
  });
  expect(fact).toMatchObject({ kind: 'applicationWithdrawn', payload: { applicationId } });
  expect(await statusOf(applicationId)).toBe('withdrawn');
  const { world } = await stateOf(server, veteran.cookie);
  expect(world.jobApplications).toMatchObject([{ id: applicationId, withdrawnAt: fact!.at }]);
});

test('a decision reaches the streams of colleagues, and the applicant', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const desk = await followFacts(url, reviewer.cookie, `?as=${capital(employer.id)}`);
  onTestFinished(desk.close);
  await factsAfter(server, employer.owner.cookie, {
    type: 'application.decide',
    as: capital(employer.id),
    by: capital(employer.owner.id),
    payload: { applicationId: capital(applicationId), decision: 'interview' },
  });
  await desk.until(() => factsIn(desk).some(({ subject }) => subject === applicationId));
  const { world } = await stateOf(server, veteran.cookie);
  expect(world.jobApplications).toMatchObject([{ id: applicationId, status: 'interview' }]);
  expect(world.notifications.map(({ subjectId }) => subjectId)).toContain(applicationId);
});

test('a command repeated in capitals is the same command', async () => {
  const { cookie } = await person(server);
  const listing = await published(server, employer);
  const id = randomUUID();
  const submit = (spelled: (text: string) => string) =>
    factsAfter(server, cookie, {
      id: spelled(id),
      type: 'job.submit',
      payload: { listingId: spelled(listing.id) },
    });
  const first = await submit((text) => text);
  expect(await submit(capital)).toEqual(first);
});

test('a notification of the staff is read, and one that is no id is refused', async () => {
  const { applicationId } = await applied(server, await person(server), await published(server, employer));
  const read = (notificationId: string) =>
    sendCommand(server, reviewer.cookie, {
      type: 'staffNotification.read',
      as: employer.id,
      payload: { notificationId },
    });
  const [fact] = await server.sql<{ id: string }[]>`
    select id from facts where organization_id = ${employer.id} and subject = ${applicationId}`;
  expect((await read(capital(fact!.id))).status).toBe(200);
  const reads = await server.sql`select from notification_reads where fact_id = ${fact!.id}`;
  expect(reads).toHaveLength(1);
  expect((await read(`${fact!.id}:told`)).status).toBe(422);
});

/** What a call is answered while a limit is used up, and after. */
async function aroundLimit(name: LimitName, key: string, call: () => Promise<Response>) {
  while ((await server.deps.limits.tryConsume(name, key)).ok);
  const refused = (await call()).status;
  await server.deps.limits.clear(name, key);
  return [refused, (await call()).status];
}

test('limits are not counted apart', async () => {
  const readAll = () =>
    sendCommand(server, reviewer.cookie, {
      type: 'staffNotification.readAll',
      as: capital(employer.id),
      payload: {},
    });
  expect(await aroundLimit('commandsOrganization', employer.id, readAll)).toEqual([429, 200]);
  const invite = () =>
    server.request(`/api/organizations/${capital(employer.id)}/invitations`, {
      method: 'POST',
      headers: { Cookie: employer.owner.cookie },
      json: { email: `${randomUUID()}@example.org`, role: 'reviewer' },
    });
  const key = `${employer.id} ${employer.owner.id}`;
  expect(await aroundLimit('invitationsOrganization', key, invite)).toEqual([429, 201]);
});

test('a page of an account may name it in capitals', async () => {
  const { cookie, id } = await person(server);
  const ask = (account: string) =>
    server.request('/api/state', { headers: { Cookie: cookie, [accountHeader]: account } });
  expect((await ask(capital(id))).status).toBe(200);
  expect((await ask(randomUUID())).status).toBe(401);
});

test('in a query find the same as in lower case', async () => {
  const listing = await published(server, employer);
  await applied(server, await person(server), listing);
  const received = async (organizationId: string, listingId: string) => {
    const path = `/api/organizations/${organizationId}/applications?listing=${listingId}&assignee=none`;
    const answer = await server.request(path, { headers: { Cookie: reviewer.cookie } });
    return ((await answer.json()) as { applications: unknown[] }).applications;
  };
  const found = await received(employer.id, listing.id);
  expect(found).toHaveLength(1);
  expect(await received(capital(employer.id), capital(listing.id))).toEqual(found);
});
