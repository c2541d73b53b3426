import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thread } from '../../../../machines/model/exchange/index.ts';
import { withScope } from '../../../../server/data/scopes.ts';
import type { Scope } from '../../../../server/data/scopes.ts';
import { communityId } from '@vetsync/machines/model/exchange';
import { accountServer, problemOf, statusesOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { asked, mentor, readAs, talking } from './mentoring.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const refusalOf = async (by: Person, type: string, payload: object, as?: string) =>
  problemOf(await sendCommand(server, by.cookie, { type, payload, ...(as && { as }) }));
const request = (by: Person, other: Person) =>
  sendCommand(server, by.cookie, { type: 'mentor.request', payload: { mentorId: other.id, text: 'Hello' } });

test('nobody else reads or writes in a conversation, answers a request, or blocks and reports in it', async () => {
  const { veteran, other, id } = await talking(server);
  const employer = await lister(server, 'job');
  const before = await server.sql`select * from threads where id = ${id}`;
  for (const stranger of [await person(server), await mentor(server), employer.owner]) {
    for (const path of [`/api/threads/${id}/messages`, `/api/threads/${id}/messages?as=${communityId}`]) {
      const answer = await server.request(path, { headers: { Cookie: stranger.cookie } });
      expect(answer.status).toBe(404);
    }
    const about = { threadId: id };
    expect(await refusalOf(stranger, 'message.toPerson', { ...about, text: 'Me too' })).toBe('not_found');
    expect(await refusalOf(stranger, 'message.send', { ...about, text: 'Me too' })).toBe('not_found');
    for (const type of ['thread.read', 'thread.block', 'thread.unblock'])
      expect(await refusalOf(stranger, type, about)).toBe('not_found');
    expect(await refusalOf(stranger, 'thread.report', { ...about, reason: 'spam' })).toBe('not_found');
    for (const step of ['accept', 'wait', 'decline', 'withdraw', 'end'])
      expect(await refusalOf(stranger, `mentor.${step}`, { mentorshipId: id })).toBe('not_found');
    expect(await refusalOf(stranger, 'message.send', { ...about, text: 'Hi' }, communityId)).toBe(
      'not_found',
    );
  }
  // Not even its two sides get around what a message between people needs.
  for (const side of [veteran, other])
    expect(await refusalOf(side, 'message.send', { threadId: id, text: 'Hi' })).toBe('not_found');
  expect(await server.sql`select * from threads where id = ${id}`).toEqual(before);
});

test('the database shows what people write to each other to the two alone', async () => {
  const { veteran, other, id } = await talking(server);
  const stranger = await person(server);
  const seenIn = (scope: Scope) =>
    withScope(server.deps.sql, scope, async (tx) => {
      const [row] = await tx<{ all: number }[]>`
        select (select count(*)::int from threads where id = ${id})
          + (select count(*)::int from messages where thread_id = ${id})
          + (select count(*)::int from mentorships where id = ${id})
          + (select count(*)::int from mentors where user_id = ${other.id} and user_id <> scope_user()) as all`;
      return row!.all;
    });
  expect(await seenIn({ userId: veteran.id })).toBe(3);
  expect(await seenIn({ userId: other.id })).toBe(3);
  const others: Scope[] = [
    {},
    { userId: stranger.id },
    { organizationId: communityId },
    { userId: stranger.id, organizationId: communityId },
    { administration: true },
  ];
  for (const scope of others) expect(await seenIn(scope)).toBe(0);
});

test('each side takes only its own steps', async () => {
  const [veteran, other] = [await person(server), await mentor(server)];
  const id = await asked(server, veteran, other);
  for (const step of ['accept', 'wait', 'decline', 'end'])
    expect(await refusalOf(veteran, `mentor.${step}`, { mentorshipId: id })).toBe('mentoring_changed');
  for (const step of ['withdraw', 'end'])
    expect(await refusalOf(other, `mentor.${step}`, { mentorshipId: id })).toBe('mentoring_changed');
  expect(await refusalOf(other, 'message.toPerson', { threadId: id, text: 'Hi' })).toBe('not_found');
});

test('nobody floods mentors: three open requests, also if all are sent at once', async () => {
  const veteran = await person(server);
  const mentors = await Promise.all(Array.from({ length: 6 }, () => mentor(server)));
  const statuses = await statusesOf(mentors.map((other) => request(veteran, other)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  const [late] = await server.sql<{ id: string }[]>`
    select user_id as id from mentors where user_id in ${server.sql(mentors.map(({ id }) => id))}
      and user_id not in (select mentor_id from mentorships where user_id = ${veteran.id}) limit 1`;
  const payload = { mentorId: late!.id, text: 'Hello' };
  expect(await refusalOf(veteran, 'mentor.request', payload)).toBe('too_many_open');
  const [open] = await server.sql<{ id: string }[]>`select id from mentorships where user_id = ${veteran.id}`;
  await factsAfter(server, veteran.cookie, { type: 'mentor.withdraw', payload: { mentorshipId: open!.id } });
  expect((await sendCommand(server, veteran.cookie, { type: 'mentor.request', payload })).status).toBe(200);
});

test('nobody asks who is no mentor, who has stopped, themselves, or the same twice', async () => {
  const [veteran, other] = [await person(server), await mentor(server)];
  for (const mentorId of [(await person(server)).id, other.id]) {
    if (mentorId === other.id) await factsAfter(server, other.cookie, { type: 'mentor.stop', payload: {} });
    expect(await refusalOf(veteran, 'mentor.request', { mentorId, text: 'Hello' })).toBe(
      'mentor_unavailable',
    );
  }
  expect(await refusalOf(other, 'mentor.request', { mentorId: other.id, text: 'Hello' })).toBe('not_found');
  const open = await mentor(server);
  await asked(server, veteran, open);
  expect(await problemOf(await request(veteran, open))).toBe('mentoring_changed');
});

test('whoever is blocked cannot write, and no longer finds or asks that mentor', async () => {
  const { veteran, other, id } = await talking(server);
  await factsAfter(server, other.cookie, { type: 'thread.block', payload: { threadId: id } });
  const message = { threadId: id, text: 'Hello?' };
  expect(await refusalOf(veteran, 'message.toPerson', message)).toBe('thread_blocked');
  const [own] = (await readAs<{ threads: Thread[] }>(server, veteran, '/api/threads')).threads;
  expect(own).toMatchObject({ id, isBlocked: false });
  const [theirs] = (await readAs<{ threads: Thread[] }>(server, other, '/api/threads')).threads;
  expect(theirs).toMatchObject({ id, isBlocked: true });
  await factsAfter(server, veteran.cookie, { type: 'mentor.end', payload: { mentorshipId: id } });
  const { mentors } = await readAs<{ mentors: { id: string }[] }>(server, veteran, '/api/mentors?limit=100');
  expect(mentors.map((one) => one.id)).not.toContain(other.id);
  expect(await problemOf(await request(veteran, other))).toBe('mentor_unavailable');
  await factsAfter(server, other.cookie, { type: 'thread.unblock', payload: { threadId: id } });
  expect((await request(veteran, other)).status).toBe(200);
});

test('either side reports the other, and administrators see who and what, without the community', async () => {
  const { veteran, other, id } = await talking(server);
  await factsAfter(server, other.cookie, {
    type: 'thread.report',
    payload: { threadId: id, reason: 'harassment', note: 'Rude' },
  });
  const { reports } = await server.deps.exchange.reportQueue.list({ status: 'open', limit: 10 });
  const report = reports.find(({ note }) => note === 'Rude')!;
  expect(report).toMatchObject({
    side: 'organization',
    reporter: { id: other.id },
    organization: { id: other.id, name: 'Tom Hale' },
    person: { id: veteran.id, name: 'Ana Ruiz' },
    evidence: [{ text: 'Hello' }],
  });
  const administrator = await person(server);
  await server.deps.exchange.reportQueue.decide(administrator.id, report.id, {
    status: 'acted',
    reason: 'Rude',
  });
  const { world } = await stateOf(server, other.cookie);
  expect(world.notifications.at(-1)).toMatchObject({
    subjectId: id,
    title: { code: 'contact.reportDecided' },
    message: { values: ['Ana Ruiz'] },
  });
});

test('no address is in what the other side gets', async () => {
  const { veteran, other, id } = await talking(server);
  const shown = JSON.stringify([
    await readAs(server, veteran, `/api/threads/${id}/messages`),
    await readAs(server, veteran, '/api/me/mentoring'),
    await readAs(server, veteran, '/api/me/network'),
    await readAs(server, veteran, '/api/mentors?limit=100'),
    await stateOf(server, veteran.cookie),
  ]);
  expect(shown).not.toContain(other.email);
});

test('two people who write to each other at once wait for nobody', async () => {
  const { veteran, other, id } = await talking(server);
  const write = (by: Person) =>
    sendCommand(server, by.cookie, { type: 'message.toPerson', payload: { threadId: id, text: 'Hi' } });
  const sent = Array.from({ length: 20 }, (_, at) => write(at % 2 === 0 ? veteran : other));
  expect(new Set(await statusesOf(sent))).toEqual(new Set([200]));
  const [row] = await server.sql`select count(*)::int as count from messages where thread_id = ${id}`;
  expect(row).toEqual({ count: 21 });
});

test('whoever is banned is no longer found', async () => {
  const [veteran, other] = [await person(server), await mentor(server)];
  await server.sql`update users set banned_at = now() where id = ${other.id}`;
  expect(await problemOf(await request(veteran, other))).toBe('mentor_unavailable');
});
