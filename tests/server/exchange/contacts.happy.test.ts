import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type {
  AccessLog,
  Candidate,
  SubmissionResult,
  Thread,
} from '../../../machines/model/exchange/index.ts';
import { emptyProfile } from '../../../machines/profile/model/index.ts';
import { saveProfile } from '../../../server/records/profiles.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { factsAfter, factsIn, followFacts, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { person } from '../support/organizations.ts';

let server: Server;
let url: string;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
  employer = await lister(server, 'job');
});
afterAll(() => server.close());

/** A person who has joined the candidates, showing skills and branch. */
async function candidate(skills: string[] = ['Hydraulics']) {
  const joined = await person(server);
  const profile = {
    ...emptyProfile,
    name: 'Sarah Johnson',
    skills,
    branch: 'Navy' as const,
    location: 'Norfolk',
    bio: 'I keep cranes running.',
  };
  await saveProfile(server.deps.sql, joined.id, { profile, now: new Date() });
  const [fact] = await factsAfter(server, joined.cookie, {
    type: 'pool.join',
    payload: { share: ['skills', 'branch', 'bio'], headline: 'Crane mechanic' },
  });
  const { entry } = fact!.payload as { entry: { id: string } };
  return { ...joined, candidateId: entry.id };
}
const candidatesFor = async (organization: Lister, query = '') =>
  (
    (await (
      await server.request(`/api/organizations/${organization.id}/candidates${query}`, {
        headers: { Cookie: organization.owner.cookie },
      })
    ).json()) as { candidates: Candidate[] }
  ).candidates;
const read = async <Answer>(cookie: string, path: string) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;
const ask = (organization: Lister, candidateId: string) =>
  sendCommand(server, organization.owner.cookie, {
    type: 'contact.request',
    as: organization.id,
    payload: { candidateId, text: 'May we talk about cranes?' },
  });

describe('the candidates', () => {
  test('show what they named of their profile, as it was then, and no name', async () => {
    const joined = await candidate();
    await saveProfile(server.deps.sql, joined.id, {
      profile: { ...emptyProfile, name: 'Other', skills: ['Secrets'] },
      now: new Date(),
    });
    const found = (await candidatesFor(employer)).find(({ id }) => id === joined.candidateId);
    expect(found).toEqual({
      id: joined.candidateId,
      headline: 'Crane mechanic',
      shown: { skills: ['Hydraulics'], branch: 'Navy' },
      joinedAt: expect.any(String) as string,
      request: null,
    });
    expect((await stateOf(server, joined.cookie)).world.poolEntries).toMatchObject([
      { share: ['skills', 'branch', 'bio'] },
    ]);
  });

  test('are found by words and branch, page by page', async () => {
    const { candidateId } = await candidate(['Underwater welding']);
    expect(await candidatesFor(employer, '?q=weld%20under')).toMatchObject([{ id: candidateId }]);
    expect(await candidatesFor(employer, '?q=weld&branch=Army')).toEqual([]);
    expect(await candidatesFor(employer, '?q=weld&branch=Navy')).toHaveLength(1);
    expect(await candidatesFor(employer, '?limit=1')).toHaveLength(1);
  });

  test('are not found by what only opening one shows, and have ids without a time', async () => {
    const joined = await candidate(['Sonar']);
    expect(await candidatesFor(employer, '?q=sonar')).toMatchObject([{ id: joined.candidateId }]);
    expect(await candidatesFor(employer, '?q=sonar%20cranes')).toEqual([]);
    expect(joined.candidateId).toMatch(/^.{8}-.{4}-4/);
  });

  test('are no longer found once they have left, and nothing of what they showed is kept', async () => {
    const joined = await candidate();
    await factsAfter(server, joined.cookie, { type: 'pool.leave', payload: {} });
    expect((await candidatesFor(employer)).map(({ id }) => id)).not.toContain(joined.candidateId);
    expect((await stateOf(server, joined.cookie)).world.poolEntries).toEqual([]);
    const [row] = await server.sql`select shown, search_text from candidates where user_id = ${joined.id}`;
    expect(row).toEqual({ shown: {}, search_text: '' });
    expect((await ask(employer, joined.candidateId)).status).toBe(404);
  });
});

