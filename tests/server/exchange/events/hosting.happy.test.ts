import { afterAll, expect, test } from 'vitest';
import type { EventParticipation, QueuedReport } from '../../../../machines/model/exchange/index.ts';
import type { EventPage, ListedEventRow } from '../../../../machines/organizations/model/index.ts';
import { deleteExpired } from '../../../../server/jobs/housekeeping.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, hourMs, problemOf } from '../../support/accounts.ts';
import { factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { background, bellOf } from '../../support/reminders.ts';
import { coffee, hosted } from './hosting.ts';

const clock = testClock(new Date('2030-05-16T12:00:00Z'));
const server = await accountServer({ clock });
const { sql, updateEvents } = background(server, clock);
afterAll(async () => {
  await sql.end();
  await server.close();
});

const get = async <Answer>(path: string, { cookie }: { cookie: string } = { cookie: '' }) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;
const found = async (reader?: Person, query = '') =>
  (await get<EventPage>(`/api/events?limit=100${query}`, reader)).events;
const partOf = async (one: Person, id: string) =>
  (await get<{ participation: EventParticipation }>(`/api/events/${id}/participation`, one)).participation;
const send = (by: Person, type: string, payload: object) => factsAfter(server, by.cookie, { type, payload });
const refused = async (by: Person, type: string, payload: object) =>
  problemOf(await sendCommand(server, by.cookie, { type, payload }));
const named = async (name: string) => {
  const one = await person(server);
  await server.sql`update users set full_name = ${name}, veteran_verified = true where id = ${one.id}`;
  return one;
};
const codesOf = async (one: Person) =>
  (await bellOf(server, one)).map(({ title }) => (title as { code: string }).code);

test('signed-in people find it among all events, with its host, and nobody else does', async () => {
  const [host, ben] = [await named('Ana Ruiz'), await person(server)];
  const fair = await published(server, await lister(server, 'event'), 'event', {
    startsAt: new Date(clock.now().getTime() + 48 * hourMs).toISOString(),
  });
  const id = await hosted(server, host, clock.now());
  const listed = (await found(ben)).map((one) => one.id);
  expect(listed.indexOf(id)).toBeGreaterThanOrEqual(0);
  expect(listed.indexOf(id)).toBeLessThan(listed.indexOf(fair.id));
  expect((await found()).map((one) => one.id)).toEqual(listed.filter((one) => one !== id));
  // A page ends between the two as well.
  const first = await get<EventPage>('/api/events?limit=1', ben);
  const second = await get<EventPage>(`/api/events?limit=1&cursor=${first.nextCursor}`, ben);
  expect([...first.events, ...second.events].map((one) => one.id)).toEqual(listed.slice(0, 2));
  const { event } = await get<{ event: ListedEventRow }>(`/api/events/${id}`, ben);
  expect(event).toMatchObject({ taken: 1, organization: { name: 'Ana Ruiz' }, location: 'Tampa, FL' });
  expect(event.host).toEqual({ isVerified: true, isOwn: false });
  expect((await get<{ event: ListedEventRow }>(`/api/events/${id}`, host)).event.host!.isOwn).toBe(true);
  expect((await server.request(`/api/events/${id}`)).status).toBe(404);
  expect((await found(ben, '&q=first%20ye')).map((one) => one.id)).toContain(id);
  expect((await found(ben, '&q=banana')).map((one) => one.id)).not.toContain(id);
  expect((await found(ben, '&type=career')).map((one) => one.id)).not.toContain(id);
});

test('its host moves it, which everyone is told who takes part or waits', async () => {
  const [host, ben, cal] = [await named('Ana Ruiz'), await person(server), await person(server)];
  const id = await hosted(server, host, clock.now());
  for (const one of [ben, cal]) await send(one, 'event.join', { listingId: id });
  const change = (by: Person, more: object) => refused(by, 'event.change', { listingId: id, ...more });
  expect(await change(ben, { location: 'Miami, FL' })).toBe('not_found');
  const startsAt = new Date(clock.now().getTime() + 48 * hourMs).toISOString();
  const yesterday = new Date(clock.now().getTime() - dayMs).toISOString();
  expect(await change(host, { startsAt: yesterday })).toBe('listing_closed');
  await send(host, 'event.change', { listingId: id, startsAt, location: 'Miami, FL' });
  await updateEvents();
  for (const one of [ben, cal]) expect(await codesOf(one)).toEqual(['contact.eventMoved']);
  const place = 'The front room of Pier Coffee';
  await send(host, 'event.change', { listingId: id, place });
  for (let time = 0; time < 2; time += 1) await updateEvents();
  for (const one of [ben, cal])
    expect(await codesOf(one)).toEqual(['contact.eventMoved', 'contact.eventMoved']);
  expect(await codesOf(host)).toEqual([]);
  expect(await partOf(ben, id)).toMatchObject({ place });
  expect(await partOf(cal, id)).toMatchObject({ place: null });
  const { world } = await stateOf(server, host.cookie);
  expect(world.joinedEvents[0]).toMatchObject({
    listed: { startsAt, location: 'Miami, FL', isHosted: true },
  });
  await send(host, 'event.cancel', { listingId: id });
  expect(await change(host, { place })).toBe('listing_status');
});

test('its place is for those with a seat; a full one has a waiting list, and a free seat is offered', async () => {
  const [host, ben, cal] = [await named('Ana Ruiz'), await person(server), await person(server)];
  const id = await hosted(server, host, clock.now());
  const place = 'The back room of Pier Coffee';
  expect(await partOf(host, id)).toMatchObject({ state: 'joined', place });
  expect(await partOf(ben, id)).toMatchObject({ state: null, place: null });
  await send(ben, 'event.join', { listingId: id });
  await send(cal, 'event.join', { listingId: id });
  expect(await partOf(ben, id)).toMatchObject({ state: 'joined', place, people: ['Ana Ruiz'] });
  expect(await partOf(cal, id)).toMatchObject({ state: 'waiting', place: null, people: [] });
  expect(JSON.stringify([await found(cal), await found(host)])).not.toContain('back room');
  await send(ben, 'event.leave', { listingId: id });
  await updateEvents();
  expect(await codesOf(cal)).toEqual(['contact.eventOffered']);
  await send(cal, 'event.join', { listingId: id });
  expect(await partOf(cal, id)).toMatchObject({ state: 'joined', place });
});

test('guests take seats', async () => {
  const [host, ben, cal] = [await person(server), await person(server), await person(server)];
  const id = await hosted(server, host, clock.now(), { capacity: 3, guests: 2 });
  expect(await refused(ben, 'event.join', { listingId: id, guests: 3 })).toBe('too_many_guests');
  await send(ben, 'event.join', { listingId: id, guests: 1 });
  await send(cal, 'event.join', { listingId: id });
  expect([(await partOf(ben, id)).state, (await partOf(cal, id)).state]).toEqual(['joined', 'waiting']);
});

test('only its host calls it off, and everybody hears why', async () => {
  const [host, ben] = [await person(server), await person(server)];
  const id = await hosted(server, host, clock.now());
  await send(ben, 'event.join', { listingId: id });
  expect(await refused(ben, 'event.cancel', { listingId: id })).toBe('not_found');
  await send(host, 'event.cancel', { listingId: id, reason: 'I have the flu.' });
  expect(await refused(host, 'event.cancel', { listingId: id })).toBe('listing_status');
  await updateEvents();
  expect(await codesOf(ben)).toEqual(['contact.eventCanceled']);
  expect(await codesOf(host)).toEqual([]);
  const { world } = await stateOf(server, host.cookie);
  expect(world.joinedEvents).toEqual([]);
  expect((await stateOf(server, ben.cookie)).world.joinedEvents[0]!.listed).toBeUndefined();
  expect((await found(ben)).map((one) => one.id)).not.toContain(id);
});

test('at most three of one person are ahead, also of ten at once', async () => {
  const host = await person(server);
  const codes = await Promise.all(
    Array.from({ length: 10 }, () => refused(host, 'event.host', coffee(clock.now()))),
  );
  expect(codes.filter((code) => code === 'too_many_events')).toHaveLength(7);
  const rows = await server.sql`select from event_hosts where user_id = ${host.id}`;
  expect(rows).toHaveLength(3);
  clock.advance(26 * hourMs);
  await hosted(server, host, clock.now());
  const past = coffee(clock.now(), { startsAt: new Date(clock.now().getTime() - 2 * hourMs).toISOString() });
  expect(await refused(host, 'event.host', past)).toBe('listing_closed');
});

test('an administrator who acts on a report removes it, and nobody hears who reported', async () => {
  const admin = { cookie: await server.signIn('admin') };
  const [host, ben, cal] = [await named('Ana Ruiz'), await person(server), await person(server)];
  const id = await hosted(server, host, clock.now());
  await send(ben, 'event.join', { listingId: id });
  await send(cal, 'event.report', { listingId: id, reason: 'spam', note: 'They sell insurance.' });
  expect(await refused(host, 'event.report', { listingId: id, reason: 'spam' })).toBe('not_found');
  const { reports } = await get<{ reports: QueuedReport[] }>('/api/admin/reports?status=open', admin);
  const report = reports.find(({ reporter }) => reporter?.id === cal.id)!;
  expect(report).toMatchObject({
    isOfEvent: true,
    organization: { id: host.id },
    note: 'They sell insurance.',
  });
  expect(report.evidence).toMatchObject([{ authorName: 'Ana Ruiz' }]);
  expect(report.evidence[0]!.text).toContain('We talk about the first year out.');
  const decided = await server.request(`/api/admin/reports/${report.id}/decision`, {
    method: 'POST',
    headers: { Cookie: admin.cookie },
    json: { status: 'acted', reason: 'It is an advertisement.' },
  });
  expect(decided.status).toBe(200);
  await updateEvents();
  expect(await codesOf(ben)).toEqual(['contact.eventCanceled']);
  expect(await codesOf(host)).toEqual(['contact.eventCanceled']);
  expect(await codesOf(cal)).toEqual(['contact.reportDecided']);
  expect((await found(ben)).map((one) => one.id)).not.toContain(id);
  expect(JSON.stringify(await stateOf(server, host.cookie))).not.toContain('advertisement');
});

test('it goes with the account of its host: who wanted to come is told, and then nothing is left', async () => {
  const [host, ben] = [await named('Ana Ruiz'), await person(server)];
  const id = await hosted(server, host, clock.now());
  await send(ben, 'event.join', { listingId: id });
  const left = async () => (await server.sql`select title, description from listings where id = ${id}`)[0];
  await server.deps.accountDeletion.remove(host.id);
  expect(await left()).toEqual({ title: 'Coffee for veterans', description: '' });
  await deleteExpired(sql, clock);
  expect(await left()).toBeDefined();
  await updateEvents();
  expect(await codesOf(ben)).toEqual(['contact.eventCanceled']);
  await deleteExpired(sql, clock);
  expect(await left()).toBeUndefined();
  const rows = await server.sql`select payload::text as text from facts where user_id = ${ben.id}`;
  expect(JSON.stringify(rows)).not.toContain('Ana Ruiz');
  // Whoever has it in their list removes it.
  await send(ben, 'event.leave', { listingId: id });
  expect((await stateOf(server, ben.cookie)).world.joinedEvents).toEqual([]);
});

test('who is banned hosts nothing any more, and a year after its end it is forgotten', async () => {
  const [host, other, ben] = [await person(server), await person(server), await person(server)];
  const [gone, old] = [await hosted(server, host, clock.now()), await hosted(server, other, clock.now())];
  await send(ben, 'event.join', { listingId: gone });
  await server.sql`update users set banned_at = now() where id = ${host.id}`;
  await updateEvents();
  expect(await codesOf(ben)).toEqual(['contact.eventCanceled']);
  clock.advance(364 * dayMs);
  await deleteExpired(sql, clock);
  const rows = () => server.sql`select from listings where id = ${old}`;
  expect(await rows()).toHaveLength(1);
  clock.advance(3 * dayMs);
  await deleteExpired(sql, clock);
  expect(await rows()).toHaveLength(0);
});
