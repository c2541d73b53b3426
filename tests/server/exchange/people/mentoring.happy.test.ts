import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { KnownPerson, Mentoring, Mentorship } from '../../../../machines/community/model/index.ts';
import type { Thread, ThreadMessage } from '../../../../machines/model/exchange/index.ts';
import { accountServer, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter, factsIn, followFacts, sendCommand, stateOf } from '../../support/exchange.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { asked, mentor, mentoringOf, offer, readAs, talking } from './mentoring.ts';

let server: Server;
let url: string;
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
});
afterAll(() => server.close());

const threadsOf = async (reader: Person, query = '') =>
  (await readAs<{ threads: Thread[] }>(server, reader, `/api/threads${query}`)).threads;
const messagesOf = (reader: Person, id: string) =>
  readAs<{ thread: Thread; messages: ThreadMessage[] }>(server, reader, `/api/threads/${id}/messages`);
const statusFor = async (reader: Person, id: string) =>
  (await mentoringOf(server, reader)).mentorships.find((one: Mentorship) => one.id === id)?.status;
const take = (by: Person, step: string, mentorshipId: string) =>
  factsAfter(server, by.cookie, { type: `mentor.${step}`, payload: { mentorshipId } });
const write = (by: Person, threadId: string, text: string) =>
  factsAfter(server, by.cookie, { type: 'message.toPerson', payload: { threadId, text } });

test('a mentor is found by what they offer, with counts for every filter', async () => {
  const [reader, other] = [await person(server), await mentor(server, { topics: ['Welding at sea'] })];
  const found = async (query: string) => {
    const { mentors } = await readAs<{ mentors: { id: string }[] }>(server, reader, `/api/mentors?${query}`);
    return mentors.some(({ id }) => id === other.id);
  };
  expect(await found('q=weld+sea')).toBe(true);
  const all = await readAs<{ mentors: object[] }>(server, reader, '/api/mentors?q=weld+sea');
  expect(all.mentors).toEqual([
    {
      id: other.id,
      name: 'Tom Hale',
      work: offer.work,
      location: offer.location,
      about: offer.about,
      times: offer.times,
      fields: offer.fields,
      branch: 'Navy',
      languages: ['en', 'es'],
      helpsWith: ['Welding at sea'],
      isVerified: false,
      places: 3,
    },
  ]);
  expect(await found('q=weld+sea&field=Skilled+trades&branch=Navy&language=es')).toBe(true);
  expect(await found('q=weld+sea&field=Education')).toBe(false);
  expect(await found('q=weld+sea&language=fr')).toBe(false);
  const page = await readAs(server, reader, '/api/mentors?q=weld+sea&field=Education');
  expect(page).toMatchObject({
    total: 0,
    facets: { field: [{ value: 'Skilled trades', count: 1 }], branch: [], language: [] },
  });
  await factsAfter(server, other.cookie, { type: 'mentor.stop', payload: {} });
  expect(await found('q=weld+sea')).toBe(false);
  expect((await mentoringOf(server, other)).offer).toEqual({
    ...offer,
    topics: ['Welding at sea'],
    isOpen: false,
  });
});