describe('a candidate that is opened', () => {
  test('shows the whole of what they named, and can see who looked', async () => {
    const joined = await candidate();
    const { candidate: opened } = await read<{ candidate: Candidate }>(
      employer.owner.cookie,
      `/api/organizations/${employer.id}/candidates/${joined.candidateId}`,
    );
    expect(opened).toMatchObject({
      id: joined.candidateId,
      shown: { skills: ['Hydraulics'], branch: 'Navy', bio: 'I keep cranes running.' },
      request: null,
    });
    const log = await read<AccessLog>(joined.cookie, '/api/me/access-log');
    expect(log).toMatchObject({
      records: [
        {
          kind: 'found',
          organization: { id: employer.id },
          applicationId: null,
          listingTitle: null,
          actor: { id: employer.owner.id },
        },
      ],
      nextCursor: null,
    });
  });

  test('leaves records that are read page by page, each once', async () => {
    const joined = await candidate();
    const path = `/api/organizations/${employer.id}/candidates/${joined.candidateId}`;
    for (let index = 0; index < 3; index += 1) await read(employer.owner.cookie, path);
    const all = await read<AccessLog>(joined.cookie, '/api/me/access-log');
    expect(all.records).toHaveLength(3);
    const first = await read<AccessLog>(joined.cookie, '/api/me/access-log?limit=2');
    const second = await read<AccessLog>(
      joined.cookie,
      `/api/me/access-log?limit=2&cursor=${first.nextCursor}`,
    );
    expect([...first.records, ...second.records]).toEqual(all.records);
    expect(second.nextCursor).toBeNull();
  });

  test('leads to the conversation once they have accepted', async () => {
    const joined = await candidate();
    await ask(employer, joined.candidateId);
    const { world } = await stateOf(server, joined.cookie);
    const path = `/api/organizations/${employer.id}/candidates/${joined.candidateId}`;
    const requestOf = async () =>
      (await read<{ candidate: Candidate }>(employer.owner.cookie, path)).candidate.request;
    expect(await requestOf()).toMatchObject({ status: 'sent', threadId: null });
    await factsAfter(server, joined.cookie, {
      type: 'contact.accept',
      payload: { requestId: world.contactRequests[0]!.id },
    });
    const { threads } = await read<{ threads: Thread[] }>(
      employer.owner.cookie,
      `/api/threads?as=${employer.id}`,
    );
    const thread = threads.find(({ person: { id } }) => id === joined.id);
    expect(await requestOf()).toMatchObject({ status: 'accepted', threadId: thread!.id });
  });
});

