import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QueuedReport } from '../../../machines/model/exchange/index.ts';
import { withScope } from '../../../server/data/scopes.ts';
import type { Scope } from '../../../server/data/scopes.ts';
import { accountServer, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { factsAfter, sendCommand, stateOf } from '../support/exchange.ts';
import { lister } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

let server: Server;
let ours: Lister;
let theirs: Lister;
let administrator: string;
let veteran: Person;
let threadId: string;
let messageId: string;
beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server, 'job');
  theirs = await lister(server, 'job');
  administrator = await server.signIn('admin');
});
afterAll(() => server.close());

const write = async (cookie: string, payload: object, as?: string) =>
  factsAfter(server, cookie, {
    type: 'threadId' in payload ? 'message.send' : 'message.toOrganization',
    payload,
    ...(as && { as }),
  });
beforeEach(async () => {
  veteran = await person(server);
  await write(veteran.cookie, { organizationId: ours.id, text: 'Good morning' });
  const [thread] = await server.sql<{ id: string }[]>`select id from threads where user_id = ${veteran.id}`;
  threadId = thread!.id;
  const [sent] = await write(ours.owner.cookie, { threadId, text: 'Send us money' }, ours.id);
  messageId = sent!.payload['messageId'] as string;
  await write(veteran.cookie, { threadId, text: 'A secret that came later' });
});

const report = (cookie: string, more: object = {}, as?: string) =>
  sendCommand(server, cookie, {
    type: 'messageId' in more ? 'message.report' : 'thread.report',
    payload: { threadId, reason: 'scam', note: 'They ask for money', ...more },
    ...(as && { as }),
  });
const queue = async (status = 'open') =>
  (
    (await (
      await server.request(`/api/admin/reports?status=${status}&limit=200`, {
        headers: { Cookie: administrator },
      })
    ).json()) as { reports: QueuedReport[] }
  ).reports;
const ownReport = async () => (await queue()).find(({ person: { id } }) => id === veteran.id)!;
const decide = (id: string, status = 'acted', cookie = administrator) =>
  server.request(`/api/admin/reports/${id}/decision`, {
    method: 'POST',
    headers: { Cookie: cookie },
    json: { status, reason: 'They did ask for money' },
  });

describe('a report', () => {
  test('reaches administrators with the message and what was before it, and nothing later', async () => {
    expect((await report(veteran.cookie, { messageId })).status).toBe(200);
    expect(await ownReport()).toMatchObject({
      status: 'open',
      reason: 'scam',
      side: 'person',
      reporter: { id: veteran.id },
      organization: { id: ours.id },
      messageId,
      evidence: [
        { side: 'person', text: 'Good morning' },
        { side: 'organization', text: 'Send us money' },
      ],
      decision: null,
    });
  });

  test('tells who has reported what became of it, and the other side nothing at all', async () => {
    const before = await server.sql`select from facts where organization_id = ${ours.id}`;
    await report(veteran.cookie);
    expect((await decide((await ownReport()).id)).status).toBe(200);
    const { world, ...state } = await stateOf(server, veteran.cookie);
    expect(world.reports).toMatchObject([{ threadId, status: 'acted' }]);
    expect(world.notifications.at(-1)).toMatchObject({
      targetRole: 'user',
      title: { code: 'contact.reportDecided' },
    });
    expect(state).toMatchObject({ unread: 2 });
    expect(JSON.stringify(world)).not.toContain('They did ask');
    expect(await server.sql`select from facts where organization_id = ${ours.id}`).toHaveLength(
      before.length,
    );
    expect(await queue('acted')).toContainEqual(
      expect.objectContaining({
        decision: expect.objectContaining({ reason: 'They did ask for money' }) as object,
      }),
    );
  });

  test('of the staff tells the staff, and the person nothing at all', async () => {
    const reviewer = await join(server, ours, 'reviewer');
    const before = await stateOf(server, veteran.cookie);
    expect((await report(reviewer.cookie, {}, ours.id)).status).toBe(200);
    const found = await ownReport();
    expect(found).toMatchObject({ side: 'organization', reporter: { id: reviewer.id } });
    await decide(found.id, 'dismissed');
    const kinds = await server.sql<{ kind: string }[]>`
      select kind from facts where organization_id = ${ours.id} and subject = ${threadId} order by id`;
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['reportSent', 'reportDecided']));
    const after = await stateOf(server, veteran.cookie);
    expect({ ...after, position: '' }).toEqual({ ...before, position: '' });
  });

  test('is decided on once', async () => {
    await report(veteran.cookie);
    const { id } = await ownReport();
    const answers = await Promise.all(['acted', 'dismissed', 'acted'].map((status) => decide(id, status)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await problemOf(answers.find(({ status }) => status === 409)!)).toBe('report_decided');
    expect((await stateOf(server, veteran.cookie)).world.reports).toHaveLength(1);
  });
});

