import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { withScope } from '../../../server/data/scopes.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied, factsAfter, factsIn, followFacts, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

const note = 'Too quiet for us';

let server: Server;
let url: string;
let employer: Lister;
/** Applied, and was taken on afterwards. */
let insider: Person;
/** On the staff as well. Applied to nothing. */
let colleague: Person;
let listing: { id: string };
let applicationId: string;
let threadId: string;
let caseId: string;
let before: string;
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
  employer = await lister(server, 'job');
  insider = await person(server);
  listing = await published(server, employer);
  before = (await stateOf(server, insider.cookie)).position;
  ({ applicationId } = await applied(server, insider, listing));
  const asStaff = (type: string, payload: object) =>
    factsAfter(server, employer.owner.cookie, { type, as: employer.id, payload });
  await read(employer.owner, `/api/organizations/${employer.id}/applications/${applicationId}`);
  await asStaff('application.assign', { applicationId, assigneeId: employer.owner.id });
  await asStaff('application.decide', { applicationId, decision: 'interview', notes: note });
  const [sent] = await asStaff('message.toApplicant', { applicationId, text: 'When can you come?' });
  threadId = sent!.subject;
  await factsAfter(server, insider.cookie, {
    type: 'message.send',
    payload: { threadId, text: 'Tomorrow.' },
  });
  await asStaff('thread.report', { threadId, reason: 'spam', note });
  const other = await applied(server, insider, await published(server, employer));
  const [, opened] = await asStaff('application.decide', { ...other, decision: 'hire' });
  caseId = opened!.subject;
  await asStaff('case.note', { caseId, text: note });
  await asStaff('service.add', { caseId, name: 'Boots' });
  await applied(server, await person(server), listing);
  await join(server, employer, 'manager', insider);
  colleague = await join(server, employer, 'manager');
});
afterAll(() => server.close());

async function read({ cookie }: Person, path: string) {
  const answer = await server.request(path, { headers: { Cookie: cookie } });
  return { status: answer.status, text: await answer.text() };
}

/** Every call with which staff read, with the status of who is not meant to find anything there. */
const calls: [name: string, path: () => string, hidden: number][] = [
  ['the list', () => `/api/organizations/${employer.id}/applications`, 200],
  ['the search', () => `/api/organizations/${employer.id}/applications?q=crane`, 200],
  ['an export', () => `/api/organizations/${employer.id}/applications/export.csv`, 200],
  ['the application', () => `/api/organizations/${employer.id}/applications/${applicationId}`, 404],
  ['the cases', () => `/api/organizations/${employer.id}/cases?kind=hire`, 200],
  ['the case', () => `/api/organizations/${employer.id}/cases/${caseId}`, 404],
  ['the services', () => `/api/organizations/${employer.id}/services`, 200],
  ['the state', () => `/api/state?as=${employer.id}`, 200],
  ['the overview', () => `/api/organizations/${employer.id}/overview`, 200],
  ['notifications', () => `/api/organizations/${employer.id}/notifications`, 200],
  ['conversations', () => `/api/threads?as=${employer.id}`, 200],
  ['the conversation', () => `/api/threads/${threadId}/messages?as=${employer.id}`, 404],
];
test.each(calls)('%s: colleagues read of somebody, who does not', async (_name, path, hidden) => {
  const theirs = await read(colleague, path());
  expect(theirs.status).toBe(200);
  const own = await read(insider, path());
  expect(own.status).toBe(hidden);
  // Every one of these names the application or the conversation, but the export, which has the address.
  for (const mark of [applicationId, threadId, caseId, insider.email, note])
    expect(own.text).not.toContain(mark);
});
test('what is hidden is there for colleagues', async () => {
  for (const [name, path] of calls.slice(3, 12).filter(([one]) => one !== 'the overview')) {
    const { text } = await read(colleague, path());
    expect(
      [applicationId, threadId, caseId, 'When can you come?'].some((mark) => text.includes(mark)),
      name,
    ).toBe(true);
  }
  const { text } = await read(colleague, calls[2]![1]());
  expect(text).toContain(insider.email);
});

test("filters and search by what was sent say nothing of one's own", async () => {
  await server.sql`
    update applications set snapshot = snapshot || '{"skills": ["Insider knots"], "location": "Inside, VA"}'
    where id = ${applicationId}`;
  const path = `/api/organizations/${employer.id}/applications`;
  for (const query of ['?skill=Insider%20knots', '?place=Inside,%20VA', '?q=knots', '?sort=place']) {
    expect((await read(colleague, path + query)).text, query).toContain(applicationId);
    const own = await read(insider, path + query);
    expect(own.status).toBe(200);
    expect(own.text, query).not.toContain(applicationId);
  }
  expect((await read(colleague, `${path}/choices`)).text).toContain('Insider knots');
  expect((await read(insider, `${path}/choices`)).text).not.toContain('Inside');
});