test('pages of mentors go on where the one before ended', async () => {
  const reader = await person(server);
  const ids = [];
  for (const topic of ['Tidepool', 'Tidepool', 'Tidepool'])
    ids.unshift((await mentor(server, { topics: [topic] })).id);
  const path = '/api/mentors?q=tidepool&limit=2';
  type Page = { mentors: { id: string }[]; nextCursor: string | null };
  const first = await readAs<Page>(server, reader, path);
  const second = await readAs<Page>(server, reader, `${path}&cursor=${first.nextCursor}`);
  expect([...first.mentors, ...second.mentors].map(({ id }) => id)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
});

test('from a request to the first conversation, live on both sides', async () => {
  const [veteran, other] = [await person(server, 'Ana Ruiz'), await mentor(server, { name: 'Tom Hale' })];
  const bell = await followFacts(url, other.cookie);
  onTestFinished(bell.close);
  const id = await asked(server, veteran, other, 'How did you become a nurse?');
  await bell.until(() => factsIn(bell).some(({ kind }) => kind === 'mentoringChanged'));
  expect((await stateOf(server, other.cookie)).world.notifications).toMatchObject([
    { type: 'message', subjectId: `mentor:${id}`, message: 'How did you become a nurse?', read: false },
  ]);
  expect(await threadsOf(veteran)).toEqual([]);
  expect(await mentoringOf(server, other)).toMatchObject({
    mentorships: [{ id, side: 'mentor', other: { name: 'Ana Ruiz' }, status: 'requested' }],
  });

  await take(other, 'wait', id);
  expect(await statusFor(veteran, id)).toBe('waiting');
  await take(other, 'accept', id);
  expect((await stateOf(server, veteran.cookie)).world.notifications).toMatchObject([
    { subjectId: `person:${id}`, title: { code: 'contact.mentoring_accepted', values: ['Tom Hale'] } },
  ]);
  // Its fact has the id of the message, by which the writer's page knows it again.
  const [sent] = await write(other, id, 'I went back to school.');
  expect(sent).toMatchObject({ kind: 'messageSent', subject: id, version: null });
  expect((await messagesOf(other, id)).messages[0]).toMatchObject({ id: sent!.id, side: 'person' });
  expect(await threadsOf(veteran)).toMatchObject([
    {
      id,
      isPerson: true,
      organization: { id: other.id, name: 'Tom Hale' },
      last: { side: 'organization', text: 'I went back to school.' },
      unread: 1,
    },
  ]);
  expect(await threadsOf(other)).toMatchObject([
    { id, organization: { name: 'Ana Ruiz' }, last: { side: 'person' }, unread: 0 },
  ]);
  await write(veteran, id, 'Thank you!');
  expect(await threadsOf(other, '?unread=1')).toMatchObject([{ id, unread: 1 }]);
  expect(await threadsOf(other, '?q=Ana')).toHaveLength(1);
  const { messages } = await messagesOf(other, id);
  expect(messages.map(({ side, authorName, text }) => `${side} ${authorName}: ${text}`)).toEqual([
    'organization Ana Ruiz: Thank you!',
    'person Tom Hale: I went back to school.',
    'organization Ana Ruiz: How did you become a nurse?',
  ]);
  await factsAfter(server, other.cookie, { type: 'thread.read', payload: { threadId: id } });
  expect(await threadsOf(other, '?unread=1')).toEqual([]);
  const { world } = await stateOf(server, other.cookie);
  expect(world.notifications.filter(({ subjectId, read }) => subjectId === `person:${id}` && !read)).toEqual(
    [],
  );
});

test('a no is told, and the same mentor can be asked again a month later', async () => {
  const [veteran, other] = [await person(server), await mentor(server)];
  const id = await asked(server, veteran, other);
  await take(other, 'decline', id);
  expect((await stateOf(server, veteran.cookie)).world.notifications).toMatchObject([
    { subjectId: `mentor:${id}`, title: { code: 'contact.mentoring_declined' } },
  ]);
  const again = { type: 'mentor.request', payload: { mentorId: other.id, text: 'Please?' } };
  expect(await problemOf(await sendCommand(server, veteran.cookie, again))).toBe('mentoring_changed');
  await server.sql`update mentorships set changed_at = changed_at - interval '31 days' where id = ${id}`;
  expect(await asked(server, veteran, other)).toBe(id);
  expect(await statusFor(other, id)).toBe('requested');
});

test('a withdrawn request is told, and can be made again at once', async () => {
  const [veteran, other] = [await person(server), await mentor(server)];
  const id = await asked(server, veteran, other);
  await take(veteran, 'withdraw', id);
  expect((await stateOf(server, other.cookie)).world.notifications).toMatchObject([
    { title: { code: 'contact.mentoring_withdrawn' } },
  ]);
  const accept = { type: 'mentor.accept', payload: { mentorshipId: id } };
  expect(await problemOf(await sendCommand(server, other.cookie, accept))).toBe('mentoring_changed');
  expect(await asked(server, veteran, other)).toBe(id);
});

test('either side ends it, and the conversation stays to be read', async () => {
  for (const isMentor of [true, false]) {
    const { veteran, other, id } = await talking(server);
    const [by, told] = isMentor ? [other, veteran] : [veteran, other];
    await take(by, 'end', id);
    expect((await stateOf(server, told.cookie)).world.notifications.at(-1)).toMatchObject({
      title: { code: 'contact.mentoring_ended' },
    });
    expect(await threadsOf(told)).toMatchObject([{ id, isSuspended: true }]);
    const late = { type: 'message.toPerson', payload: { threadId: id, text: 'Hello?' } };
    expect(await problemOf(await sendCommand(server, told.cookie, late))).toBe('mentoring_changed');
    // Asked again and accepted, they go on in the same conversation.
    await asked(server, veteran, other, 'Once more?');
    await take(other, 'accept', id);
    const { messages } = await messagesOf(veteran, id);
    expect(messages.map(({ text }) => text)).toEqual(['Once more?', 'Hello']);
  }
});

test('a mentor takes as many people as they offered', async () => {
  const other = await mentor(server, { capacity: 1 });
  const [first, second, late] = [await person(server), await person(server), await person(server)];
  const ids = [await asked(server, first, other), await asked(server, second, other)];
  const accept = (mentorshipId: string) =>
    sendCommand(server, other.cookie, { type: 'mentor.accept', payload: { mentorshipId } });
  const answers = await Promise.all(ids.map(accept));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const request = { type: 'mentor.request', payload: { mentorId: other.id, text: 'Hello' } };
  expect(await problemOf(await sendCommand(server, late.cookie, request))).toBe('mentor_unavailable');
});

test('one’s network is who mentors whom, and who was seen at the same event', async () => {
  const { veteran, other, id } = await talking(server);
  const { people } = await readAs<{ people: KnownPerson[] }>(server, veteran, '/api/me/network');
  expect(people).toEqual([
    { id: other.id, name: 'Tom Hale', how: 'mentor', event: '', threadId: id } satisfies KnownPerson,
  ]);
  expect(await readAs(server, other, '/api/me/network')).toMatchObject({
    people: [{ id: veteran.id, how: 'mentored' }],
  });
});

test('an account that is deleted takes its conversation and its name along', async () => {
  const { veteran, other, id } = await talking(server);
  await write(other, id, 'My secret words');
  await server.deps.accountDeletion.remove(other.id);
  expect(await threadsOf(veteran)).toEqual([]);
  expect((await mentoringOf(server, veteran)) satisfies Mentoring).toMatchObject({ mentorships: [] });
  const left = JSON.stringify([
    (await stateOf(server, veteran.cookie)).world,
    await server.sql`select payload from facts where user_id = ${veteran.id}`,
  ]);
  expect(left).not.toContain('Tom Hale');
  expect(left).not.toContain('secret words');
});