describe('nobody else', () => {
  test('reports a conversation', async () => {
    for (const [cookie, as] of [
      [(await person(server)).cookie, undefined],
      [theirs.owner.cookie, theirs.id],
      [theirs.owner.cookie, ours.id],
      [administrator, undefined],
    ] as const) {
      expect((await report(cookie, {}, as)).status).toBe(404);
    }
    expect((await report((await join(server, ours, 'viewer')).cookie, {}, ours.id)).status).toBe(403);
    expect((await report(veteran.cookie, { messageId: threadId })).status).toBe(404);
    expect(await ownReport()).toBeUndefined();
  });

  test('sees the queue or decides', async () => {
    await report(veteran.cookie);
    const { id } = await ownReport();
    for (const { cookie } of [veteran, ours.owner]) {
      const list = await server.request('/api/admin/reports', { headers: { Cookie: cookie } });
      expect(list.status).toBe(403);
      expect((await decide(id, 'acted', cookie)).status).toBe(403);
    }
    expect((await server.request('/api/admin/reports')).status).toBe(401);
  });
});

const rowsOf = (table: string, scope: Scope) =>
  withScope(server.deps.sql, scope, async (tx) => (await tx`select from ${tx(table)}`).length);

test('reports without a where are seen by who reports and by administrators alone', async () => {
  await report(veteran.cookie);
  expect(await rowsOf('reports', { userId: veteran.id })).toBe(1);
  expect(await rowsOf('reports', { administration: true })).toBeGreaterThan(0);
  for (const scope of [{ organizationId: ours.id }, { userId: ours.owner.id }, {}]) {
    expect(await rowsOf('reports', scope)).toBe(0);
  }
});

const joined = async () => {
  const [fact] = await factsAfter(server, veteran.cookie, {
    type: 'pool.join',
    payload: { share: ['skills'] },
  });
  return (fact!.payload as { entry: { id: string } }).entry.id;
};
const ask = async (candidateId: string, { cookie }: { cookie: string }, as: Lister) =>
  sendCommand(server, cookie, {
    type: 'contact.request',
    as: as.id,
    payload: { candidateId, text: 'Hello' },
  });

