import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ApplicationHistory, Thread, ThreadMessage } from '../../../machines/model/exchange/index.ts';
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
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
  employer = await lister(server, 'job');
});
afterAll(() => server.close());

const read = async <Answer>({ cookie }: { cookie: string }, path: string) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;
const threadsOf = async (reader: Person, as?: string) =>
  (await read<{ threads: Thread[] }>(reader, `/api/threads${as ? `?as=${as}` : ''}`)).threads;
const write = (veteran: Person, text: string) =>
  factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text },
  });
const answerAs = (colleague: Person, threadId: string, text: string) =>
  factsAfter(server, colleague.cookie, {
    type: 'message.send',
    as: employer.id,
    payload: { threadId, text },
  });

test('a person and an organization write to each other, live, and the writer is named', async () => {
  const [veteran, reviewer] = [await person(server), await join(server, employer, 'reviewer')];
  await server.sql`update users set full_name = 'Ana Ruiz' where id = ${reviewer.id}`;
  const desk = await followFacts(url, reviewer.cookie, `?as=${employer.id}`);
  onTestFinished(desk.close);
  const phone = await followFacts(url, veteran.cookie);
  onTestFinished(phone.close);

  await write(veteran, 'Is the job still open?');
  await desk.until(() => factsIn(desk).some(({ kind }) => kind === 'messageSent'));
  const { payload } = factsIn(desk).find(({ kind }) => kind === 'messageSent')!;
  expect(payload).toMatchObject({ side: 'person', text: 'Is the job still open?' });
  const threadId = String(payload['threadId']);

  await answerAs(reviewer, threadId, 'It is.');
  await phone.until(() => factsIn(phone).length === 2);
  expect(factsIn(phone)[1]).toMatchObject({
    kind: 'messageSent',
    payload: { message: { from: employer.id, to: 'user', text: 'It is.' } },
  });
  const { world } = await stateOf(server, veteran.cookie);
  expect(world.sentMessages[1]?.fromName).toMatch(/^Ana Ruiz, Harbor Works/);
  expect(world.notifications).toMatchObject([
    { targetRole: 'user', type: 'message', subjectId: employer.id },
  ]);

  const { messages } = await read<{ messages: ThreadMessage[] }>(
    veteran,
    `/api/threads/${threadId}/messages`,
  );
  expect(messages.map(({ side, text }) => `${side}: ${text}`)).toEqual([
    'organization: It is.',
    'person: Is the job still open?',
  ]);
  expect(await read(reviewer, `/api/threads/${threadId}/messages?as=${employer.id}&limit=1`)).toMatchObject({
    messages: [messages[0]],
    nextCursor: expect.any(String) as string,
  });
});

test('each side counts what it has not read', async () => {
  const veteran = await person(server);
  for (const text of ['One', 'Two']) await write(veteran, text);
  const [own] = await threadsOf(veteran);
  expect(own).toMatchObject({ organization: { id: employer.id }, unread: 0, isBlocked: false });
  const unread = async () =>
    (await threadsOf(employer.owner, employer.id)).find(({ id }) => id === own!.id)?.unread;
  expect(await unread()).toBe(2);
  await factsAfter(server, employer.owner.cookie, {
    type: 'thread.read',
    as: employer.id,
    payload: { threadId: own!.id },
  });
  expect(await unread()).toBe(0);

  await answerAs(employer.owner, own!.id, 'Three');
  expect((await threadsOf(veteran))[0]?.unread).toBe(1);
  await factsAfter(server, veteran.cookie, { type: 'thread.read', payload: { threadId: own!.id } });
  expect((await threadsOf(veteran))[0]?.unread).toBe(0);
  const { world } = await stateOf(server, veteran.cookie);
  expect(world.notifications.filter(({ read: isRead }) => !isRead)).toEqual([]);
});

test('the list has the beginning of the newest message, in one line', async () => {
  const veteran = await person(server);
  await write(veteran, 'One');
  const text = `Two\n\n${'long '.repeat(60)}`;
  await write(veteran, text);
  const [own] = await threadsOf(veteran);
  expect(own!.last).toEqual({ side: 'person', text: `Two ${'long '.repeat(60)}`.slice(0, 120) });
  const theirs = (await threadsOf(employer.owner, employer.id)).find(({ id }) => id === own!.id);
  expect(theirs!.last).toEqual(own!.last);
  await answerAs(employer.owner, own!.id, 'Three');
  expect((await threadsOf(veteran))[0]!.last).toEqual({ side: 'organization', text: 'Three' });
});

test('staff start a conversation where there is an application', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  await factsAfter(server, employer.owner.cookie, {
    type: 'message.toApplicant',
    as: employer.id,
    payload: { applicationId, text: 'Thank you.' },
  });
  expect(await threadsOf(veteran)).toMatchObject([{ organization: { id: employer.id }, unread: 1 }]);
});