test('the history is the one of an applicant: without notes', async () => {
  const path = `/api/applications/${applicationId}/history`;
  expect((await read(colleague, path)).text).toContain(note);
  const own = await read(insider, path);
  expect(own.status).toBe(200);
  expect(own.text).not.toContain('notes');
});

test('a stream passes what colleagues do about somebody to all but them, later and live', async () => {
  const query = `?as=${employer.id}&after=${before}`;
  const [own, theirs] = [
    await followFacts(url, insider.cookie, query),
    await followFacts(url, colleague.cookie, query),
  ];
  onTestFinished(own.close);
  onTestFinished(theirs.close);
  const decide = (one: string, notes: string) =>
    factsAfter(server, employer.owner.cookie, {
      type: 'application.decide',
      as: employer.id,
      payload: { applicationId: one, decision: 'offer', notes },
    });
  await decide(applicationId, 'Live note');
  const another = await applied(server, await person(server), listing);
  const isThere = (stream: typeof own) =>
    factsIn(stream).some(({ subject }) => subject === another.applicationId);
  await theirs.until(isThere);
  await own.until(isThere);
  const kinds = factsIn(theirs)
    .filter(({ subject }) => subject === applicationId || subject === threadId)
    .map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(
    new Set([
      'applicationReceived',
      'applicationOpened',
      'applicationAssigned',
      'applicationDecided',
      'messageSent',
      'reportSent',
    ]),
  );
  expect(JSON.stringify(own.events)).not.toContain(applicationId);
  expect(JSON.stringify(own.events)).not.toContain(threadId);
  expect(JSON.stringify(own.events)).not.toContain('Live note');
});

test.each([
  ['application.decide', () => ({ applicationId, decision: 'hire' }), 403],
  ['application.assign', () => ({ applicationId, assigneeId: null }), 403],
  ['message.send', () => ({ threadId, text: 'To myself' }), 403],
  ['case.change', () => ({ caseId, changes: { priority: 'low' } }), 403],
  ['case.note', () => ({ caseId, text: 'All is well' }), 403],
  ['case.open', () => ({ threadId }), 403],
  ['thread.read', () => ({ threadId }), 404],
  ['thread.report', () => ({ threadId, reason: 'spam' }), 404],
] as const)('%s about oneself is refused', async (type, payload, status) => {
  const answer = await sendCommand(server, insider.cookie, { type, as: employer.id, payload: payload() });
  expect(answer.status).toBe(status);
});
test('nobody is given their own application', async () => {
  const answer = await sendCommand(server, employer.owner.cookie, {
    type: 'application.assign',
    as: employer.id,
    payload: { applicationId, assigneeId: insider.id },
  });
  expect(answer.status).toBe(404);
});

test('without a where, a colleague sees nothing about themselves, and an applicant no notes', async () => {
  const { sql } = server.deps;
  const scope = { organizationId: employer.id, colleague: insider.id };
  for (const table of ['applications', 'threads'] as const) {
    const about = await withScope(
      sql,
      scope,
      (tx) => tx<{ id: string }[]>`select user_id as id from ${tx(table)}`,
    );
    expect(about.map(({ id }) => id)).not.toContain(insider.id);
    const all = await withScope(
      sql,
      { organizationId: employer.id },
      (tx) => tx<{ id: string }[]>`
      select user_id as id from ${tx(table)}`,
    );
    expect(all.map(({ id }) => id)).toContain(insider.id);
  }
  const factsOf = (one: object) =>
    withScope(sql, one, (tx) => tx`select from facts where subject in (${applicationId}, ${threadId})`);
  expect(await factsOf(scope)).toHaveLength(0);
  expect((await factsOf({ organizationId: employer.id })).length).toBeGreaterThan(0);
  const notesIn = (one: object) =>
    withScope(
      sql,
      one,
      (tx) => tx<{ notes: string }[]>`select notes from application_notes where notes <> ''`,
    );
  expect((await notesIn({ organizationId: employer.id })).map(({ notes }) => notes)).toContain(note);
  for (const one of [scope, { userId: insider.id }, {}]) expect(await notesIn(one)).toHaveLength(0);
  const columnOf = (what: string, from: string) =>
    withScope(sql, { organizationId: employer.id }, (tx) => tx`select ${tx(what)} from ${tx(from)}`);
  await expect(columnOf('notes', 'application_steps')).rejects.toThrow('permission denied');
  await expect(columnOf('about_id', 'facts')).rejects.toThrow('permission denied');
  expect(await columnOf('about_id', 'followed_facts')).toHaveLength(0);
});

test('a command of somebody else with the same id is not part of the answer', async () => {
  const id = crypto.randomUUID();
  const other = await applied(server, await person(server), listing);
  const give = (by: Person, assigneeId: string | null) =>
    factsAfter(server, by.cookie, {
      id,
      type: 'application.assign',
      as: employer.id,
      payload: { ...other, assigneeId },
    });
  const first = await give(employer.owner, colleague.id);
  const second = await give(colleague, null);
  expect(await give(employer.owner, colleague.id)).toEqual(first);
  expect(await give(colleague, null)).toEqual(second);
});
