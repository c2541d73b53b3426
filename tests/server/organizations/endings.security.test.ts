import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appRole, connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { tellApplicants } from '../../../server/exchange/applicantNews.ts';
import { accountServer, deleted, mailTo, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { deleteAs, getAs } from '../support/accountMail.ts';
import { applied, factsAfter, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, organization, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

let server: Server;
let background: Sql;
let administrator: Person;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer();
  background = connect(server.databaseUrl, { role: appRole, purpose: 'maintenance' });
  administrator = await person(server);
});
beforeEach(async () => {
  employer = await lister(server, 'job');
});
afterAll(async () => {
  await background.end({ timeout: 1 });
  await server.close();
});

const clock = { now: () => new Date() };
const tell = () => tellApplicants(background, clock, pino({ level: 'silent' }));
const decide = (status: 'approved' | 'suspended') =>
  server.deps.organizations.administration.decide(administrator.id, employer.id, { status, reason: 'Scam' });
const own = (veteran: Person, type: string, payload: object) =>
  sendCommand(server, veteran.cookie, { type, payload });

/** A person who has applied and written. */
async function applicant() {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer, 'job'));
  await factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text: 'Is it open?' },
  });
  const answer = await getAs(server, '/api/threads', veteran.cookie);
  const { threads } = (await answer.json()) as { threads: { id: string; organization: { name: string } }[] };
  return { veteran, applicationId, thread: threads[0]! };
}

const newsOf = async ({ cookie }: Person) => {
  const { world } = await stateOf(server, cookie);
  const [application] = world.jobApplications;
  const titles = world.notifications.flatMap(({ title, targetRole }) =>
    targetRole === 'user' && typeof title === 'object' ? [title.code] : [],
  );
  return { state: application?.organizationState, titles };
};
const endedSubject = 'An organization you worked for on VetSync has closed';
const isToldOfEnd = async ({ email }: Person) =>
  (await mailTo(server, email)).filter(({ subject }) => subject === endedSubject).length === 1;
const mailFor = ({ id }: Person) => server.sql`
  select from mail_outbox where user_id = ${id} and kind = 'notifications'`;

test('applicants of a suspended organization are told once, and can read, mark read, report, block and withdraw', async () => {
  const { veteran, applicationId, thread } = await applicant();
  await decide('suspended');
  await tell();
  await tell();
  expect(await newsOf(veteran)).toEqual({ state: 'suspended', titles: ['contact.organizationSuspended'] });
  expect(await mailFor(veteran)).toHaveLength(1);

  const threads = await (await getAs(server, '/api/threads', veteran.cookie)).json();
  expect(threads).toMatchObject({
    threads: [{ organization: { name: thread.organization.name }, isSuspended: true }],
  });
  for (const path of [`/api/threads/${thread.id}/messages`, `/api/applications/${applicationId}/history`])
    expect((await getAs(server, path, veteran.cookie)).status).toBe(200);
  // Nobody there could read more. That is said, and nothing is stored.
  const written = [
    await own(veteran, 'message.send', { threadId: thread.id, text: 'Are you there?' }),
    await own(veteran, 'message.toOrganization', { organizationId: employer.id, text: 'Are you there?' }),
  ];
  for (const answer of written)
    expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject({
      status: 409,
      code: 'organization_suspended',
    });
  expect(await server.sql`select from messages where thread_id = ${thread.id}`).toHaveLength(1);
  const calls = [
    await own(veteran, 'thread.read', { threadId: thread.id }),
    await own(veteran, 'thread.report', { threadId: thread.id, reason: 'scam' }),
    await own(veteran, 'thread.block', { threadId: thread.id }),
    await own(veteran, 'application.withdraw', { applicationId }),
  ];
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // It is still hidden from everyone else, and from its applicants as an offer.
  const stranger = await person(server);
  for (const { cookie } of [stranger, veteran])
    expect((await getAs(server, `/api/organizations/${employer.id}`, cookie)).status).toBe(404);
  // Who has nothing to do with it doesn't learn that there is one.
  const payload = { organizationId: employer.id, text: 'Hello' };
  expect((await own(stranger, 'message.toOrganization', payload)).status).toBe(404);
});

test('who has applied and not written is told the same, and who was asked can’t accept', async () => {
  const veteran = await person(server);
  await applied(server, veteran, await published(server, employer, 'job'));
  const candidate = await person(server);
  const [joined] = await factsAfter(server, candidate.cookie, {
    type: 'pool.join',
    payload: { share: ['skills'] },
  });
  const asked = { candidateId: joined!.subject, text: 'May we talk?' };
  await factsAfter(server, employer.owner.cookie, {
    type: 'contact.request',
    as: employer.id,
    payload: asked,
  });
  const requestId = (await stateOf(server, candidate.cookie)).world.contactRequests[0]!.id;
  await decide('suspended');
  const refused = [
    await own(veteran, 'message.toOrganization', { organizationId: employer.id, text: 'Are you there?' }),
    await own(candidate, 'contact.accept', { requestId }),
  ];
  for (const answer of refused)
    expect(await answer.json()).toMatchObject({ status: 409, code: 'organization_suspended' });
  expect(await server.sql`select from threads where user_id in (${veteran.id}, ${candidate.id})`).toEqual([]);
  expect((await own(candidate, 'contact.decline', { requestId })).status).toBe(200);
  await decide('approved');
});