describe('a contact request', () => {
  test('arrives live, and accepted it becomes a conversation in which both can write', async () => {
    const joined = await candidate();
    const phone = await followFacts(url, joined.cookie);
    onTestFinished(phone.close);
    expect((await ask(employer, joined.candidateId)).status).toBe(200);
    await phone.until(() => factsIn(phone).some(({ kind }) => kind === 'contactRequested'));
    const { world, ...state } = await stateOf(server, joined.cookie);
    expect(state).toMatchObject({ unread: 1 });
    expect(world.contactRequests).toMatchObject([
      { organizationId: employer.id, text: 'May we talk about cranes?', status: 'open' },
    ]);
    const desk = await followFacts(url, employer.owner.cookie, `?as=${employer.id}`);
    onTestFinished(desk.close);
    await factsAfter(server, joined.cookie, {
      type: 'contact.accept',
      payload: { requestId: world.contactRequests[0]!.id },
    });
    await desk.until(() => factsIn(desk).some(({ kind }) => kind === 'contactAccepted'));
    const { threadId } = factsIn(desk).find(({ kind }) => kind === 'contactAccepted')!.payload as {
      threadId: string;
    };
    const threads = (await (
      await server.request(`/api/threads?as=${employer.id}`, { headers: { Cookie: employer.owner.cookie } })
    ).json()) as { threads: Thread[] };
    expect(threads.threads.find(({ id }) => id === threadId)).toMatchObject({
      person: { id: joined.id, name: 'Sarah Johnson' },
    });
    for (const [cookie, as] of [
      [employer.owner.cookie, employer.id],
      [joined.cookie, undefined],
    ] as const) {
      const answer = await sendCommand(server, cookie, {
        type: 'message.send',
        payload: { threadId, text: 'Good morning' },
        ...(as && { as }),
      });
      expect(answer.status).toBe(200);
    }
    expect((await stateOf(server, joined.cookie)).world.sentMessages.map(({ text }) => text)).toEqual([
      'May we talk about cranes?',
      'Good morning',
      'Good morning',
    ]);
  });

  test('is sent once by an organization, also of ten at once', async () => {
    const { candidateId } = await candidate();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await ask(employer, candidateId)).status),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('a common application', () => {
  test('reaches each school or not, with a result for each, the same when repeated', async () => {
    const schools = await Promise.all([1, 2, 3].map(() => lister(server, 'degree')));
    const listings = await Promise.all(schools.map((school) => published(server, school, 'degree')));
    const veteran = await person(server);
    const [first] = await factsAfter(server, veteran.cookie, {
      type: 'college.submit',
      payload: { listingId: listings[1]!.id },
    });
    await server.deps.listings.staff.take(
      schools[2]!.owner.id,
      { organizationId: schools[2]!.id, id: listings[2]!.id },
      'close',
    );
    const command = {
      id: randomUUID(),
      type: 'commonApplication.submit',
      payload: { listingIds: [...listings.map(({ id }) => id), listings[0]!.id] },
    };
    const send = async () =>
      (await (await sendCommand(server, veteran.cookie, command)).json()) as {
        facts: object[];
        results: SubmissionResult[];
      };
    const answer = await send();
    const [sent] = answer.results;
    expect(answer.results).toEqual([
      { listingId: listings[0]!.id, applicationId: expect.any(String) as string, refused: null },
      { listingId: listings[1]!.id, applicationId: first!.subject, refused: 'already_applied' },
      { listingId: listings[2]!.id, applicationId: null, refused: 'listing_closed' },
      { listingId: listings[0]!.id, applicationId: sent!.applicationId, refused: 'already_applied' },
    ]);
    expect(answer.facts).toHaveLength(1);
    expect(await send()).toEqual(answer);
    expect((await stateOf(server, veteran.cookie)).world.collegeApplications).toHaveLength(2);
    const [received] = await server.sql`
      select count(*)::int as count from facts where organization_id = ${schools[0]!.id} and kind = 'applicationReceived'`;
    expect(received).toEqual({ count: 1 });
  });

  test('to several schools is one history of versions without gaps', async () => {
    const schools = await Promise.all([1, 2, 3].map(() => lister(server, 'degree')));
    const listings = await Promise.all(schools.map((school) => published(server, school, 'degree')));
    const veteran = await person(server);
    const facts = await factsAfter(server, veteran.cookie, {
      type: 'commonApplication.submit',
      payload: { listingIds: listings.map(({ id }) => id) },
    });
    expect(facts.map(({ version }) => version)).toEqual([1, 2, 3]);
    for (const { id } of schools) {
      const rows = await server.sql`select from applications where organization_id = ${id}`;
      expect(rows).toHaveLength(1);
    }
  });
});

test('what a screen keeps for a person is there on another device, changed, and removed', async () => {
  const { cookie } = await person(server);
  const save = (text: string) =>
    factsAfter(server, cookie, { type: 'record.save', payload: { record: { id: 'wellness', text } } });
  await save('{"mood":3}');
  await save('{"mood":4}');
  expect(await save('{"mood":4}')).toEqual([]);
  expect((await stateOf(server, cookie)).world.privateRecords).toEqual([
    { id: 'wellness', text: '{"mood":4}' },
  ]);
  await factsAfter(server, cookie, { type: 'record.remove', payload: { recordId: 'wellness' } });
  expect((await stateOf(server, cookie)).world.privateRecords).toEqual([]);
});