test('a person blocks an organization, and lets it write again', async () => {
  const veteran = await person(server);
  await write(veteran, 'Hello');
  const [thread] = await threadsOf(veteran);
  const set = (type: string) =>
    factsAfter(server, veteran.cookie, { type, payload: { threadId: thread!.id } });
  const blocked = await set('thread.block');
  // The person's other devices are told. Doing it again is nothing new.
  expect(blocked).toMatchObject([
    { kind: 'threadBlocked', payload: { threadId: thread!.id, isBlocked: true } },
  ]);
  expect(await set('thread.block')).toEqual([]);
  const refused = await sendCommand(server, employer.owner.cookie, {
    type: 'message.send',
    as: employer.id,
    payload: { threadId: thread!.id, text: 'Hello?' },
  });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    409,
    'thread_blocked',
  ]);
  expect((await threadsOf(veteran))[0]).toMatchObject({ isBlocked: true, unread: 0 });
  expect(await set('thread.unblock')).toMatchObject([
    { payload: { isBlocked: false }, version: blocked[0]!.version! + 1 },
  ]);
  await answerAs(employer.owner, thread!.id, 'Welcome back');
});

test('of ten first messages at once, all are in one conversation', async () => {
  const veteran = await person(server);
  await Promise.all(Array.from({ length: 10 }, (_, index) => write(veteran, `Message ${index}`)));
  const threads = await threadsOf(veteran);
  expect(threads).toHaveLength(1);
  const { messages } = await read<{ messages: ThreadMessage[] }>(
    veteran,
    `/api/threads/${threads[0]!.id}/messages`,
  );
  expect(messages).toHaveLength(10);
});

test('a person finds their own conversations by organization and words, a page at a time', async () => {
  const veteran = await person(server);
  const other = await lister(server, 'job');
  await write(veteran, 'May I bring my tools?');
  await factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: other.id, text: 'Is there parking for a truck?' },
  });
  const find = async (query: string) => {
    const page = await read<{ threads: Thread[]; nextCursor: string | null }>(
      veteran,
      `/api/threads?${query}`,
    );
    return { names: page.threads.map(({ organization }) => organization.name), next: page.nextCursor };
  };
  expect(await find('q=truck')).toEqual({ names: [other.name], next: null });
  expect(await find(`q=${encodeURIComponent(employer.name)}`)).toEqual({
    names: [employer.name],
    next: null,
  });
  expect(await find('q=...')).toEqual({ names: [], next: null });
  expect(await find('unread=1')).toEqual({ names: [], next: null });
  expect((await threadsOf(veteran)).map(({ about }) => about)).toEqual([[], []]);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const application = { id: applicationId, kind: 'job' };
  const [threads, theirs] = [await threadsOf(veteran), await threadsOf(employer.owner, employer.id)];
  const about = [{ title: 'Crane mechanic', application }];
  for (const one of [threads[1], theirs.find(({ id }) => id === threads[1]!.id)])
    expect(one).toMatchObject({ organization: { id: employer.id }, about });
  expect(await read<ApplicationHistory>(veteran, `/api/applications/${applicationId}/history`)).toMatchObject(
    { threadId: threads[1]!.id },
  );
  expect(
    await read<ApplicationHistory>(employer.owner, `/api/applications/${applicationId}/history`),
  ).toMatchObject({ threadId: null, sent: null });
  const first = await find('q=harbor&limit=1');
  expect(first.names).toEqual([other.name]);
  expect(await find(`q=harbor&limit=1&cursor=${first.next}`)).toEqual({ names: [employer.name], next: null });
});

test('a search looks through 500 conversations at a time, and says where to go on', async () => {
  const busy = await lister(server, 'job');
  await server.sql`
    with added as (
      insert into users (email, created_at)
      select 'many' || n || '@example.org', now() - n * interval '1 minute' from generate_series(1, 501) n
      returning id, created_at
    )
    insert into threads (organization_id, id, user_id, created_at, last_at)
    select ${busy.id}, gen_random_uuid(), id, created_at, created_at from added`;
  await server.sql`
    insert into messages (organization_id, thread_id, id, side, author_name, text, at)
    select organization_id, id, gen_random_uuid(), 'person', 'Zed', 'Found at last', last_at from threads
    where organization_id = ${busy.id} order by last_at limit 1`;
  const page = (query: string) =>
    read<{ threads: Thread[]; nextCursor: string | null }>(busy.owner, `/api/threads?as=${busy.id}&${query}`);
  const nothing = await page('q=found&unread=1');
  expect(nothing).toMatchObject({ threads: [], nextCursor: expect.any(String) as string });
  expect(await page(`q=found&unread=1&cursor=${nothing.nextCursor}`)).toMatchObject({
    threads: [{ person: { name: 'Zed' }, unread: 1 }],
    nextCursor: null,
  });
});