test('they are told when it is open again', async () => {
  const { veteran } = await applicant();
  await decide('suspended');
  await tell();
  await decide('approved');
  await tell();
  expect(await newsOf(veteran)).toEqual({
    state: undefined,
    titles: ['contact.organizationSuspended', 'contact.organizationOpen'],
  });
  // Nobody is told of a first approval.
  expect(await server.sql`select from organizations where not applicants_told`).toEqual([]);
});

test('an owner ends an organization: applications are closed with mail, and nothing is left of it', async () => {
  const { veteran } = await applicant();
  const colleague = await join(server, employer, 'manager');
  const path = `/api/organizations/${employer.id}`;
  expect((await deleteAs(server, path, colleague.cookie)).status).toBe(403);
  expect((await deleteAs(server, path, veteran.cookie)).status).toBe(404);
  expect((await deleteAs(server, path, employer.owner.cookie)).status).toBe(204);
  for (const { cookie } of [colleague, employer.owner])
    expect((await getAs(server, path, cookie)).status).toBe(404);

  await tell();
  expect(await newsOf(veteran)).toEqual({ state: 'ended', titles: ['contact.organizationEnded'] });
  expect(await mailFor(veteran)).toHaveLength(1);
  expect(await server.sql`select from organizations where id = ${employer.id}`).toEqual([]);
  expect(await server.sql`select from applications where organization_id = ${employer.id}`).toEqual([]);
});

test('colleagues are told by mail when it ends, whoever they are, and it outlasts the organization', async () => {
  const colleagues = [
    await join(server, employer, 'owner'),
    await join(server, employer, 'manager'),
    await join(server, employer, 'viewer'),
  ];
  const left = await join(server, employer, 'reviewer');
  await server.deps.organizations.members.remove(left.id, employer.id, left.id);
  expect((await deleteAs(server, `/api/organizations/${employer.id}`, employer.owner.cookie)).status).toBe(
    204,
  );
  await tell();
  expect(await server.sql`select from organizations where id = ${employer.id}`).toEqual([]);
  for (const colleague of colleagues) expect(await isToldOfEnd(colleague)).toBe(true);
  for (const other of [employer.owner, left]) expect(await isToldOfEnd(other)).toBe(false);
});

test('colleagues are told when it ends with the account of its only owner, and when it was never approved', async () => {
  const colleague = await join(server, employer, 'manager');
  expect((await deleteAs(server, '/api/auth/user?organizations=end', employer.owner.cookie)).status).toBe(
    204,
  );
  expect(await isToldOfEnd(colleague)).toBe(true);
  const pending = await organization(server);
  const other = await join(server, pending, 'viewer');
  expect((await deleteAs(server, `/api/organizations/${pending.id}`, pending.owner.cookie)).status).toBe(204);
  expect(await isToldOfEnd(other)).toBe(true);
});

test('the proof of who ends an organization is fresh', async () => {
  await server.sql`update sessions set proven_at = now() - interval '1 day' where user_id = ${employer.owner.id}`;
  const refused = await deleteAs(server, `/api/organizations/${employer.id}`, employer.owner.cookie);
  expect(refused.status).toBe(403);
  expect(await problemOf(refused)).toBe('proof_required');
});

test('deleting the account of an only owner asks first, and changes nothing until then', async () => {
  const { veteran } = await applicant();
  await join(server, employer, 'manager');
  const { owner } = employer;
  const asked = await deleteAs(server, '/api/auth/user', owner.cookie);
  expect(asked.status).toBe(409);
  expect(await asked.json()).toMatchObject({
    code: 'only_owner',
    state: { organizations: [{ slug: employer.slug, name: employer.name }] },
  });
  expect(await deleted(server, owner.id)).toBe(false);
  await tell();
  expect((await newsOf(veteran)).titles).toEqual([]);

  expect((await deleteAs(server, '/api/auth/user?organizations=end', owner.cookie)).status).toBe(204);
  expect(await deleted(server, owner.id)).toBe(true);
  await tell();
  expect(await newsOf(veteran)).toEqual({ state: 'ended', titles: ['contact.organizationEnded'] });
  expect(await server.sql`select from organizations where id = ${employer.id}`).toEqual([]);
});

test('after handing over, the account is deleted and the organization stays', async () => {
  await join(server, employer, 'owner');
  expect((await deleteAs(server, '/api/auth/user', employer.owner.cookie)).status).toBe(204);
  expect(await server.sql`select from organizations where id = ${employer.id}`).toHaveLength(1);
});

test('an organization that was never approved is deleted at once', async () => {
  const pending = await organization(server);
  expect((await deleteAs(server, `/api/organizations/${pending.id}`, pending.owner.cookie)).status).toBe(204);
  expect(await server.sql`select from organizations where id = ${pending.id}`).toEqual([]);
});