describe('a candidate', () => {
  test('stays unknown to the organization that asks, also after declining', async () => {
    const candidateId = await joined();
    const asked = await (await ask(candidateId, theirs.owner, theirs)).text();
    const { world } = await stateOf(server, veteran.cookie);
    await factsAfter(server, veteran.cookie, {
      type: 'contact.decline',
      payload: { requestId: world.contactRequests[0]!.id },
    });
    const get = async (path: string) =>
      (await server.request(path, { headers: { Cookie: theirs.owner.cookie } })).text();
    const list = await get(`/api/organizations/${theirs.id}/candidates`);
    expect(list).toContain('"status":"sent"');
    // Whom a fact is about is a column that the server can't read there: aboutOneself.security.test.ts.
    const facts = JSON.stringify(
      await server.sql`select to_jsonb(f) - 'about_id' from facts f where organization_id = ${theirs.id}`,
    );
    for (const text of [asked, list, facts, await get(`/api/threads?as=${theirs.id}`)]) {
      expect(text).not.toContain(veteran.id);
      expect(text).not.toContain(veteran.email);
    }
    expect(facts).not.toContain('Declined');
    expect((await ask(candidateId, theirs.owner, theirs)).status).toBe(409);
  });

  test('who has blocked an organization is neither found nor asked by it', async () => {
    const candidateId = await joined();
    await factsAfter(server, veteran.cookie, { type: 'thread.block', payload: { threadId } });
    expect((await ask(candidateId, ours.owner, ours)).status).toBe(404);
    const list = await server.request(`/api/organizations/${ours.id}/candidates?limit=200`, {
      headers: { Cookie: ours.owner.cookie },
    });
    expect(await list.text()).not.toContain(candidateId);
  });

  test('is opened only by staff who can decide, under the id that organizations know, and names nobody', async () => {
    const candidateId = await joined();
    const open = (id: string, { cookie }: { cookie: string }, as: Lister) =>
      server.request(`/api/organizations/${as.id}/candidates/${id}`, { headers: { Cookie: cookie } });
    const opened = await open(candidateId, theirs.owner, theirs);
    expect(opened.status).toBe(200);
    const text = await opened.text();
    expect(text).not.toContain(veteran.id);
    expect(text).not.toContain(veteran.email);
    expect((await open(candidateId, await join(server, theirs, 'viewer'), theirs)).status).toBe(403);
    for (const stranger of [await person(server), veteran, ours.owner])
      expect((await open(candidateId, stranger, theirs)).status).toBe(404);
    expect((await open(veteran.id, theirs.owner, theirs)).status).toBe(404);
    const recordsOf = async () =>
      (
        await server.sql`
          select from access_records where user_id = ${veteran.id} and application_id is null`
      ).length;
    // Who was refused leaves no record.
    expect(await recordsOf()).toBe(1);
    await factsAfter(server, veteran.cookie, { type: 'thread.block', payload: { threadId } });
    expect((await open(candidateId, ours.owner, ours)).status).toBe(404);
    await factsAfter(server, veteran.cookie, { type: 'pool.leave', payload: {} });
    expect((await open(candidateId, theirs.owner, theirs)).status).toBe(404);
    expect(await recordsOf()).toBe(1);
    // The log is the person's own.
    const log = async ({ cookie }: { cookie: string }) =>
      (await server.request('/api/me/access-log', { headers: { Cookie: cookie } })).text();
    expect(await log(veteran)).toContain('"found"');
    expect(await log(theirs.owner)).not.toContain('"found"');
  });

  test('is asked by nobody without the right role, and answers only what they were asked', async () => {
    const candidateId = await joined();
    expect((await ask(candidateId, await join(server, theirs, 'viewer'), theirs)).status).toBe(403);
    expect((await ask(candidateId, await person(server), theirs)).status).toBe(404);
    expect((await ask(veteran.id, theirs.owner, theirs)).status).toBe(404);
    expect((await ask(candidateId, veteran, theirs)).status).toBe(404);
    await ask(candidateId, theirs.owner, theirs);
    const { world } = await stateOf(server, veteran.cookie);
    const requestId = world.contactRequests[0]!.id;
    for (const { cookie } of [theirs.owner, await person(server)]) {
      for (const type of ['contact.accept', 'contact.decline']) {
        expect((await sendCommand(server, cookie, { type, payload: { requestId } })).status).toBe(404);
      }
    }
    expect(
      await server.sql`select from threads where organization_id = ${theirs.id} and user_id = ${veteran.id}`,
    ).toHaveLength(0);
  });

  test('who has not joined is not found, also without a where', async () => {
    expect(await rowsOf('own_candidates', { userId: veteran.id })).toBe(0);
    await joined();
    expect(await rowsOf('own_candidates', { userId: veteran.id })).toBe(1);
    expect(await rowsOf('found_candidates', { organizationId: ours.id })).toBeGreaterThan(0);
    for (const view of ['own_candidates', 'found_candidates'])
      for (const scope of [{ userId: ours.owner.id }, { administration: true }, {}])
        expect(await rowsOf(view, scope)).toBe(0);
    expect(await rowsOf('contact_requests', {})).toBe(0);
    expect(await rowsOf('contact_requests', { administration: true })).toBe(0);
  });
});
